// Every query of documents and their versions.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { documents, documentVersions } from './tables.ts'

export type DocumentRow = typeof documents.$inferSelect
export type VersionRow = typeof documentVersions.$inferSelect

const ofPerson = (userId: string, id: string) => and(eq(documents.id, id), eq(documents.userId, userId))

export function documentQueries(db: Connection) {
  return {
    /** Last changed first. */
    ofUser: (userId: string, connection: Connection = db): Promise<DocumentRow[]> =>
      connection.select().from(documents).where(eq(documents.userId, userId)).orderBy(desc(documents.updatedAt), documents.id),
    one: async (userId: string, id: string, connection: Connection = db): Promise<DocumentRow | undefined> =>
      await firstRow(connection.select().from(documents).where(ofPerson(userId, id))),
    /** Newest first. */
    versions: (id: string, connection: Connection = db): Promise<VersionRow[]> =>
      connection
        .select()
        .from(documentVersions)
        .where(eq(documentVersions.documentId, id))
        .orderBy(desc(documentVersions.version)),
    /** Oldest first, of all of a person's. */
    allVersions: async (userId: string): Promise<VersionRow[]> => {
      const own = db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId))
      return await db
        .select()
        .from(documentVersions)
        .where(inArray(documentVersions.documentId, own))
        .orderBy(documentVersions.documentId, asc(documentVersions.version))
    },
    /** The values are gone with it. */
    remove: async (userId: string, id: string): Promise<boolean> =>
      (await db.delete(documents).where(ofPerson(userId, id)).returning({ id: documents.id })).length === 1,
  }
}

export const documentChanges = {
  /** Those who add for one person wait for each other until the transaction ends. */
  lock: async (tx: Connection, userId: string): Promise<void> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${userId}`}, 0))`)
  },
  byKey: async (tx: Connection, userId: string, key: string): Promise<DocumentRow | undefined> =>
    await firstRow(
      tx
        .select()
        .from(documents)
        .where(and(eq(documents.userId, userId), eq(documents.key, key))),
    ),
  countOf: (tx: Connection, userId: string): Promise<number> => tx.$count(documents, eq(documents.userId, userId)),
  /** As it is now; nobody else changes it before the transaction ends. */
  hold: async (tx: Connection, userId: string, id: string): Promise<DocumentRow | undefined> =>
    await firstRow(tx.select().from(documents).where(ofPerson(userId, id)).for('update')),
  add: async (tx: Connection, row: DocumentRow): Promise<void> => {
    await tx.insert(documents).values(row)
  },
  put: async (tx: Connection, id: string, change: Partial<DocumentRow>): Promise<void> => {
    await tx.update(documents).set(change).where(eq(documents.id, id))
  },
  addVersion: async (tx: Connection, row: VersionRow): Promise<void> => {
    await tx.insert(documentVersions).values(row)
  },
  keepNewest: async (tx: Connection, id: string, newest: number, most: number): Promise<void> => {
    const isOld = sql`${documentVersions.version} <= ${newest - most}`
    await tx.delete(documentVersions).where(and(eq(documentVersions.documentId, id), isOld))
  },
}
