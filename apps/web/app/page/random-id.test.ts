import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from './random-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('where the browser makes none they are made here, and no two are the same', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1000 }, randomId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('nothing else asks the browser for one', () => {
  const app = resolve(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*', 'page/random-id.ts'] })
  expect(files.filter((file) => readFileSync(join(app, file), 'utf8').includes('randomUUID'))).toEqual([])
})
