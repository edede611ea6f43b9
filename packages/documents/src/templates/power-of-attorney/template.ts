import type { Template } from '../../template.ts'
import { TEMPLATE_TITLES } from '../titles.ts'
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
