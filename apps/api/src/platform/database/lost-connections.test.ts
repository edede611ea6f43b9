import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { APP_ROLE } from './embedded.ts'
import { isUnavailable } from './failures.ts'

let on: TestApi
let killer: pg.Client
/** Called in the middle of the transaction of /lost, with the number of its server process. */
let meanwhile: (pid: number) => Promise<unknown> = async () => {}

beforeAll(async () => {
  on = await startTestApi({
    configure: (api) => {
      api.post('/lost', async () => {
        await on.database.db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          await meanwhile(Number(rows[0]?.pid))
          await tx.execute(sql`update organisations set website = website`)
        })
        return { success: true }
      })
    },
  })
  killer = new pg.Client(on.database.connection(APP_ROLE))
  killer.on('error', () => {})
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await on.close()
})

const state = async (pid: number): Promise<string | undefined> =>
  (await killer.query('select state from pg_stat_activity where pid = $1', [pid])).rows[0]?.state

/** The API's own tasks take a connection now and then; one that is kept stays in use. */
const inUse = (): number => on.database.pool.totalCount - on.database.pool.idleCount

test('a connection that is lost between two queries of a transaction ends that one, a hundred times over', async () => {
  meanwhile = async (pid) => {
    expect(await state(pid)).toBe('idle in transaction')
    await killer.query('select pg_terminate_backend($1)', [pid])
    while (await state(pid)) {}
  }
  for (let round = 0; round < 100; round += 1) {
    const answer = await on.post('/lost')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'unavailable'])
  }
  meanwhile = async () => {}
  expect((await on.post('/lost')).statusCode).toBe(200)
  // One for the calls; the tasks may hold another.
  expect(on.database.pool.totalCount).toBeLessThanOrEqual(2)
})

test('no connection is kept by a transaction that could not begin', async () => {
  const { db } = on.database
  const work = () => db.transaction((tx) => tx.execute(sql`select 1`))
  for (let round = 0; round < 20; round += 1) {
    const begun = killer.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()",
    )
    const settled = await Promise.allSettled([work(), work(), work(), work()])
    await begun
    for (const each of settled) if (each.status === 'rejected') expect(isUnavailable(each.reason)).toBe(true)
  }
  const all = () =>
    Promise.all([work(), work(), work(), work()]).then(
      () => true,
      () => false,
    )
  await expect.poll(all).toBe(true)
  await expect.poll(inUse).toBe(0)
})

test('a transaction whose work failed gives its connection back whole', async () => {
  const { db } = on.database
  const refused = db.transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(refused).rejects.toThrow()
  await expect.poll(inUse).toBe(0)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
