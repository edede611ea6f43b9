// Every query of messages, reports and feedback.
import { eq, lt } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { changeReports, contactMessages, feedback } from './tables.ts'

export function feedbackQueries(db: Database) {
  return {
    addMessage: async (connection: Connection, message: typeof contactMessages.$inferInsert): Promise<void> => {
      await connection.insert(contactMessages).values(message)
    },
    addReport: async (report: typeof changeReports.$inferInsert): Promise<void> => {
      await db.insert(changeReports).values(report)
    },
    addFeedback: async (row: typeof feedback.$inferInsert): Promise<void> => {
      await db.insert(feedback).values(row)
    },
    /** Oldest first. */
    ofUser: async (userId: string) =>
      await db
        .select(pick(feedback, 'type', 'text', 'contact', 'page', 'createdAt'))
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .orderBy(feedback.createdAt),
    forgetBefore: async (day: Date): Promise<void> => {
      for (const table of [contactMessages, changeReports, feedback]) await db.delete(table).where(lt(table.createdAt, day))
    },
  }
}
