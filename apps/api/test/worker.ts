// A separate process that does the work of notifications and push on the same database; mail is left lying for the test to read.
import { sql } from 'drizzle-orm'
import { createAudit } from '../src/modules/audit/index.ts'
import { createComments } from '../src/modules/comments/index.ts'
import { createNotifications } from '../src/modules/notifications/index.ts'
import { createPush } from '../src/modules/push/index.ts'
import { createSettings } from '../src/modules/settings/index.ts'
import type { Log } from '../src/platform/logging.ts'
import { createTasks, type Tasks } from '../src/platform/tasks/tasks.ts'
import { type TestApi, testConfig } from './api.ts'
import { silentLog } from './log.ts'

export type Worker = Awaited<ReturnType<typeof startWorker>>

/** What the accounts module returns; people are in Amharic and confirmed unless a test says otherwise. */
const someAccounts = ({ database: { db } }: TestApi) => ({
  receiverOf: async (userId: string) => {
    const { rows } = await db.execute<{ email: string; confirmed: boolean; language: 'en' | 'am' }>(
      sql`select email, confirmed_at is not null as confirmed, coalesce(language, 'am') as language from users where id = ${userId}`,
    )
    return rows[0] ?? null
  },
  idsAfter: async (id: string | null, most: number) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from users where ${id}::uuid is null or id > ${id}::uuid order by id limit ${most}`,
    )
    return rows.map((row) => row.id)
  },
  nameOf: async () => undefined,
})

export async function startWorker(on: TestApi, pushHosts: readonly string[] = [], log: Log = silentLog()) {
  const { clock } = on
  const { db } = on.database
  const { tasks }: { tasks: Tasks } = createTasks({ db, clock, log })
  const audit = createAudit({ db, clock })
  const limits = { admit: async () => true }
  const notifications = createNotifications({ db, clock, tasks, limits, audit, accounts: someAccounts(on) })
  const config = testConfig({ pushHosts })
  const settings = createSettings({ db, clock, config, audit })
  const push = await createPush({ db, clock, config, tasks, notifications, settings })
  const voice = { require: async () => {} }
  const comments = createComments({ db, clock, tasks, audit, notifications, accounts: { byId: async () => undefined }, voice })
  return {
    tasks,
    comments,
    notifications,
    push,
    /** What waits to be done, of one kind. */
    waiting: async (kind: string) =>
      (
        await db.execute<{ payload: Record<string, unknown>; run_at: string }>(
          sql`select payload, run_at from tasks where kind = ${kind} and done_at is null and failed_at is null order by run_at, key`,
        )
      ).rows,
  }
}
