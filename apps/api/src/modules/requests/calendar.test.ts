import { expect, test } from 'vitest'
import { calendarFile, folded } from './calendar.ts'

const EVENT = {
  uid: 'request-1@menged',
  version: 3,
  at: new Date('2026-11-25T07:00:00Z'),
  minutes: 60,
  changedAt: new Date('2026-11-20T09:00:00Z'),
  title: 'Meeting with ሰላም',
  text: 'One\r\nEND:VEVENT; two, three \\ four',
  place: '',
}

test('an event has an id, UTC times and escaped texts, each line ended by CRLF', () => {
  const lines = calendarFile(EVENT).split('\r\n')
  expect(lines).toContain('UID:request-1@menged')
  expect(lines).toContain('SEQUENCE:3')
  expect(lines).toContain('DTSTAMP:20261120T090000Z')
  expect(lines).toContain('DTSTART:20261125T070000Z')
  expect(lines).toContain('DTEND:20261125T080000Z')
  expect(lines).toContain('DESCRIPTION:One\\nEND:VEVENT\\; two\\, three \\\\ four')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false)
  expect(lines.at(-1)).toBe('')
})

test('a whole file, in the order that calendars read it', () => {
  const event = { ...EVENT, minutes: 30, text: 'One\rtwo\tthree', place: 'Bole, Addis Ababa' }
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Menged//Requests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:request-1@menged',
    'SEQUENCE:3',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261125T070000Z',
    'DTEND:20261125T073000Z',
    'SUMMARY:Meeting with ሰላም',
    'DESCRIPTION:One\\ntwo three',
    'LOCATION:Bole\\, Addis Ababa',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(calendarFile({ ...EVENT, text: '' })).not.toContain('DESCRIPTION')
})

test('a line of 75 bytes stays one, one more byte begins another', () => {
  expect(folded('a'.repeat(75))).toBe('a'.repeat(75))
  expect(folded('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  expect(folded('a'.repeat(75 + 74 + 1))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`)
})

test('a long line is folded at 75 bytes, between letters', () => {
  for (const letter of ['a', 'ሰ', '👍']) {
    const line = `SUMMARY:${letter.repeat(200)}`
    const parts = folded(line).split('\r\n')
    expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true)
    expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
    expect(parts.map((part, i) => (i === 0 ? part : part.slice(1))).join('')).toBe(line)
  }
})
