// What lies in the database after all kills, read as its superuser.
import { createLog } from '@menged/api'
import { openPool, type Pool } from '../apps/api/src/platform/database/pool.ts'

export type { Pool }

export function openStorage(host: string): Pool {
  const connection = { host, port: 5432, user: 'postgres', database: 'menged', max: 2 }
  return openPool(connection, createLog({ logLevel: 'silent' })).pool
}

export const confirmAll = (pool: Pool) => pool.query('update users set confirmed_at = now() where confirmed_at is null')

export const idOf = async (pool: Pool, email: string): Promise<string> =>
  (await pool.query('select id from users where email = $1', [email])).rows[0]?.id

export const somePosts = async (pool: Pool): Promise<string[]> =>
  (await pool.query("select id from posts where state = 'published' order by id limit 40")).rows.map(({ id }) => id)

/** How often each text is there. */
async function counted(pool: Pool, query: string): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ text: string; times: number }>(query)
  return new Map(rows.map(({ text, times }) => [text, times]))
}

export const messages = (pool: Pool) =>
  counted(
    pool,
    "select subject as text, count(*)::int as times from contact_messages where subject like 'crash-%' group by subject",
  )
export const comments = (pool: Pool) =>
  counted(pool, "select text, count(*)::int as times from comments where text like 'crash-%' group by text")
export const registrations = (pool: Pool) =>
  counted(
    pool,
    "select split_part(email, '@', 1) as text, count(*)::int as times from users where email like 'crash-%' group by email",
  )
export const saves = (pool: Pool) =>
  counted(pool, "select user_id || ' ' || post_id as text, count(*)::int as times from saved_posts group by 1")

export const statistics = async (pool: Pool): Promise<number> =>
  (await pool.query("select coalesce(sum(count), 0)::int as n from statistics_daily where kind = 'sector-category-count'"))
    .rows[0].n

/** A reply to a comment makes one notification, and with it one task that sends push messages. */
export const answersAndNotices = async (pool: Pool): Promise<{ answers: number; notices: number }> =>
  (
    await pool.query(`select (select count(*)::int from comments where text like 'crash-%' and parent_id is not null) as answers,
      (select count(*)::int from tasks where kind = 'push') as notices`)
  ).rows[0]

/** Tasks that are still to be done, and those that were given up. */
export const tasksLeft = async (pool: Pool): Promise<{ open: number; failed: number }> =>
  (
    await pool.query(`select count(*) filter (where done_at is null and failed_at is null)::int as open,
      count(*) filter (where failed_at is not null)::int as failed from tasks`)
  ).rows[0]

/** Ends one server process that is in the middle of a transaction. Returns whether there was one. */
export const endOneInTransaction = async (pool: Pool): Promise<boolean> =>
  (
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = 'menged_app' and state = 'idle in transaction' limit 1`)
  ).rows.length > 0
