// The counters that several processes share, and their table.
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import { instant } from '../database/columns.ts'
import type { Connection, Database } from '../database/pool.ts'
import type { Window } from './limit-windows.ts'

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed hash; neither device nor address can be read from it. */
    key: text().primaryKey(),
    endsAt: instant('ends_at').notNull(),
    count: integer().notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

/** One statement: two requests at once cannot both be the twentieth. */
export function storedWindow(db: Connection, clock: Clock): Window {
  return {
    count: async (key, seconds) => {
      const now = clock.now()
      const endsAt = new Date(now.getTime() + seconds * 1000)
      const over = lte(rateLimits.endsAt, now)
      const rows = await db
        .insert(rateLimits)
        .values({ key, endsAt, count: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
            // A clock that was set back must not make a window longer than it is.
            endsAt: sql`case when ${over} then excluded.ends_at else least(${rateLimits.endsAt}, excluded.ends_at) end`,
          },
        })
        .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
      const [row] = rows
      if (!row) throw new Error('the upsert of a rate limit returned no row')
      return { count: row.count, leftMs: row.endsAt.getTime() - now.getTime() }
    },
    giveBack: async (key) => {
      await db
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)))
    },
  }
}

export async function forgetEndedWindows(db: Database, clock: Clock): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, clock.now()))
}
