import type { WorkerRequest } from '@menged/contracts/requests'
import { addisDate } from '@menged/ethiopia/calendar'
import { expect, test } from 'vitest'
import { monthOf } from '../month.ts'
import { figuresOf } from './figures.ts'

/** Ten in the morning in Addis Ababa; 11 Hidar 2019. */
const NOW = Date.parse('2026-11-20T07:00:00.000Z')
const request = (change: Partial<WorkerRequest>) =>
  ({ state: 'waiting', may: [], agreedAt: null, endedAt: null, budget: null, ...change }) as WorkerRequest
const figures = (list: Partial<WorkerRequest>[], language: 'am' | 'en' = 'en') =>
  figuresOf(list.map(request), NOW, monthOf(addisDate(NOW), language))

test('nothing comes to nothing', () => {
  expect(figures([])).toEqual({ today: 0, next: null, unanswered: 0, done: 0, budgets: null })
})

test('appointments of today count whether they are over or not, and the next one is named', () => {
  const times = ['2026-11-20T20:30:00.000Z', '2026-11-20T05:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-20T21:30:00.000Z']
  const list = times.map((agreedAt) => ({ state: 'accepted' as const, agreedAt }))
  expect(figures(list)).toMatchObject({ today: 3, next: '2026-11-20T08:00:00.000Z' })
  expect(figures([{ state: 'cancelled', agreedAt: times[0] ?? null }])).toMatchObject({ today: 0, next: null })
})

test('what is new and what the client has named waits for an answer', () => {
  expect(figures([{}, { state: 'proposed', may: ['agreed'] }, { state: 'proposed' }, { state: 'accepted' }]).unanswered).toBe(2)
})

test('a month is the reader’s own, and holds what is done, not what came to nothing', () => {
  const list = [
    { state: 'done', endedAt: '2026-11-05T07:00:00.000Z', budget: 500.5 },
    { state: 'done', endedAt: '2026-11-12T07:00:00.000Z' },
    { state: 'unfinished', endedAt: '2026-11-12T07:00:00.000Z', budget: 900 },
    { state: 'done', endedAt: '2026-10-31T21:30:00.000Z', budget: 100 },
    { state: 'done', endedAt: '2026-10-31T20:30:00.000Z', budget: 100 },
  ] as const
  expect(figures([...list])).toMatchObject({ done: 3, budgets: 600.5 })
  // Hidar begins on 10 November.
  expect(figures([...list], 'am')).toMatchObject({ done: 1, budgets: null })
})
