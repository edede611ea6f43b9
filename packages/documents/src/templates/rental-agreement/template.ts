// A lease of a home or of business premises.
import type { Template } from '../../template.ts'
import { TEMPLATE_TITLES } from '../titles.ts'
import { build } from './build.ts'
import { nameOf, next, notes } from './notes.ts'
import { problems } from './rules.ts'
import { initial, steps } from './steps.ts'

const { title, description } = TEMPLATE_TITLES['rental-agreement']
export const rentalAgreement: Template = {
  id: 'rental-agreement',
  version: 1,
  title,
  description,
  lists: [],
  initial,
  steps,
  problems,
  notes,
  nameOf,
  build,
  next,
}
