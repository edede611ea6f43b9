// Two processes on one database: what changes is seen in both at once, and both go on when the database was away.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, loadConfig, openDatabase } from '@menged/api'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { expect, test } from '../support/fixtures.ts'

const GUIDE = '/post/detail/trade-licence'
const PHONE_OF_A_READER = { headers: { cookie: 'language=english' } }

const dataDir = mkdtempSync(join(tmpdir(), 'menged-two-'))
const KEYS = {
  COOKIE_SECRET: 'one secret for both of the processes',
  TOKEN_SECRET: 'another secret for both of the processes',
  PAPERS_KEY: 'a key of the papers, which nobody hands in here',
  VAPID_PRIVATE_KEY: 'b25lIGtleSBmb3IgYm90aCBvZiB0aGUgcHJvY2Vzc2U',
}
const env = {
  DATABASE_URL: `postgres:///menged?host=${encodeURIComponent(join(dataDir, 'run'))}&port=5432&user=menged_owner`,
  ...KEYS,
  LOG_LEVEL: 'silent',
}
const portals: Portal[] = []

test.afterAll(async () => {
  for (const portal of portals) await portal.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As an operator would at a prompt of the database: none of our services knows of it. */
async function bySql(statement: string): Promise<void> {
  const config = loadConfig(env)
  const database = await openDatabase(config, createLog(config))
  await database.pool.query(statement)
  await database.close()
}

test('a change shows in every process at once, a reading does not, and an outage ends everywhere', {
  tag: ['@desktop', '@all'],
}, async ({ request }) => {
  test.slow()
  const [first, second] = [await startPortal({ dataDir, env: KEYS }), await startPortal({ env })]
  portals.push(first, second)
  const read = ({ origin }: Portal) => request.get(origin + GUIDE, PHONE_OF_A_READER)
  const texts = () => Promise.all(portals.map(async (portal) => (await read(portal)).text()))
  const seenInBoth = (words: string) =>
    expect.poll(async () => (await texts()).map((text) => text.includes(words))).toEqual([true, true])

  const marks = () => Promise.all(portals.map(async (portal) => (await read(portal)).headers().etag))
  // Again when a start was just reporting that it listens.
  await expect(async () => {
    const known = await marks()
    await bySql("update post_views set views = views + 1000 where post_id = 'trade-licence'")
    expect(await marks()).toEqual(known)
  }).toPass()
  await bySql("update posts set title_en = 'Changed by the operator' where id = 'trade-licence'")
  await seenInBoth('Changed by the operator')
  await bySql(`insert into comments (post_id, author, language, text, created_at)
    values ('trade-licence', 'Abel', 'en', 'It took them two days.', now())`)
  await seenInBoth('It took them two days.')

  await bySql("update posts set title_en = 'Changed before the outage' where id = 'trade-licence'")
  await first.stop()
  const meanwhile = await read(second)
  expect([meanwhile.status(), meanwhile.headers().warning]).toEqual([200, expect.stringContaining('110')])
  portals[0] = await startPortal({ dataDir, env: KEYS })
  await seenInBoth('Changed before the outage')
  expect((await read(second)).headers().warning).toBeUndefined()
})
