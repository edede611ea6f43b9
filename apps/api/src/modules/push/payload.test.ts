import { expect, test } from 'vitest'
import { payloadOf } from './payload.ts'

const ID = '6f1b2c1e-0000-4000-8000-000000000001'
const words = (title: string, preview: string | null = null) => ({
  notificationId: ID,
  title: { en: title, am: `${title}።` },
  preview: preview === null ? null : { en: preview, am: `${preview}።` },
  url: '/post/detail/passport#comment-1',
})
const read = (text: string) => JSON.parse(text)

test('one language, as the worker of a browser reads it', () => {
  expect(read(payloadOf(words('Hello', 'More'), 'am'))).toEqual({
    id: ID,
    title: 'Hello።',
    body: 'More።',
    lang: 'am',
    dir: 'ltr',
    url: '/post/detail/passport#comment-1',
    tag: ID,
  })
  expect(read(payloadOf(words('Hello'), 'en'))).toMatchObject({ title: 'Hello', body: '', lang: 'en' })
})

test.each([
  ['English', 'a word or two '.repeat(400)],
  ['Amharic', 'አንድ ወይም ሁለት ቃል '.repeat(400)],
  ['emoji', '👩🏾‍🔧 '.repeat(600)],
  ['one long word', 'ሀ'.repeat(5000)],
  ['quotes, which are written twice as long', '"\\ '.repeat(2000)],
  ['lone surrogates, which are written six times as long', '\ud800 '.repeat(2000)],
])('never more than 3 KB: %s', (_, text) => {
  for (const title of ['Short', text]) {
    const payload = payloadOf(words(title, text), 'en')
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3072)
    const { body, url } = read(payload)
    expect([body.endsWith('…'), url]).toEqual([true, '/post/detail/passport#comment-1'])
    expect(body.length).toBeGreaterThan(200)
  }
})

test('a cut text ends at a word', () => {
  const { body } = read(payloadOf(words('Hello', 'መንገድ '.repeat(900)), 'en'))
  expect(body.replace(/መንገድ /g, '')).toBe('መንገድ…')
})

test('text stays text; what cannot be seen and turns letters round is left out', () => {
  const { title, body } = read(
    payloadOf(words('<b>Hi</b>\u202E\nthere\u0007', '<script>alert(1)</script>\r\nሰላም\u2066\u0000 😀'), 'en'),
  )
  expect([title, body]).toEqual(['<b>Hi</b> there', '<script>alert(1)</script>\nሰላም 😀'])
})
