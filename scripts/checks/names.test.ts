import { afterAll, expect, it } from 'vitest'
import { check } from './names.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

it.each(['utils.ts', 'helpers.test.ts', 'common/a.ts', 'misc.tsx'])('refuses the name %s', (name) => {
  expect(linesOf(check(treeOf({ [`apps/web/app/${name}`]: '' })))).toEqual([expect.stringContaining('says nothing')])
})

it('leaves data alone', () => {
  expect(linesOf(check(treeOf({ 'packages/i18n/locales/en/common.json': '{}', 'apps/web/app/commons.ts': '' })))).toEqual([])
})
