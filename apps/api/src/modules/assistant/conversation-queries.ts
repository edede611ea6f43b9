// Every query of conversations: always of one account.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { conversations, conversationTurns } from './tables.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type TurnRow = typeof conversationTurns.$inferSelect

const own = (userId: string, id: string) => and(eq(conversations.userId, userId), eq(conversations.id, id))
const newestFirst = [desc(conversations.updatedAt), conversations.id] as const

export const conversationQueries = (db: Database) => ({ ...conversationReads(db), ...conversationWrites(db), ...turnQueries(db) })

function conversationReads(db: Database) {
  return {
    ofUser: (userId: string, most: number): Promise<ConversationRow[]> =>
      db
        .select()
        .from(conversations)
        .where(eq(conversations.userId, userId))
        .orderBy(...newestFirst)
        .limit(most),
    one: async (userId: string, id: string): Promise<ConversationRow | undefined> =>
      await firstRow(db.select().from(conversations).where(own(userId, id))),
    /** Whose it is, whoever asks. */
    ownerOf: async (id: string): Promise<string | undefined> =>
      (await firstRow(db.select({ userId: conversations.userId }).from(conversations).where(eq(conversations.id, id))))?.userId,
  }
}

function conversationWrites(db: Database) {
  return {
    /** Those who write for one person wait for each other until the transaction ends. */
    lock: async (tx: Connection, userId: string): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`conversations ${userId}`}, 0))`)
    },
    /** Made where it is new. Returns whether it is this account's. */
    put: async (tx: Connection, row: ConversationRow): Promise<boolean> => {
      const { updatedAt, userId } = row
      const put = await tx
        .insert(conversations)
        .values(row)
        .onConflictDoUpdate({ target: conversations.id, set: { updatedAt }, setWhere: eq(conversations.userId, userId) })
        .returning({ id: conversations.id })
      return put.length > 0
    },
    rename: async (userId: string, id: string, title: string): Promise<boolean> =>
      (await db.update(conversations).set({ title }).where(own(userId, id)).returning({ id: conversations.id })).length > 0,
    remove: async (userId: string, id: string): Promise<boolean> =>
      (await db.delete(conversations).where(own(userId, id)).returning({ id: conversations.id })).length > 0,
    keepNewest: async (tx: Connection, userId: string, most: number): Promise<void> => {
      const older = tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.userId, userId))
        .orderBy(...newestFirst)
        .offset(most)
      await tx.delete(conversations).where(and(eq(conversations.userId, userId), inArray(conversations.id, older)))
    },
  }
}

function turnQueries(db: Database) {
  return {
    turns: (ids: string[]): Promise<TurnRow[]> =>
      db
        .select()
        .from(conversationTurns)
        .where(inArray(conversationTurns.conversationId, ids))
        .orderBy(asc(conversationTurns.createdAt), asc(conversationTurns.id)),
    /** A turn that is there stays as it is. */
    addTurn: async (tx: Connection, row: TurnRow): Promise<void> => {
      await tx.insert(conversationTurns).values(row).onConflictDoNothing()
    },
    keepNewestTurns: async (tx: Connection, id: string, most: number): Promise<void> => {
      const older = tx
        .select({ id: conversationTurns.id })
        .from(conversationTurns)
        .where(eq(conversationTurns.conversationId, id))
        .orderBy(desc(conversationTurns.createdAt), desc(conversationTurns.id))
        .offset(most)
      await tx
        .delete(conversationTurns)
        .where(and(eq(conversationTurns.conversationId, id), inArray(conversationTurns.id, older)))
    },
  }
}
