import { afterAll, expect, it } from 'vitest'
import { check } from './check-places.ts'
import { linesOf, removeTrees, treeOf } from './check-tree.ts'

afterAll(removeTrees)

const places = (file: string, text: string) => linesOf(check(treeOf({ [file]: text })))
const POSTS = 'apps/api/src/modules/posts'

it.each([
  [`${POSTS}/queries.ts`, 'export const all = (db) => db.select().from(posts).where(sql`true`)'],
  [`${POSTS}/view-queries.ts`, 'export const add = (db) => db.insert(views)'],
  [`${POSTS}/tables.ts`, 'export const at = timestamp().default(sql`now()`)'],
  [`${POSTS}/service.ts`, 'await db.transaction((tx) => queries.insert(tx, post)); cache.delete(id); response.query'],
  [`${POSTS}/service.test.ts`, 'await db.insert(posts)'],
  ['apps/api/src/platform/database/migrate.ts', "await pool.query('select 1')"],
  ['apps/api/src/platform/config.ts', 'process.env.PORT'],
  ['scripts/up.ts', 'process.env.PORT'],
  ['packages/i18n/locales/en/common.json', '{}'],
])('lets %s hold %s', (file, text) => {
  expect(places(file, text)).toEqual([])
})

it.each([
  [`${POSTS}/service.ts`, 'await db.select().from(posts)'],
  [`${POSTS}/service.ts`, 'await this.db.query.posts.findMany()'],
  [`${POSTS}/service.ts`, 'await tx.execute(text)'],
  [`${POSTS}/routes.ts`, 'const found = sql`select 1`'],
  [`${POSTS}/routes.ts`, "await database.pool.query('select 1')"],
  [`${POSTS}/tables.ts`, 'await db.insert(posts)'],
])('refuses in %s: %s', (file, text) => {
  expect(places(file, `\n${text}`)).toEqual([expect.stringMatching(/:2 {2}SQL stands in queries/)])
})

it.each([
  ['apps/api/src/platform/mail.ts', 'const url = process.env.SMTP_URL'],
  ['packages/i18n/src/a.ts', 'const { env } = process'],
  ['apps/web/app/a.ts', "import { env } from 'node:process'"],
])('refuses in %s: %s', (file, text) => {
  expect(places(file, text)).toEqual([expect.stringContaining('only the configuration reads process.env')])
})

it.each(['utils.ts', 'helpers.test.ts', 'common/a.ts', 'misc.tsx'])('refuses the name %s', (name) => {
  expect(places(`apps/web/app/${name}`, '')).toEqual([expect.stringContaining('says nothing')])
})
