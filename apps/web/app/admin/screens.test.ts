import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREENS } from './screens.ts'

test('every screen of the table has its file, and every file its row', () => {
  const files = globSync('**/*.screen.tsx', { cwd: import.meta.dirname }).map((path) => /(\w+)\.screen/.exec(path)?.[1] ?? '')
  expect(files.sort()).toEqual(SCREENS.map(({ below }) => below || 'overview').sort())
})
