// Work that is done after the response: the table of tasks and every query of it.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lte, or, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './database/columns.ts'
import type { Connection, Database } from './database/pool.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** A second task of the same key is not taken: one event, one task. */
    key: text(),
    payload: jsonb().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Until then a process works on it, and says so again and again; a process that died has let it go. */
    lockedUntil: instant('locked_until'),
    doneAt: instant('done_at'),
    /** Given up: an operator may look. */
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('tasks_key').on(table.key),
    index('tasks_due').on(table.runAt).where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('tasks_done').on(table.doneAt),
  ],
)

export type TaskRow = typeof tasks.$inferSelect
/** `neverUntil`: no living process locks for so long; what is locked until later was locked before the clock was set back. */
type Times = { now: Date; lockedUntil: Date; neverUntil: Date }
type NewTask = Pick<TaskRow, 'kind' | 'key' | 'payload' | 'runAt' | 'createdAt'>

const URGENT = 'account-'
const rank = ({ kind }: TaskRow): number => (kind.startsWith(URGENT) ? 0 : 1)

const open = and(isNull(tasks.doneAt), isNull(tasks.failedAt))

export function taskQueries(db: Database) {
  return {
    /** On the connection of the event's own transaction: both are there or neither. */
    add: async (connection: Connection, rows: NewTask[]): Promise<void> => {
      if (rows.length > 0) await connection.insert(tasks).values(rows).onConflictDoNothing({ target: tasks.key })
    },
    /** What is not done yet is not done any more. */
    cancel: async (connection: Connection, key: string): Promise<void> => {
      await connection.delete(tasks).where(and(eq(tasks.key, key), isNull(tasks.doneAt)))
    },
    /**
     * Takes what is due, so that no other process does the same. What somebody waits for to get into an account goes before a thousand
     * messages of a broadcast.
     */
    take: async (kinds: string[], { now, lockedUntil, neverUntil }: Times, most: number): Promise<TaskRow[]> => {
      const due = db
        .select({ id: tasks.id })
        .from(tasks)
        .where(
          and(
            open,
            inArray(tasks.kind, kinds),
            lte(tasks.runAt, now),
            or(isNull(tasks.lockedUntil), lte(tasks.lockedUntil, now), gt(tasks.lockedUntil, neverUntil)),
          ),
        )
        .orderBy(desc(like(tasks.kind, `${URGENT}%`)), asc(tasks.runAt))
        .limit(most)
        .for('update', { skipLocked: true })
      const taken = await db
        .update(tasks)
        .set({ lockedUntil, attempts: sql`${tasks.attempts} + 1` })
        .where(inArray(tasks.id, due))
        .returning()
      // An update returns rows in any order.
      return taken.sort((a, b) => rank(a) - rank(b) || a.runAt.getTime() - b.runAt.getTime())
    },
  }
}

/** How a task that was taken ends, or goes back. */
export function taskEndings(db: Database) {
  return {
    /** Still in hand. */
    renew: async (ids: string[], lockedUntil: Date): Promise<void> => {
      await db
        .update(tasks)
        .set({ lockedUntil })
        .where(and(inArray(tasks.id, ids), open, isNotNull(tasks.lockedUntil)))
    },
    /** What a done task carried is no longer needed. */
    done: async (id: string, at: Date): Promise<void> => {
      await db.update(tasks).set({ doneAt: at, lockedUntil: null, payload: {} }).where(eq(tasks.id, id))
    },
    again: async (id: string, runAt: Date, lastError: string): Promise<void> => {
      await db.update(tasks).set({ runAt, lockedUntil: null, lastError }).where(eq(tasks.id, id))
    },
    /** Not counted as an attempt. */
    later: async (id: string, runAt: Date): Promise<void> => {
      await db
        .update(tasks)
        .set({ runAt, lockedUntil: null, lastError: 'later', attempts: sql`${tasks.attempts} - 1` })
        .where(eq(tasks.id, id))
    },
    /** Taken and not begun. */
    giveBack: async (ids: string[]): Promise<void> => {
      await db
        .update(tasks)
        .set({ lockedUntil: null, attempts: sql`${tasks.attempts} - 1` })
        .where(inArray(tasks.id, ids))
    },
    giveUp: async (id: string, at: Date, lastError: string): Promise<void> => {
      await db.update(tasks).set({ failedAt: at, lockedUntil: null, lastError }).where(eq(tasks.id, id))
    },
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(tasks).where(or(lte(tasks.doneAt, day), lte(tasks.failedAt, day)))
    },
  }
}
