// The frame around the blocks of a document: titles, labels and the note that it is a draft.

import { firstOf, SIDES } from '@menged/contracts/documents/lists'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Doc, Para } from '../doc.ts'
import { LABELS } from '../labels.ts'
import type { Effect, Issue } from '../template.ts'
import { type Form, plainText } from './fill.ts'
import { compose, type Piece, plainTogether } from './pieces.ts'
import { COVER, DRAFT_NOTE, FOOTER } from './words.ts'

export function documentOf(
  title: Text,
  pieces: readonly Piece[],
  form: Form,
  issue: Issue,
  effect: Effect = 'authenticated',
): Doc {
  const lang = firstOf(issue.language)
  const together = (text: Text): string =>
    issue.language === 'both' ? plainTogether(text, form) : plainText(text[lang], form, lang)
  const isForSigning = issue.copy === 'signing'
  const paragraphs = (text: Text): Para[] =>
    issue.language === 'both' ? SIDES.map((side) => [{ lang: side, t: [text[side]] }]) : [[text[lang]]]
  const label = (of: 'name' | 'signature' | 'date'): string => together(inEach((each) => LABELS[each][of]))
  return {
    lang,
    title: together(title),
    reference: issue.reference,
    issuedAt: issue.issuedAt,
    header: together(title),
    footer: isForSigning ? '' : together(FOOTER[effect]),
    labels: { ...LABELS[lang], name: label('name'), signature: label('signature'), date: label('date') },
    ...(isForSigning
      ? {
          cover: {
            title: issue.language === 'both' ? SIDES.map((side) => COVER.title[side]).join('\n') : COVER.title[lang],
            paragraphs: COVER.paragraphs[effect].flatMap(paragraphs),
          },
        }
      : {}),
    blocks: compose(isForSigning ? pieces : [{ k: 'note', text: DRAFT_NOTE[effect] }, ...pieces], form, issue.language),
  }
}
