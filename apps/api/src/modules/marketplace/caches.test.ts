// What of workers and their services is read from the database again, and when.
import { HOUR_MS } from '@menged/ethiopia/durations'
import { expect, test } from 'vitest'
import { testClock } from '../../../test/clock.ts'
import type { OfferRow } from './guday-queries.ts'
import { OfferCache } from './offer-cache.ts'
import type { EntryRow } from './queries.ts'
import { WorkerCache } from './worker-cache.ts'

const NOON = new Date('2026-11-20T09:00:00Z')
const minutesAfter = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
const worker = (id: number, change: Partial<EntryRow> = {}): EntryRow => ({
  id,
  nameEn: `Selam ${id}`,
  nameAm: null,
  descriptionEn: 'Papers',
  descriptionAm: null,
  location: 'Bole',
  city: 'addis-ababa',
  specialties: ['dataEntry'],
  startingPrice: 100,
  responseMinutes: 60,
  reviewCount: 0,
  starsGiven: 0,
  createdAt: NOON,
  updatedAt: NOON,
  ...change,
})

/** Workers by their number, and from when on they were asked for, each time. */
function workersOf(...rows: EntryRow[]) {
  const stored = new Map(rows.map((row) => [row.id, row]))
  const asked: (string | null)[] = []
  const clock = testClock()
  const queries = {
    entries: async (since?: Date) => {
      asked.push(since?.toISOString() ?? null)
      return [...stored.values()].filter(({ updatedAt }) => !since || updatedAt >= since)
    },
    count: async () => stored.size,
  }
  return { stored, asked, clock, cache: new WorkerCache({ queries, clock }) }
}
const BEFORE_NOON = minutesAfter(-5).toISOString()

test('without notices workers are read each time: all at first, then those of the last minutes', async () => {
  const { stored, asked, cache } = workersOf(worker(1), worker(2))
  await cache.refresh()
  stored.set(3, worker(3, { updatedAt: minutesAfter(1) }))
  await cache.refresh()
  await cache.refresh()
  expect(asked).toEqual([null, BEFORE_NOON, minutesAfter(-4).toISOString()])
  expect([cache.size, cache.reads, cache.get(3)?.id, cache.get(4)]).toEqual([3, 3, 3, undefined])
})

test('who has gone is noticed by the count, and all are read again', async () => {
  const { stored, asked, cache } = workersOf(worker(1), worker(2))
  await cache.refresh()
  stored.delete(1)
  await cache.refresh()
  expect(asked).toEqual([null, BEFORE_NOON, null])
  expect([cache.size, cache.get(1), cache.reads]).toEqual([1, undefined, 2])
})

test('with notices they are read when one names them, and whole after an hour', async () => {
  const { asked, clock, cache } = workersOf(worker(1))
  cache.listening(true)
  await cache.refresh()
  await cache.refresh()
  cache.changed(new Set(['post']))
  await cache.refresh()
  expect(asked).toEqual([null])
  cache.changed(new Set(['post', 'workers']))
  await cache.refresh()
  cache.changed()
  await cache.refresh()
  expect(asked).toEqual([null, BEFORE_NOON, BEFORE_NOON])
  clock.advance(HOUR_MS / 1000 - 1)
  await cache.refresh()
  expect(asked.length).toBe(3)
  clock.advance(1)
  await cache.refresh()
  expect(asked.slice(3)).toEqual([null])
  cache.listening(false)
  await cache.refresh()
  await cache.refresh()
  expect(asked.length).toBe(6)
})

test('of many who want them at once one reads', async () => {
  const { asked, cache } = workersOf(worker(1))
  await Promise.all([cache.refresh(), cache.refresh(), cache.refresh()])
  expect(asked).toEqual([null])
})

const offer = (id: number, change: Partial<OfferRow> = {}): OfferRow =>
  ({
    ...{ id, workerId: 1, place: 0, price: 100, days: null, specialty: null, postId: null, specialties: ['dataEntry'] },
    ...{ titleEn: `Service ${id}`, titleAm: null, textEn: null, textAm: null, nameEn: 'Selam', nameAm: null },
    ...{ location: 'Bole', city: null, changedAt: NOON },
    ...change,
  }) as OfferRow

test('services are read again with their workers; one that is offered no more, or by nobody, is not there', async () => {
  const { stored, clock, cache } = workersOf(worker(1), worker(2, { reviewCount: 20, starsGiven: 100 }))
  const offered = new Map([offer(1), offer(2, { workerId: 2, days: 3 }), offer(3, { workerId: 9 })].map((row) => [row.id, row]))
  const asked: (string | null)[] = []
  const queries = {
    entries: async (since?: Date) => {
      asked.push(since?.toISOString() ?? null)
      return [...offered.values()].filter(({ changedAt }) => !since || changedAt >= since)
    },
    count: async () => offered.size,
  }
  const offers = new OfferCache({ queries, workers: cache, clock })
  cache.listening(true)
  await offers.refresh()
  await offers.refresh()
  expect(asked).toEqual([null])
  expect(offers.all.map(({ id, days, cityPlace }) => [id, days, cityPlace])).toEqual([
    [2, 3, 0],
    [1, Number.POSITIVE_INFINITY, 0],
  ])
  cache.changed()
  await offers.refresh()
  expect(asked).toEqual([null, BEFORE_NOON])
  offered.delete(1)
  cache.changed()
  await offers.refresh()
  expect(asked.slice(2)).toEqual([BEFORE_NOON, null])
  expect([offers.get(1), offers.get(2)?.id, offers.get(3)]).toEqual([undefined, 2, undefined])
  stored.delete(2)
  cache.changed()
  await offers.refresh()
  expect(offers.all).toEqual([])
  clock.advance(HOUR_MS / 1000)
  await offers.refresh()
  expect(asked.at(-1)).toBeNull()
})
