// A small template for tests: two partners or more, an amount, a date, and a choice that asks for more.
import type { Field, List, Problem, Step, Template, Values } from '@menged/documents/preview'

const both = (en: string) => ({ en, am: en })
const field = (name: string, type: Field['type'], extra: Partial<Field> = {}): Field => ({
  name,
  type,
  label: both(name),
  ...extra,
})

export const PARTNERS: List = {
  id: 'partners',
  count: 'partnerCount',
  least: 2,
  most: 3,
  initial: 2,
  add: both('Add a partner'),
  remove: both('Remove this partner'),
}
const partner = (n: number, values: Values): Step => ({
  id: `partner${n}`,
  title: both(`Partner ${n}`),
  list: { id: 'partners', n },
  fields: [
    field(`partner${n}Name`, 'text', { required: true, known: 'name' }),
    field(`partner${n}Id`, 'text', { known: 'idNumber' }),
    ...(values[`partner${n}Name`] === 'Abroad' ? [field(`partner${n}Country`, 'text')] : []),
  ],
})

const problems = (values: Values): Problem[] => [
  ...(Number(values.shares) > 100 ? [{ field: 'shares', message: both('At most 100 shares'), severity: 'error' as const }] : []),
  ...(Number(values.shares) < 10 ? [{ field: 'shares', message: both('Few shares'), severity: 'warning' as const }] : []),
]

export const partnership: Template = {
  id: 'plc-foundation',
  effect: 'authenticated',
  version: 3,
  title: both('Partnership'),
  description: both('For tests'),
  lists: [PARTNERS],
  initial: { partnerCount: '2', currency: 'ETB' },
  steps: (values) => [
    {
      id: 'company',
      title: both('Company'),
      fields: [field('companyName', 'text', { required: true, known: 'company' }), field('founded', 'date')],
    },
    ...Array.from({ length: Number(values.partnerCount) }, (_, i) => partner(i + 1, values)),
    {
      id: 'shares',
      title: both('Shares'),
      fields: [field('shares', 'number', { required: true, most: 5 }), field('pets', 'yesNo', { required: true })],
    },
    { id: 'review', title: both('Review'), fields: [] },
    { id: 'confirmation', title: both('Confirmation'), fields: [field('agree', 'check', { required: true })] },
  ],
  problems,
  notes: () => [],
  nameOf: ({ companyName }) => both(`Partnership, ${String(companyName ?? '')}`),
  build: ({ companyName }, { issuedAt, reference }) => ({
    lang: 'en',
    title: 'Partnership',
    reference,
    issuedAt,
    header: '',
    footer: '',
    labels: { article: 'Article {n}.', page: '', name: 'Name', signature: 'Signature', date: 'Date' },
    blocks: [
      { k: 'p', c: [companyName ? { field: 'companyName', text: String(companyName) } : { blank: 12, field: 'companyName' }] },
    ],
  }),
  next: () => [],
  helpers: [],
}
