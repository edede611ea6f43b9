import { expect, test } from 'vitest'
import { WORKER_LIMITS } from './limits.ts'
import {
  earningInputSchema,
  earningsQuerySchema,
  ownWorkerChangeSchema,
  photoParamsSchema,
  serviceInputSchema,
  servicesOrderSchema,
} from './own.ts'

const SERVICE = {
  title: { en: 'Licence', am: '' },
  text: { en: ' ', am: 'ፈቃድ' },
  price: '1500.50',
  papers: { en: ['Passport'], am: [] },
  specialty: null,
  days: 0,
  postId: null,
}
const service = (change: object = {}) => serviceInputSchema.safeParse({ ...SERVICE, ...change })
const fields = (change: object) => service(change).error?.issues.map(({ path }) => path[0])

test('a service is said in one language at least; an empty text is none, an amount a number', () => {
  expect(service().data).toEqual({ ...SERVICE, title: { en: 'Licence', am: null }, text: { en: null, am: 'ፈቃድ' }, price: 1500.5 })
  expect(service({ title: { en: ' ', am: '' } }).error?.issues[0]).toMatchObject({
    path: ['title'],
    message: 'dashboard.oneLanguage',
  })
  expect(service({ text: { en: '', am: '' } }).success).toBe(true)
})

test.each([
  ['title', { title: { en: 'a'.repeat(101), am: '' } }],
  ['text', { text: { en: 'a'.repeat(WORKER_LIMITS.serviceText + 1), am: '' } }],
  ['price', { price: '0' }],
  ['price', { price: '0.00' }],
  ['price', { price: '1,000' }],
  ['price', { price: 1000 }],
  ['price', { price: `1${' '.repeat(20)}` }],
  ['papers', { papers: { en: [''], am: [] } }],
  ['papers', { papers: { en: ['a'.repeat(121)], am: [] } }],
  ['papers', { papers: { en: Array(WORKER_LIMITS.servicePapers + 1).fill('a'), am: [] } }],
  ['specialty', { specialty: 'dragons' }],
  ['days', { days: -1 }],
  ['days', { days: WORKER_LIMITS.serviceDays + 1 }],
  ['days', { days: 0.5 }],
  ['postId', { postId: 'No Guide' }],
])('a wrong %s is refused by its name: %j', (field, change) => {
  expect(fields(change)).toContain(field)
})

test('the bounds themselves are good', () => {
  for (const change of [
    { title: { en: 'a'.repeat(100), am: '' } },
    { days: WORKER_LIMITS.serviceDays },
    { days: null },
    { papers: { en: Array(WORKER_LIMITS.servicePapers).fill('a'.repeat(120)), am: [] } },
    { price: '0.01' },
  ])
    expect([change, service(change).success]).toEqual([change, true])
})

test('a worker changes what is sent and nothing else; a name and a description stay in one language at least', () => {
  const change = (sent: object) => ownWorkerChangeSchema.safeParse(sent)
  expect(change({}).data).toEqual({})
  expect(change({ name: { en: ' Selam ', am: '' }, available: true }).data).toEqual({
    name: { en: 'Selam', am: null },
    available: true,
  })
  expect(change({ about: { en: '', am: '' } }).data).toEqual({ about: { en: null, am: null } })
  for (const field of ['name', 'description'])
    expect(change({ [field]: { en: '', am: ' ' } }).error?.issues[0]).toMatchObject({
      path: [field],
      message: 'dashboard.oneLanguage',
    })
  const longest = WORKER_LIMITS.name * 2 + 1
  expect([longest, longest + 1].map((length) => change({ name: { en: 'a'.repeat(length), am: '' } }).success)).toEqual([
    true,
    false,
  ])
  expect(change({ about: { en: 'a'.repeat(WORKER_LIMITS.about + 1), am: '' } }).success).toBe(false)
})

test('earnings are of days from 1900 on, the first before the last', () => {
  const range = (from: string, to: string) => earningsQuerySchema.safeParse({ from, to }).success
  expect([range('2026-11-01', '2026-11-30'), range('2026-11-01', '2026-11-01'), range('1900-01-01', '1900-01-01')]).toEqual([
    true,
    true,
    true,
  ])
  expect([range('2026-11-02', '2026-11-01'), range('1899-12-31', '2026-11-01'), range('x', '2026-11-01')]).toEqual([
    false,
    false,
    false,
  ])
  const note = (change: object) =>
    earningInputSchema.safeParse({
      id: '7f1c2c1e-0000-4000-8000-000000000001',
      day: '2026-11-01',
      amount: '100',
      note: '',
      ...change,
    })
  expect(note({}).data).toMatchObject({ amount: 100, note: null })
  expect(note({ note: 'a'.repeat(WORKER_LIMITS.earningNote) }).success).toBe(true)
  for (const change of [
    { note: 'a'.repeat(WORKER_LIMITS.earningNote + 1) },
    { id: 'x' },
    { amount: '-1' },
    { day: '1899-12-31' },
  ])
    expect([change, note(change).success]).toEqual([change, false])
})

test('an order has no more services than there may be, a photo two sizes', () => {
  const order = (length: number) => servicesOrderSchema.safeParse({ ids: Array.from({ length }, (_, i) => i + 1) }).success
  expect([order(WORKER_LIMITS.services), order(WORKER_LIMITS.services + 1)]).toEqual([true, false])
  expect(servicesOrderSchema.safeParse({ ids: [0] }).success).toBe(false)
  const photo = (file: string) => photoParamsSchema.safeParse({ photoId: '7f1c2c1e-0000-4000-8000-000000000001', file }).success
  expect(['small.webp', 'large.webp', 'huge.webp'].map(photo)).toEqual([true, true, false])
})
