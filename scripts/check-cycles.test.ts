import { afterAll, expect, it } from 'vitest'
import { check } from './check-cycles.ts'
import { linesOf, removeTrees, treeOf } from './check-tree.ts'

afterAll(removeTrees)

it('passes a tree, and a circle of types', () => {
  const root = treeOf({
    'scripts/a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'",
    'scripts/b.ts': "import { c } from './c.ts'",
    'scripts/c.ts': "import type { A } from './a.ts'\nimport { type B } from './b.ts'",
  })
  expect(linesOf(check(root))).toEqual([])
})

it('names the files of a circle, once', () => {
  const root = treeOf({
    'packages/x/a.ts': "import { b } from './b.ts'",
    'packages/x/b.ts': "\nexport * from './c.ts'",
    'packages/x/c.ts': "const a = import('./a.ts')",
    'packages/x/z.ts': "import { b } from './b.ts'",
  })
  expect(linesOf(check(root))).toEqual([
    'packages/x/c.ts:1  closes a circle: packages/x/a.ts -> packages/x/b.ts -> packages/x/c.ts -> packages/x/a.ts',
  ])
})
