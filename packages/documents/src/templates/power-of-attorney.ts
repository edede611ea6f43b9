import type { Template } from '../template.ts'

const text = { en: 'power-of-attorney', am: 'power-of-attorney' }
export const powerOfAttorney: Template = {
  id: 'power-of-attorney',
  version: 1,
  title: text,
  description: text,
  lists: [],
  initial: {},
  steps: () => [{ id: 'confirmation', title: text, fields: [{ name: 'agree', type: 'check', label: text, required: true }] }],
  problems: () => [],
  notes: () => [],
  nameOf: () => text,
  build: (_, { issuedAt, reference }) => ({
    lang: 'am',
    title: text.am,
    reference,
    issuedAt,
    header: '',
    footer: '',
    labels: { article: '', page: '', name: '', signature: '', date: '' },
    blocks: [],
  }),
  next: () => [],
}
