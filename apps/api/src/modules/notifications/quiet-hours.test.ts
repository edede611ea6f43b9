import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (hour: number, minute = 0): number => hour * 60 + minute
const NIGHT = { from: at(22), to: at(6, 30) }
const NOON = { from: at(12), to: at(13) }

// Addis Ababa is three hours ahead of UTC.
test.each([
  ['none chosen', '2026-11-20T20:00:00Z', null, null],
  ['hours of no length', '2026-11-20T09:00:00Z', { from: at(12), to: at(12) }, null],
  ['before noon', '2026-11-20T08:59:59Z', NOON, null],
  ['on the first minute', '2026-11-20T09:00:00Z', NOON, '2026-11-20T10:00:00.000Z'],
  ['within a minute', '2026-11-20T09:59:59.900Z', NOON, '2026-11-20T10:00:00.000Z'],
  ['on the minute after', '2026-11-20T10:00:00Z', NOON, null],
  ['in the evening, over midnight', '2026-11-20T19:00:00Z', NIGHT, '2026-11-21T03:30:00.000Z'],
  ['one minute before', '2026-11-20T18:59:00Z', NIGHT, null],
  ['at midnight of Addis Ababa', '2026-11-20T21:00:00Z', NIGHT, '2026-11-21T03:30:00.000Z'],
  ['in the morning', '2026-11-21T03:29:00Z', NIGHT, '2026-11-21T03:30:00.000Z'],
  ['when they are over', '2026-11-21T03:30:00Z', NIGHT, null],
  ['all day but a minute', '2026-11-20T09:00:00Z', { from: at(12), to: at(11, 59) }, '2026-11-21T08:59:00.000Z'],
] as const)('%s', (_, now, hours, until) => {
  expect(quietUntil(new Date(now), hours)?.toISOString() ?? null).toBe(until)
})
