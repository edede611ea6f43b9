// Every query of ratings.
import { lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { assistantRatings } from './tables.ts'

type NewRating = typeof assistantRatings.$inferInsert

export function ratingQueries(db: Database) {
  return {
    put: async (row: NewRating): Promise<void> => {
      const { useful, question } = row
      await db
        .insert(assistantRatings)
        .values(row)
        .onConflictDoUpdate({ target: assistantRatings.answerId, set: { useful, question } })
    },
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(assistantRatings).where(lt(assistantRatings.createdAt, day))
    },
  }
}
