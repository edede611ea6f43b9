import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

// covers G-15
test("the library's own limits are the product's: 20 at once, 4 s, 2 s for success, loading for ever", () => {
  const file = createRequire(import.meta.url).resolve('react-hot-toast/headless')
  const source = readFileSync(file, 'utf8')
  expect(source).toMatch(/blank:\s*4e3,\s*error:\s*4e3,\s*success:\s*2e3,\s*loading:\s*1\/0,\s*custom:\s*4e3/)
  expect(source).toMatch(/=\s*20\b/)
})
