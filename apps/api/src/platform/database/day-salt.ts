// The salt of a day, with which marks of people that are only needed for that day are hashed: it goes after two days, and with it the way back.
import { createHmac, randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { addisDay, addisDayBefore, type Clock } from '../clock.ts'
import type { Database } from './pool.ts'

/** Days that a salt is kept: today and yesterday. */
const SALT_DAYS = 2

export const visitorSalts = pgTable('visitor_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
})

export type DayMarks = ReturnType<typeof createDayMarks>

export function createDayMarks({ db, clock }: { db: Database; clock: Clock }) {
  /** The first one written stays. */
  async function saltOf(day: string): Promise<string> {
    await db
      .insert(visitorSalts)
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflictDoNothing()
    const [row] = await db.select({ salt: visitorSalts.salt }).from(visitorSalts).where(sql`${visitorSalts.day} = ${day}`)
    if (!row) throw new Error(`the salt of ${day} is gone`)
    return row.salt
  }
  return {
    /** A hash under the salt of the day in Addis Ababa: the same name has the same mark until midnight, and none that lasts. */
    today: async (): Promise<{ day: string; markOf: (name: string) => string }> => {
      const day = addisDay(clock)
      const salt = await saltOf(day)
      return { day, markOf: (name) => createHmac('sha256', salt).update(name).digest('base64url') }
    },
    /** Housekeeping: without the salt nobody can find out whose an older mark was. */
    forget: async (): Promise<void> => {
      await db.delete(visitorSalts).where(lt(visitorSalts.day, addisDayBefore(clock, SALT_DAYS - 1)))
    },
  }
}
