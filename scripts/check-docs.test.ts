import { afterAll, expect, it } from 'vitest'
import { check, forbiddenIn } from './check-docs.ts'
import { linesOf, removeTrees, treeOf } from './check-tree.ts'

afterAll(removeTrees)

/** Joined, so that this file does not hold what the check forbids. */
const word = (...parts: string[]) => parts.join('')

it('passes ordinary words and addresses', () => {
  const root = treeOf({
    'README.md': 'https://example.org/work/permit and ./work/here, shared rooms, /tmp/menged',
    'a.bin': '\0/x',
  })
  expect(linesOf(check(root))).toEqual([])
})

it.each([
  word('https://registry.', 'npmjs.org/zod'),
  word('see /wo', 'rk/main'),
  word('(/ro', 'ot/.config)'),
  word('/tmp/bash', '_jobs.0'),
  word('shared', '/facts/a.md'),
])('finds %s', (text) => {
  expect(forbiddenIn(text)).toHaveLength(1)
  expect(linesOf(check(treeOf({ 'docs/a.md': `first\n${text}` })))).toEqual([expect.stringMatching(/^docs\/a\.md:2 {2}holds/)])
})

it('finds the mirror that is in use', () => {
  expect(forbiddenIn('from mirror.example.org', ['mirror.example.org'])).toEqual(['mirror.example.org'])
})
