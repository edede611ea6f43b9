import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLink, forgetLinks, hasSentLinks, pathOfLink, rememberLink, sentLinks } from './sent-links.ts'

const stored = new Map<string, string>()
const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
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

test('a storage that is full takes nothing more, and keeps what it has', () => {
  rememberLink('one', 'A Worker')
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  expect(() => rememberLink('two', 'A Worker')).not.toThrow()
  expect(sentLinks().map(({ token }) => token)).toEqual(['one'])
  forgetLinks()
  expect(hasSentLinks()).toBe(false)
})

test.each([
  ['refuses each call', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  ['cannot even be named', { get: refuse }],
])('a storage that is closed, as one that %s, holds nothing and breaks nothing', (_, closed) => {
  rememberLink('one', 'A Worker')
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...closed })
  expect([sentLinks(), hasSentLinks()]).toEqual([[], false])
  for (const act of [() => rememberLink('two', 'A Worker'), () => forgetLink('one'), forgetLinks]) expect(act).not.toThrow()
  expect(hasSentLinks()).toBe(false)
  vi.stubGlobal('localStorage', storage)
  expect(sentLinks().map(({ token }) => token)).toEqual(['one'])
})
