import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLink, forgetLinks, hasSentLinks, pathOfLink, rememberLink, sentLinks } from './sent-links.ts'

const stored = new Map<string, string>()
let isClosed = false
beforeEach(() => {
  stored.clear()
  isClosed = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isClosed) throw new Error('closed')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what a guest has sent is found again on the device, the newest first, each once', () => {
  for (const token of ['one', 'two', 'one']) rememberLink(token, `Worker ${token}`)
  expect(sentLinks().map(({ token, name }) => `${token} ${name}`)).toEqual(['one Worker one', 'two Worker two'])
  expect(sentLinks().map(pathOfLink)).toEqual(['/requests/one', '/requests/two'])
  forgetLink('one')
  expect(sentLinks().map(({ token }) => token)).toEqual(['two'])
  forgetLinks()
  expect([hasSentLinks(), stored.size]).toEqual([false, 0])
})

test('twenty are remembered', () => {
  for (let i = 0; i < 25; i += 1) rememberLink(`token ${i}`, 'A Worker')
  expect(sentLinks()).toHaveLength(20)
  expect(sentLinks()[0]?.token).toBe('token 24')
})

test.each(['{', '{}', 'null', '[1, null, {"token": 5}]'])('what is stored as %s is nothing', (text) => {
  stored.set('requests-sent', text)
  expect(sentLinks()).toEqual([])
})

test('a storage that is closed takes nothing and breaks nothing', () => {
  isClosed = true
  expect(() => rememberLink('one', 'A Worker')).not.toThrow()
  expect(hasSentLinks()).toBe(false)
})
