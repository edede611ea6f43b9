import { DAY_MS } from '@menged/ethiopia/durations'
import { expect, test } from 'vitest'
import { BLOCK, inOrder, isNewcomer, meanOf, NEW_PLACE, type Ranked, scoreOf, withNewcomers } from './ranking.ts'

const NOW = Date.UTC(2026, 10, 23)
const worker = (id: number, change: Partial<Ranked> = {}): Ranked => ({
  id,
  startingPrice: 100,
  responseMinutes: 60,
  reviewCount: 20,
  starsGiven: 80,
  createdAt: NOW - 365 * DAY_MS,
  ...change,
})
const newcomer = (id: number) => worker(id, { reviewCount: 0, starsGiven: 0, createdAt: NOW - DAY_MS })
const ids = (list: readonly Ranked[]) => list.map(({ id }) => id)
const shown = (list: Ranked[], most = 100, day = '2026-11-23') => withNewcomers(inOrder(list, 'rating'), { day, now: NOW, most })

test('many good reviews stand before one perfect one', () => {
  const [many, one] = [worker(1, { reviewCount: 40, starsGiven: 190 }), worker(2, { reviewCount: 1, starsGiven: 5 })]
  expect(scoreOf(many)).toBeCloseTo(4.6)
  expect(scoreOf(one)).toBeCloseTo(4.09)
  expect(ids(inOrder([one, many], 'rating'))).toEqual([1, 2])
})

test('each order, and who is equal in it stands by the score', () => {
  const list = [
    worker(1, { startingPrice: 300, responseMinutes: 30 }),
    worker(2, { startingPrice: 100, reviewCount: 50, starsGiven: 100 }),
    worker(3, { startingPrice: 100, starsGiven: 90 }),
  ]
  expect(ids(inOrder(list, 'reviews'))).toEqual([2, 3, 1])
  expect(ids(inOrder(list, 'price-low'))).toEqual([3, 2, 1])
  expect(ids(inOrder(list, 'price-high'))).toEqual([1, 3, 2])
  expect(ids(inOrder(list, 'response'))).toEqual([1, 3, 2])
})

test('the third of every six places is kept for who is new, and nobody stands twice or is left out', () => {
  const list = [...Array.from({ length: 10 }, (_, i) => worker(i + 1, { starsGiven: 100 - i })), newcomer(20), newcomer(21)]
  const { list: all, lifted } = shown(list)
  expect([...lifted].sort()).toEqual([20, 21])
  expect([all[NEW_PLACE]?.id, all[NEW_PLACE + BLOCK]?.id].sort()).toEqual([20, 21])
  expect(ids(all).toSorted((a, b) => a - b)).toEqual(ids(list))
  expect(ids(all).filter((id) => id < 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('who is new takes turns from day to day, and has the same place all day', () => {
  const list = [worker(1), worker(2), ...Array.from({ length: 8 }, (_, i) => newcomer(10 + i))]
  const firsts = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(
    (day) => shown(list, 6, day).list[NEW_PLACE]?.id,
  )
  expect(new Set(firsts).size).toBeGreaterThan(1)
  expect(shown(list, 6)).toEqual(shown(list, 6))
  expect(ids(shown(list, 12).list.slice(0, 6))).toEqual(ids(shown(list, 6).list))
})

test('three reviews or two months end it', () => {
  const list = [worker(1), worker(2), worker(3), worker(4, { reviewCount: 3, starsGiven: 3, createdAt: NOW })]
  expect(shown(list).lifted.size).toBe(0)
  const old = worker(5, { reviewCount: 0, starsGiven: 0, createdAt: NOW - 61 * DAY_MS })
  expect(shown([...list, old]).lifted.size).toBe(0)
})

test('new is who has fewer than three reviews and joined less than sixty days ago', () => {
  const isNew = (reviewCount: number, age: number) => isNewcomer(worker(1, { reviewCount, createdAt: NOW - age }), NOW)
  expect([isNew(0, 0), isNew(2, 60 * DAY_MS - 1), isNew(3, 0), isNew(2, 60 * DAY_MS)]).toEqual([true, true, false, false])
})

test('of equal scores more reviews stand first, then who came first', () => {
  const equal = [worker(3, { reviewCount: 10, starsGiven: 40 }), worker(2), worker(1, { reviewCount: 10, starsGiven: 40 })]
  expect(ids(inOrder(equal, 'rating'))).toEqual([2, 1, 3])
  expect([meanOf({ reviewCount: 0, starsGiven: 0 }), meanOf({ reviewCount: 4, starsGiven: 18 })]).toEqual([0, 4.5])
})

test('where nobody is new every place is for the best, and no more are shown than there are', () => {
  expect(ids(shown([worker(1, { starsGiven: 90 }), worker(2), worker(3, { starsGiven: 70 })]).list)).toEqual([1, 2, 3])
  expect(ids(shown([newcomer(1)]).list)).toEqual([1])
  expect(shown([]).list).toEqual([])
  expect(shown([worker(1), worker(2)], 1).list.length).toBe(1)
})
