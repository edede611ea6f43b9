// Every query of messages and reports.
import type { Database } from '../../platform/database/pool.ts'
import { changeReports, contactMessages } from './tables.ts'

export function feedbackQueries(db: Database) {
  return {
    addMessage: async (message: typeof contactMessages.$inferInsert): Promise<void> => {
      await db.insert(contactMessages).values(message)
    },
    addReport: async (report: typeof changeReports.$inferInsert): Promise<void> => {
      await db.insert(changeReports).values(report)
    },
  }
}
