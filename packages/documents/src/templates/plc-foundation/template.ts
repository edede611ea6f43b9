// The foundation document of a private limited company: memorandum and articles of association in one file.
import type { Template } from '../../template.ts'
import { about } from './about.ts'
import { build } from './build.ts'
import { lists } from './lists.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

export const plcFoundation: Template = {
  id: 'plc-foundation',
  version: 3,
  ...about,
  lists,
  initial,
  steps,
  problems,
  notes,
  nameOf: (values) => nameOf(values, about.title),
  build,
  next,
  helpers: ['legalAdvisor', 'documentWriter'],
}
