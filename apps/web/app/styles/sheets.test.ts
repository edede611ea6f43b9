// A file of rules that no sheet imports dresses nothing, and nobody is told.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const APP = resolve(import.meta.dirname, '..')
const IMPORTS = /(?:@import |from |import )["'](\.[^"']+\.css)(?:\?\w+)?["']/g

test('every file of rules belongs to a sheet, and every sheet to a page', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: APP, exclude: ['**/*.test.*'] })
  const imported = new Set(
    files.flatMap((file) =>
      Array.from(readFileSync(join(APP, file), 'utf8').matchAll(IMPORTS), ([, path = '']) => join(dirname(file), path)),
    ),
  )
  expect(files.filter((file) => file.endsWith('.css') && !imported.has(file))).toEqual([])
})
