// A loan of money from one person to another.
import type { Template } from '../../template.ts'
import { about } from './about.ts'
import { build } from './build.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

export const loanAgreement: Template = {
  id: 'loan-agreement',
  version: 1,
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
