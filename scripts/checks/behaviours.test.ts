import { afterAll, expect, it } from 'vitest'
import { check } from './behaviours.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

const ROWS = ['| P-01 | Opens | now |', '| P-02 | Closes | now |', '| Q-01 | Flies | later |']
const behaviours = (test: string, rows = ROWS, file = 'scripts/a.test.ts') =>
  check(treeOf({ 'docs/behaviours.md': ['# 3 behaviours', ...rows].join('\n'), [file]: test }))

it('passes when tests name every behaviour that holds now', () => {
  const finding = behaviours('// covers P-01, P-02\nit("opens", () => {})')
  expect(linesOf(finding)).toEqual([])
  expect(finding.note).toBe('2 of 2 that hold now are named by tests; 1 of 1 later ones are not')
})

it('counts later ones that are named already', () => {
  expect(behaviours('// covers P-01, P-02, Q-01').note).toContain('0 of 1 later')
})

it('finds a behaviour that no test names', () => {
  expect(linesOf(behaviours('// covers P-01'))).toEqual(['docs/behaviours.md:3  P-02 holds now, and no test names it'])
  expect(linesOf(behaviours("const text = '// covers P-01, P-02'"))).toHaveLength(2)
  expect(linesOf(behaviours('// covers P-01, P-02', ROWS, 'scripts/a.ts'))).toHaveLength(2)
})

it('finds an id that does not exist, and a comment that is no list', () => {
  expect(linesOf(behaviours('\n// covers P-01, P-02, P-99'))).toEqual(['scripts/a.test.ts:2  P-99 is no behaviour'])
  expect(linesOf(behaviours('// covers P-01, P-02\n// covers P-01 to P-02'))).toEqual([
    expect.stringContaining('is not a list of ids'),
  ])
})

it.each([
  ['a row that is missing', ROWS.slice(0, 2), 'has 2 rows and says 3'],
  ['a row that stands twice', [ROWS[0], ROWS[0], ROWS[2]], 'P-01 stands where P-02 should'],
  ['a number that is left out', [ROWS[0], ROWS[1], '| Q-02 | Flies | later |'], 'Q-02 stands where Q-01 should'],
  ['a row that says nothing', [ROWS[0], ROWS[1], '| Q-01 |  | later |'], 'Q-01 says nothing'],
  ['a milestone that is none', [ROWS[0], ROWS[1], '| Q-01 | Flies | soon |'], '"soon" is no milestone'],
])('finds %s', (_, rows, complaint) => {
  expect(linesOf(behaviours('// covers P-01, P-02', rows as string[]))).toContainEqual(expect.stringContaining(complaint))
})
