import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test('a day without its year, in the calendar of the language', () => {
  expect([dayText('2026-11-20', 'en'), dayText('2026-02-05', 'en')]).toEqual(['20 Nov', '5 Feb'])
  expect(dayText('2026-11-20', 'am')).toBe('ኅዳር 11')
})
