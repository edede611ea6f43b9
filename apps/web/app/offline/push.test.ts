import { expect, test } from 'vitest'
import { notificationOf, ownPath } from './push.ts'

const ORIGIN = 'https://menged.example'
const NEUTRAL = { title: 'News', body: 'Open it.', language: 'am' } as const
const told = (payload: unknown) =>
  notificationOf(typeof payload === 'string' ? payload : JSON.stringify(payload), ORIGIN, NEUTRAL)

test('a message as it was sent', () => {
  expect(
    told({ id: 'n1', title: 'Saved', body: 'It changed', lang: 'en', dir: 'ltr', url: '/post/detail/a?lang=en#fees', tag: 'a' }),
  ).toEqual({
    title: 'Saved',
    options: {
      body: 'It changed',
      lang: 'en',
      dir: 'ltr',
      tag: 'a',
      icon: '/icon-192.png',
      data: { id: 'n1', url: '/post/detail/a?lang=en#fees' },
    },
  })
})

test('what cannot be read is neutral, and nothing is thrown', () => {
  for (const payload of [
    '',
    'x',
    '{',
    '[]',
    'null',
    '7',
    '{"title":7}',
    '{"title":"  "}',
    '{"title":null,"body":"b","lang":"en"}',
  ]) {
    const { title, options } = notificationOf(payload, ORIGIN, NEUTRAL)
    expect([title, options.body, options.lang, options.dir, options.data.url], payload).toEqual([
      'News',
      'Open it.',
      'am',
      'auto',
      '/',
    ])
  }
  expect(notificationOf(null, ORIGIN, NEUTRAL).title).toBe('News')
  const odd = told({ title: 'a'.repeat(999), body: 7, lang: 'fr', dir: 'up', tag: {}, id: 5, url: {} })
  expect(odd.title).toHaveLength(200)
  expect(odd.options).toEqual({ body: '', lang: 'am', dir: 'auto', icon: '/icon-192.png', data: { id: '', url: '/' } })
})

test('only a path of this site is opened', () => {
  expect(ownPath('/saved', ORIGIN)).toBe('/saved')
  for (const url of [
    'https://x.example/',
    '//x.example',
    '/\\x.example',
    '/.//x.example',
    'javascript:alert(1)',
    'saved',
    '',
    7,
  ]) {
    expect(ownPath(url, ORIGIN), String(url)).toBe('/')
  }
})
