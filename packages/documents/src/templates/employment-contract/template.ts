// A contract of work under the Labour Proclamation.
import type { Template } from '../../template.ts'
import { about } from './about.ts'
import { initial } from './answers.ts'
import { build } from './build.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { steps } from './steps.ts'

export const employmentContract: Template = {
  id: 'employment-contract',
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
  helpers: ['legalAdvisor', 'documentWriter'],
}
