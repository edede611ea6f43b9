import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { forgetEarlier } from './build.ts'

const folder = mkdtempSync(join(tmpdir(), 'menged-earlier-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files of earlier builds stay for a week after the last build that had them', () => {
  const [earlier, assets] = [join(folder, 'earlier'), join(folder, 'assets')]
  for (const path of [earlier, assets]) mkdirSync(path)
  const now = Date.parse('2026-11-20T08:00:00Z')
  for (const [name, days] of [
    ['yesterday.js', 1],
    ['old.js', 8],
    ['same.js', 1],
  ] as const) {
    writeFileSync(join(earlier, name), '')
    const at = new Date(now - days * 24 * 60 * 60 * 1000)
    utimesSync(join(earlier, name), at, at)
  }
  writeFileSync(join(assets, 'same.js'), '')
  forgetEarlier(earlier, assets, now)
  expect(readdirSync(earlier)).toEqual(['yesterday.js'])
  expect(() => forgetEarlier(join(folder, 'none'), assets, now)).not.toThrow()
})
