// Every query of messages, reports and feedback.
import { lt } from 'drizzle-orm'
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
    forgetBefore: async (day: Date): Promise<void> => {
      for (const table of [contactMessages, changeReports, feedback]) await db.delete(table).where(lt(table.createdAt, day))
    },
  }
}
