// A power of attorney: one person lets another act in their name.
import type { Template } from '../../template.ts'
import { TEMPLATE_TITLES } from '../titles.ts'
import { build } from './build.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

const { title, description } = TEMPLATE_TITLES['power-of-attorney']
export const powerOfAttorney: Template = {
  id: 'power-of-attorney',
  version: 1,
  title,
  description,
  lists: [],
  initial,
  steps,
  problems,
  notes,
  nameOf: (values) => nameOf(values, title),
  build,
  next,
}
