import { MEETING_DAYS } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { expect, test } from 'vitest'
import { timeToCome } from './times.ts'

const MEETING = { date: '2026-11-25', time: '10:30' }
const AT = new Date('2026-11-25T07:30:00Z')
const before = (ms: number): Date => new Date(AT.getTime() - ms)
const refused = (message: string) => expect.objectContaining({ code: 'invalid_input', field: 'date', words: message })

test('day and hour are those of Addis Ababa', () => {
  expect(timeToCome(MEETING, before(1))).toEqual(AT)
})

test('a time is to come, and no further away than meetings are made', () => {
  expect(() => timeToCome(MEETING, AT)).toThrow(refused('ask.timePast'))
  expect(() => timeToCome(MEETING, before(-1))).toThrow(refused('ask.timePast'))
  expect(timeToCome(MEETING, before(MEETING_DAYS * DAY_MS))).toEqual(AT)
  expect(() => timeToCome(MEETING, before(MEETING_DAYS * DAY_MS + 1))).toThrow(refused('ask.timeFar'))
})

test('what is no time is none to come', () => {
  expect(() => timeToCome({ date: '2026-13-01', time: '10:30' }, AT)).toThrow(refused('ask.timePast'))
})
