import { expect, test } from 'vitest'
import { contactMessageSchema } from './feedback.ts'
import { changeReportSchema } from './posts.ts'

const MESSAGE = { name: 'ሀና', contact: '0911234567', subject: 'ጥያቄ', message: 'ሰላም', language: 'am' }
const REPORT = { text: 'The fee is higher.', language: 'en' }
const message = (change: object) => contactMessageSchema.safeParse({ ...MESSAGE, ...change })
const report = (change: object) => changeReportSchema.safeParse({ ...REPORT, ...change })

const INVISIBLE = ['\u200b', ' \u200b\u200d ', '\ufeff', '\u3164', '\u2800', '\u0301', '', ' ']
const FORGED = ['a\rb', 'a\nb', 'a\tb', 'a\u0000b', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u202eb', 'a\u2066b']

test.each([...INVISIBLE, ...FORGED].map((text) => [JSON.stringify(text), text]))('no name or subject is %s', (_shown, text) => {
  expect(message({ name: text }).success).toBe(false)
  expect(message({ subject: text }).success).toBe(false)
})

test('a text keeps its lines, and no other control character', () => {
  expect(message({ message: 'one\r\ntwo\rthree\n\tfour' }).data?.message).toBe('one\ntwo\nthree\n\tfour')
  expect(report({ text: 'one\r\ntwo' }).data?.text).toBe('one\ntwo')
  for (const text of [...INVISIBLE, 'a\u0000b', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2069b']) {
    expect(message({ message: text }).success).toBe(false)
    expect(report({ text }).success).toBe(false)
  }
})

test('joiners, emoji and both scripts are words of people', () => {
  for (const name of ['ሀና ተ. ገ/ማርያም', "O'Neil", '👩‍💻', 'José', '7']) expect(message({ name }).success).toBe(true)
})

test.each(['hana@example.et', 'ሀና@example.et', '0911 234 567', '+251-11-551-2345', '\u202a+251 911 234 567\u202c'])(
  '%s is a way to reply',
  (contact) => {
    expect(message({ contact }).success).toBe(true)
    expect(report({ contact }).success).toBe(true)
  },
)

test.each([
  'hello',
  'me@home',
  '12345',
  'a@b@c.et',
  '@example.et',
  'a b@example.et',
  'x@example.et\r\nBcc: y@example.et',
  'a,b@example.et',
])('%j is none', (contact) => {
  expect(message({ contact }).success).toBe(false)
  expect(report({ contact }).success).toBe(false)
})

test('a report needs no contact, a message does', () => {
  for (const contact of [undefined, '', ' ']) {
    expect(report({ contact }).success).toBe(true)
    expect(message({ contact }).success).toBe(false)
  }
})
