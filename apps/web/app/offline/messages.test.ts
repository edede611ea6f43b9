import { expect, test } from 'vitest'
import { isFromOurPage, pageMessage } from './messages.ts'

test('our own messages, and nothing else', () => {
  expect(pageMessage({ type: 'keep', postId: 'a' })).toEqual({ type: 'keep', postId: 'a', language: null })
  expect(pageMessage({ type: 'keep', postId: 'a', language: 'am' })).toEqual({ type: 'keep', postId: 'a', language: 'am' })
  expect(pageMessage({ type: 'drop', postId: 'a', more: 1 })).toEqual({ type: 'drop', postId: 'a' })
  expect(pageMessage({ type: 'visit', postId: 'a', language: 'en' })).toEqual({ type: 'visit', postId: 'a', language: 'en' })
  expect(pageMessage({ type: 'rates', language: 'am', postId: 'a' })).toEqual({ type: 'rates', language: 'am' })
  expect(pageMessage({ type: 'rates' })).toBeNull()
  expect(pageMessage({ type: 'forget' })).toEqual({ type: 'forget' })
  const broken = [null, 'keep', 7, {}, { type: 'keep' }, { type: 'keep', postId: '../x' }, { type: 'keep', postId: 'a?b' }]
  for (const data of [...broken, { type: 'visit', postId: 'a' }, { type: 'other', postId: 'a' }])
    expect(pageMessage(data)).toBeNull()
})

test('only a window of our origin is heard', () => {
  const event = (origin: string, source: unknown) => ({ origin, source }) as Pick<MessageEvent, 'origin' | 'source'>
  const page = { type: 'window', url: 'https://a.example/x' }
  expect(isFromOurPage(event('https://a.example', page), 'https://a.example')).toBe(true)
  expect(isFromOurPage(event('https://b.example', page), 'https://a.example')).toBe(false)
  expect(isFromOurPage(event('https://a.example', { type: 'worker', url: 'https://a.example/w.js' }), 'https://a.example')).toBe(
    false,
  )
  expect(isFromOurPage(event('https://a.example', { type: 'window', url: 'https://b.example/' }), 'https://a.example')).toBe(
    false,
  )
  expect(isFromOurPage(event('https://a.example', null), 'https://a.example')).toBe(false)
})
