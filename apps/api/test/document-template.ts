// A template of the tests: every kind of field, a list of members, and rules of its own. It says nothing about the templates that ship.
import type { Block, Doc, Field, Step, Template, Value, Values } from '@menged/documents'

const text = (value: string) => ({ en: value, am: `የ${value} ጽሑፍ` })
const field = (name: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  name,
  type,
  label: text(name),
  ...more,
})
const options = ['sole', 'joint'].map((value) => ({ value, label: text(value) }))
const said = (value: Value | undefined): string => (typeof value === 'string' ? value : '')

function steps(values: Values): readonly Step[] {
  const members = Array.from({ length: Number(values.members) }, (_, i) => i + 1)
  return [
    {
      id: 'company',
      title: text('company'),
      fields: [
        field('company', 'text', { required: true, most: 300 }),
        field('objects', 'longText'),
        field('kind', 'choice', { options }),
        field('powers', 'choices', { options }),
        field('married', 'yesNo'),
        ...(values.married === 'yes' ? [field('spouse', 'text')] : []),
      ],
    },
    ...members.map((n) => ({
      id: `member${n}`,
      title: text('member'),
      fields: [field(`member${n}Name`, 'text')],
      list: { id: 'members', n },
    })),
    { id: 'confirmation', title: text('confirmation'), fields: [field('agree', 'check', { required: true })] },
  ]
}

function build(values: Values, { language, issuedAt, reference, copy }: Parameters<Template['build']>[1]): Doc {
  const names = Object.entries(values).filter(([name]) => name.endsWith('Name'))
  const blocks: Block[] = [
    { k: 'article', n: 1, title: ['የማኅበሩ ስም'], body: [{ k: 'p', c: [{ field: 'company', text: said(values.company) }] }] },
    { k: 'p', c: [{ field: 'objects', text: said(values.objects) }] },
    {
      k: 'signatures',
      items: names.map(([name, value]) => ({ role: 'አባል', name: said(value), field: name, lines: [] })),
    },
  ]
  return {
    lang: language === 'en' ? 'en' : 'am',
    title: 'መመሥረቻ ጽሑፍ',
    reference,
    issuedAt,
    header: 'Menged',
    footer: copy === 'signing' ? '' : 'Draft',
    labels: { article: 'አንቀጽ {n}።', page: 'ገጽ {n} ከ {of}', name: 'ስም', signature: 'ፊርማ', date: 'ቀን' },
    blocks,
  }
}

export const testTemplate: Template = {
  id: 'plc-foundation',
  effect: 'authenticated',
  version: 3,
  title: text('title'),
  description: text('description'),
  lists: [{ id: 'members', count: 'members', least: 2, most: 5, initial: 2, add: text('add'), remove: text('remove') }],
  initial: { members: '2' },
  steps,
  problems: (values) => [
    ...(values.company
      ? []
      : [{ field: 'company', message: { en: 'This field is required', am: 'ይህ መስክ መሞላት አለበት' }, severity: 'error' as const }]),
    { field: 'objects', message: text('look again'), severity: 'warning' },
  ],
  notes: () => [],
  nameOf: ({ company }) => ({ en: `PLC foundation document, ${said(company)}`, am: `የማኅበር መመሥረቻ ሰነድ፣ ${said(company)}` }),
  build,
  next: () => [],
  helpers: [],
}
