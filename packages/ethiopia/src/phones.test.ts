import { expect, test } from 'vitest'
import { formatPhone, parsePhone } from './phones.ts'

test.each([
  ['0900000001', '+251900000001'],
  ['+251900000001', '+251900000001'],
  ['251900000001', '+251900000001'],
  ['00251 900 000 001', '+251900000001'],
  ['900000001', '+251900000001'],
  ['700-000-001', '+251700000001'],
  ['tel:+251900000001', '+251900000001'],
  ['TEL:0900000001', '+251900000001'],
  ['０９０００００００１', '+251900000001'],
  ['+251 90 000 0001', '+251900000001'],
  ['0700-000-001', '+251700000001'],
  ['(011) 000 0001', '+251110000001'],
  ['+251.58.000.0001', '+251580000001'],
  ['057 000 0001', '+251570000001'],
  ['\u202A+251\u00A0900\u2011000\u2011001\u202C', '+251900000001'],
])('%s is read as %s', (text, e164) => {
  expect(parsePhone(text)).toBe(e164)
})

test.each([
  '',
  '090000000',
  '09000000012',
  '0800000001',
  '0120000001',
  '+2510900000001',
  '+254700000001',
  '110000001',
  '000251900000001',
  'tel:',
  '0900000001/0900000002',
  '09OOOOOOO1',
  '+0900000001',
])('"%s" is no Ethiopian number', (text) => {
  expect(parsePhone(text)).toBeNull()
})

test('the local form', () => {
  expect(formatPhone('+251900000001')).toBe('0900 000 001')
  expect(formatPhone('+251700000001')).toBe('0700 000 001')
  expect(formatPhone('+251110000001')).toBe('011 000 0001')
  expect(() => formatPhone('+254700000001')).toThrow(RangeError)
})

test('the local form is read back as the stored one', () => {
  for (const area of [9, 7]) {
    for (let index = 0; index < 500; index++) {
      const stored = `+251${area}${String(index * 199_999).padStart(8, '0')}`
      expect(parsePhone(formatPhone(stored))).toBe(stored)
    }
  }
})
