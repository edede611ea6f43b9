import { expect, test } from 'vitest'
import { copyParamsSchema } from './copy.ts'
import { contactMessageSchema } from './feedback.ts'
import { cleanLine, cleanText, contactLine, line, lines, linesOr } from './form-text.ts'
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

test('blanks at the ends are taken away before letters are counted', () => {
  const [short, long] = [' ab ', ' abc ']
  for (const schema of [line(2), lines(2), linesOr('Write something.', 2)]) {
    expect(schema.safeParse(short).data).toBe('ab')
    expect(schema.safeParse(long).success).toBe(false)
  }
  expect(contactLine.safeParse(' hana@example.et ').data).toBe('hana@example.et')
  expect(linesOr('Write something.', 2).safeParse('a\rb').success).toBe(false)
  expect(linesOr('Write something.', 3).safeParse('a\r\nb').data).toBe('a\nb')
})

test('nothing, or only blanks, is answered with a sentence of its own', () => {
  const problem = (typed: unknown) =>
    linesOr('Write something.', 9)
      .safeParse(typed)
      .error?.issues.map(({ message }) => message)
  for (const typed of [undefined, 7, '', ' \n ', '\u200b']) expect(problem(typed)).toEqual(['Write something.'])
  expect(problem('a')).toBeUndefined()
})

test('of what is pasted only what nobody sees is taken out, and it may be empty', () => {
  const pasted = 'a\r\nb\rc\td\u0000\u2028\u202e\u2069 '
  expect([cleanText(20).parse(pasted), cleanLine(20).parse(pasted)]).toEqual(['a\nb\nc\td ', 'a b c d '])
  for (const schema of [cleanText(2), cleanLine(2)]) {
    expect([schema.parse(''), schema.parse('a\u0000b')]).toEqual(['', 'ab'])
    expect(schema.safeParse('abc').success).toBe(false)
  }
})

test('the place of a text is words of letters, digits and hyphens between single dots', () => {
  const isKey = (key: string) => copyParamsSchema.safeParse({ place: 'landing', key }).success
  for (const key of ['hero', 'hero.title', 'services.items.cloud-1.points.0']) expect([key, isKey(key)]).toEqual([key, true])
  for (const key of ['', '.', 'hero.', '.hero', 'hero..title', 'hero.title!', '!hero', 'hero/title', 'ሀ', 'a'.repeat(101)])
    expect([key, isKey(key)]).toEqual([key, false])
})
