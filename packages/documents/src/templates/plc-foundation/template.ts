// The foundation document of a private limited company: memorandum and articles of association in one file.
import type { Template } from '../../template.ts'
import { TEMPLATE_TITLES } from '../titles.ts'
import { build } from './build.ts'
import { lists } from './lists.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

const { title, description } = TEMPLATE_TITLES['plc-foundation']
export const plcFoundation: Template = {
  id: 'plc-foundation',
  version: 1,
  title,
  description,
  lists,
  initial,
  steps,
  problems,
  notes,
  nameOf: (values) => nameOf(values, title),
  build,
  next,
}
