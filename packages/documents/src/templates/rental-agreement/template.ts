// A lease of a home or of business premises.
import type { Template } from '../../template.ts'
import { about } from './about.ts'
import { build } from './build.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

export const rentalAgreement: Template = {
  id: 'rental-agreement',
  version: 2,
  ...about,
  lists: [],
  initial,
  steps,
  problems,
  notes,
  nameOf,
  build,
  next,
  helpers: ['documentWriter', 'legalAdvisor'],
}
