// Every query of texts that administrators have put in place of those that ship.
import type { CopyPlace, Text } from '@menged/contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { copyTexts } from './tables.ts'

export type OwnText = typeof copyTexts.$inferSelect
type At = { place: CopyPlace; key: string }
const isAt = ({ place, key }: At) => and(eq(copyTexts.place, place), eq(copyTexts.key, key))

export function copyQueries(db: Database) {
  return {
    of: (place: CopyPlace): Promise<OwnText[]> => db.select().from(copyTexts).where(eq(copyTexts.place, place)),
    all: (connection: Connection): Promise<OwnText[]> =>
      connection.select().from(copyTexts).orderBy(asc(copyTexts.place), asc(copyTexts.key)),
    one: async (connection: Connection, at: At): Promise<OwnText | undefined> =>
      await firstRow(connection.select().from(copyTexts).where(isAt(at)).for('update')),
    /** False when somebody has put one there at this moment. */
    add: async (connection: Connection, at: At, text: Text, by: string, now: Date): Promise<boolean> => {
      const row = { ...at, ...text, updatedBy: by, updatedAt: now }
      const added = await connection.insert(copyTexts).values(row).onConflictDoNothing().returning({ key: copyTexts.key })
      return added.length > 0
    },
    change: async (connection: Connection, at: At, text: Text, by: string, now: Date): Promise<void> => {
      await connection
        .update(copyTexts)
        .set({ ...text, updatedBy: by, updatedAt: now })
        .where(isAt(at))
    },
    remove: async (connection: Connection, at: At): Promise<void> => {
      await connection.delete(copyTexts).where(isAt(at))
    },
  }
}
