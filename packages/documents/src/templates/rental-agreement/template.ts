import type { Template } from '../../template.ts'
import { TEMPLATE_TITLES } from '../titles.ts'
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
  problems: () => [],
  notes: () => [],
  nameOf: () => title,
  build: (_, { issuedAt, reference }) => ({
    lang: 'am',
    title: title.am,
    reference,
    issuedAt,
    header: '',
    footer: '',
    labels: { article: '', page: '', name: '', signature: '', date: '' },
    blocks: [],
  }),
  next: () => [],
}
