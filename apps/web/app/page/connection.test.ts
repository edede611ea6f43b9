import { afterEach, expect, test, vi } from 'vitest'
import { mayFetchAhead } from './connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { saveData: true } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  // On the server, and in a browser that says nothing.
  [undefined, true],
  [{}, true],
])('with %j code is fetched ahead: %s', (navigator, isFetched) => {
  vi.stubGlobal('navigator', navigator)
  expect(mayFetchAhead()).toBe(isFetched)
})
