import { afterAll, expect, it } from 'vitest'
import { check } from './sql.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

const sql = (file: string, text: string) => linesOf(check(treeOf({ [file]: text })))
const POSTS = 'apps/api/src/modules/posts'

it.each([
  [`${POSTS}/queries.ts`, 'export const all = (db) => db.select().from(posts).where(sql`true`)'],
  [`${POSTS}/view-queries.ts`, 'export const add = (db) => db.insert(views)'],
  [`${POSTS}/tables.ts`, 'export const at = timestamp().default(sql`now()`)'],
  [`${POSTS}/service.ts`, 'await db.transaction((tx) => queries.insert(tx, post)); cache.delete(id); response.query'],
  [`${POSTS}/service.test.ts`, 'await db.insert(posts)'],
  ['apps/api/src/platform/database/migrate.ts', "await pool.query('select 1')"],
  ['scripts/up.ts', 'await db.insert(posts)'],
])('lets %s hold %s', (file, text) => {
  expect(sql(file, text)).toEqual([])
})

it.each([
  [`${POSTS}/service.ts`, 'await db.select().from(posts)'],
  [`${POSTS}/service.ts`, 'await this.db.query.posts.findMany()'],
  [`${POSTS}/service.ts`, 'await tx.execute(text)'],
  [`${POSTS}/routes.ts`, 'const found = sql`select 1`'],
  [`${POSTS}/routes.ts`, "await database.pool.query('select 1')"],
  [`${POSTS}/tables.ts`, 'await db.insert(posts)'],
])('refuses in %s: %s', (file, text) => {
  expect(sql(file, `\n${text}`)).toEqual([expect.stringMatching(/:2 {2}SQL stands in queries/)])
})
