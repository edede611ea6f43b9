// Every query of the local mailbox.
import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { mailbox } from './tables.ts'

export type MailboxRow = typeof mailbox.$inferSelect
export type MailboxLine = Pick<MailboxRow, 'id' | 'receiver' | 'subject' | 'language' | 'createdAt'>

export function mailboxQueries(db: Database) {
  return {
    /** One message stands here once, however often it is delivered. */
    keep: async (row: typeof mailbox.$inferInsert): Promise<void> => {
      await db.insert(mailbox).values(row).onConflictDoNothing({ target: mailbox.messageId })
    },
    newest: (most: number): Promise<MailboxLine[]> => {
      const { id, receiver, subject, language, createdAt } = mailbox
      return db
        .select({ id, receiver, subject, language, createdAt })
        .from(mailbox)
        .orderBy(desc(createdAt), desc(id))
        .limit(most)
    },
    one: async (id: string): Promise<MailboxRow | undefined> => {
      const [row] = await db.select().from(mailbox).where(eq(mailbox.id, id))
      return row
    },
    clear: async (): Promise<void> => {
      await db.delete(mailbox)
    },
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(mailbox).where(lt(mailbox.createdAt, day))
    },
  }
}
