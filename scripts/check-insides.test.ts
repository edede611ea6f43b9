import { afterAll, expect, it } from 'vitest'
import { check } from './check-insides.ts'
import { linesOf, removeTrees, treeOf } from './check-tree.ts'

afterAll(removeTrees)

const insides = (file: string, from: string, what = 'import {} from') => linesOf(check(treeOf({ [file]: `${what} '${from}'` })))
const POSTS = 'apps/api/src/modules/posts'
const WEB = 'apps/web/app'

it.each([
  [`${POSTS}/routes.ts`, './service.ts'],
  [`${POSTS}/routes.ts`, '../../platform/errors.ts'],
  [`${POSTS}/service.ts`, './queries.ts'],
  [`${POSTS}/service.ts`, '../comments/index.ts'],
  [`${POSTS}/service.ts`, './ranking.ts'],
  [`${POSTS}/queries.ts`, '../comments/index.ts'],
  [`${POSTS}/view-queries.ts`, './tables.ts'],
  [`${POSTS}/tables.ts`, '../organisations/tables.ts'],
  [`${POSTS}/index.ts`, './routes.ts'],
  [`${POSTS}/service.test.ts`, '../comments/queries.ts'],
  ['apps/api/src/app.ts', './modules/posts/index.ts'],
  [`${WEB}/routes/home.tsx`, '../features/posts/card.tsx'],
  [`${WEB}/routes/home.tsx`, './+types/home'],
  [`${WEB}/features/posts/card.tsx`, './share.ts'],
  [`${WEB}/features/posts/card.tsx`, '../../ui/icon.tsx'],
  [`${WEB}/shell/header.tsx`, '../ui/icon.tsx'],
  [`${WEB}/root.tsx`, './shell/shell.tsx'],
])('lets %s import %s', (file, from) => {
  expect(insides(file, from)).toEqual([])
})

it.each([
  [`${POSTS}/routes.ts`, './queries.ts', 'routes.ts may not import queries.ts'],
  [`${POSTS}/routes.ts`, '../comments/index.ts', 'may not import another module'],
  [`${POSTS}/service.ts`, './present.ts', 'service.ts may not import present.ts'],
  [`${POSTS}/service.ts`, './tables.ts', 'service.ts may not import tables.ts'],
  [`${POSTS}/service.ts`, '../comments/queries.ts', 'an inside of comments'],
  [`${POSTS}/queries.ts`, '../comments/tables.ts', 'an inside of comments'],
  [`${POSTS}/queries.ts`, './service.ts', 'queries.ts may not import service.ts'],
  [`${POSTS}/ranking.ts`, './routes.ts', 'only index.ts may import routes.ts'],
  [`${POSTS}/service.ts`, './index.ts', 'does not import its own index.ts'],
  ['apps/api/src/app.ts', './modules/posts/routes.ts', 'an inside of posts'],
  ['scripts/seed.ts', '../apps/api/src/modules/posts/queries.ts', 'an inside of posts'],
  ['apps/api/src/platform/errors.ts', '../modules/posts/index.ts', 'platform knows no module'],
  ['apps/api/src/platform/database/pool.ts', '../../services.ts', 'platform knows no module'],
  [`${WEB}/features/posts/card.tsx`, '../comments/list.tsx', 'may not import the feature comments'],
  [`${WEB}/ui/dialog.tsx`, '../words/language.tsx', 'ui may not import words'],
  [`${WEB}/ui/dialog.tsx`, '../api/client.ts', 'ui may not import api'],
  [`${WEB}/shell/header.tsx`, '../features/posts/card.tsx', 'shell may not import features'],
  [`${WEB}/routes/home.tsx`, './about.tsx', 'routes may not import routes'],
  [`${WEB}/stuff/a.ts`, '../ui/icon.tsx', 'stuff is no area'],
])('refuses in %s: %s', (file, from, complaint) => {
  expect(insides(file, from)).toEqual([expect.stringContaining(complaint)])
})

it('lets a presenter know the shape of a row, not the query', () => {
  expect(insides(`${POSTS}/present.ts`, './queries.ts', 'import type { Row } from')).toEqual([])
  expect(insides(`${POSTS}/present.ts`, './queries.ts', 'import { find } from')).toHaveLength(1)
})
