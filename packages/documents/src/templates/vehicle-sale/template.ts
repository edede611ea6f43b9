// The sale of a registered vehicle.
import type { Template } from '../../template.ts'
import { about } from './about.ts'
import { build } from './build.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

export const vehicleSale: Template = {
  id: 'vehicle-sale',
  version: 1,
  ...about,
  lists: [],
  initial,
  steps,
  problems,
  notes,
  nameOf: (values) => nameOf(values, about.title),
  build,
  next,
  helpers: ['documentWriter', 'legalAdvisor'],
}
