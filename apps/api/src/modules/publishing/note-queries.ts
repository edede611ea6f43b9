// Queries of what is said about a draft, and of who has it open.
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { ofWhom, whoseNow } from './drafted.ts'
import { draftNotes, draftPresence } from './tables.ts'

export type NoteRow = typeof draftNotes.$inferSelect

export const noteQueries = {
  /** It is a note of whoever has the draft now. */
  add: async (connection: Connection, note: Omit<NoteRow, 'id' | 'organisationId'>): Promise<NoteRow> => {
    const values = { ...note, organisationId: whoseNow(note.draftId) }
    const [row] = await connection.insert(draftNotes).values(values).returning()
    if (!row) throw new Error('a note was not stored')
    return row
  },
  by: (connection: Connection, writtenBy: string): Promise<NoteRow[]> =>
    connection
      .select()
      .from(draftNotes)
      .where(eq(draftNotes.writtenBy, writtenBy))
      .orderBy(asc(draftNotes.writtenAt), asc(draftNotes.id)),
  /** Those that `historyOf` the reader opens. */
  of: (connection: Connection, draftId: string, readable: string | null): Promise<NoteRow[]> =>
    connection
      .select()
      .from(draftNotes)
      .where(and(eq(draftNotes.draftId, draftId), ofWhom(draftNotes.organisationId, readable)))
      .orderBy(asc(draftNotes.writtenAt), asc(draftNotes.id)),
}

export const presenceQueries = (db: Database) => ({
  /** `since` begins anew when nothing was heard after `gone`. */
  stay: async (draftId: string, userId: string, { now, gone }: { now: Date; gone: Date }): Promise<void> => {
    const since = sql`case when ${draftPresence.seenAt} < ${gone.toISOString()}::timestamptz then excluded.since else ${draftPresence.since} end`
    await db
      .insert(draftPresence)
      .values({ draftId, userId, since: now, seenAt: now })
      .onConflictDoUpdate({ target: [draftPresence.draftId, draftPresence.userId], set: { since, seenAt: now } })
  },
  leave: async (draftId: string, userId: string): Promise<void> => {
    await db.delete(draftPresence).where(and(eq(draftPresence.draftId, draftId), eq(draftPresence.userId, userId)))
  },
  others: (draftId: string, userId: string, gone: Date) =>
    db
      .select({ userId: draftPresence.userId, since: draftPresence.since })
      .from(draftPresence)
      .where(and(eq(draftPresence.draftId, draftId), ne(draftPresence.userId, userId), gte(draftPresence.seenAt, gone)))
      .orderBy(asc(draftPresence.since)),
  forgetBefore: async (gone: Date): Promise<void> => {
    await db.delete(draftPresence).where(lt(draftPresence.seenAt, gone))
  },
})
