// What a form begins with: a post with nothing written, and a guide with nothing filled in. No schema library here.

import { inEach, type Text } from '@menged/ethiopia/text'
import type { Category } from '../categories.ts'
import type { DraftContent, DraftGuide } from './content.ts'

const nothing = (): Text => inEach(() => '')
const noFact = () => ({ value: nothing(), note: nothing() })

export const emptyDraft = (category: Category): DraftContent => ({
  category,
  title: nothing(),
  body: nothing(),
  guide: null,
  related: [],
  address: '',
})

export const emptyDraftGuide = (): DraftGuide => ({
  summary: nothing(),
  facts: { cost: noFact(), time: noFact(), where: noFact(), validFor: noFact() },
  documents: [],
  steps: [],
  nameMustMatch: false,
  fees: [],
  office: { name: nothing(), note: nothing(), phone: [], website: [], hours: nothing(), usualHours: false },
  questions: [],
  law: [],
  sources: [],
  whereToCheck: [],
  asOf: '',
  certainty: 'medium',
  row: { cost: nothing(), time: nothing(), place: nothing() },
})
