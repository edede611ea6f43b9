import type { Template } from '../../template.ts'
import { TEMPLATE_TITLES } from '../titles.ts'
import { lists } from './lists.ts'
import { initial, steps } from './steps.ts'

const { title, description } = TEMPLATE_TITLES['plc-foundation']
export const plcFoundation: Template = {
  id: 'plc-foundation',
  version: 1,
  title,
  description,
  lists: lists,
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
