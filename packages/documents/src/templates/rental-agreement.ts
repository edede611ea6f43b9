import type { Template } from '../template.ts'

const text = { en: 'rental-agreement', am: 'rental-agreement' }
export const rentalAgreement: Template = {
  id: 'rental-agreement',
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
