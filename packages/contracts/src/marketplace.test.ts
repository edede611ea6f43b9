import { expect, test } from 'vitest'
import { PRICE_MAX, WORKERS_MOST, WORKERS_SHOWN } from './marketplace/lists.ts'
import { ID_MAX, someOf, workerIdSchema, workersQuerySchema } from './marketplace.ts'

const query = (change: object) => workersQuerySchema.safeParse({ language: 'en', ...change })

test('of a list some are chosen, each once; an end without a value and any other word is refused', () => {
  const some = someOf(['a', 'bc'])
  expect(['', 'a', 'bc,a', 'a,a'].map((text) => some.parse(text))).toEqual([[], ['a'], ['bc', 'a'], ['a']])
  expect(some.parse(undefined)).toEqual([])
  for (const text of [',', 'a,', ',a', 'a,,bc', 'ab', 'x', 'a,bc,a,bc'])
    expect([text, some.safeParse(text).success]).toEqual([text, false])
})

test('without a choice every worker is listed, the best first', () => {
  expect(query({}).data).toEqual({
    q: '',
    language: 'en',
    category: [],
    city: [],
    from: 0,
    to: PRICE_MAX,
    rating: 0,
    sort: 'rating',
    show: WORKERS_SHOWN,
  })
})

test.each([
  ['from', { from: '300', to: '200' }],
  ['from', { from: '-1' }],
  ['from', { from: String(PRICE_MAX + 1) }],
  ['from', { from: '1.5' }],
  ['to', { to: '-1' }],
  ['to', { to: String(PRICE_MAX + 1) }],
  ['rating', { rating: '5' }],
  ['rating', { rating: '-1' }],
  ['show', { show: '0' }],
  ['show', { show: String(WORKERS_MOST + 1) }],
  ['sort', { sort: 'luck' }],
  ['city', { city: 'atlantis' }],
  ['category', { category: 'wizards' }],
])('a wrong %s is refused by its name: %j', (field, change) => {
  expect(query(change).error?.issues.map(({ path }) => path[0])).toContain(field)
})

test('the bounds themselves are good', () => {
  for (const change of [
    { from: '200', to: '200' },
    { from: '0', to: '0' },
    { to: String(PRICE_MAX) },
    { rating: '4' },
    { show: String(WORKERS_MOST) },
  ])
    expect([change, query(change).success]).toEqual([change, true])
})

test('a worker has a number that the table can hold', () => {
  expect(['1', String(ID_MAX)].map((id) => workerIdSchema.safeParse(id).success)).toEqual([true, true])
  for (const id of ['0', '-1', '1.5', 'x', String(ID_MAX + 1)])
    expect([id, workerIdSchema.safeParse(id).success]).toEqual([id, false])
})
