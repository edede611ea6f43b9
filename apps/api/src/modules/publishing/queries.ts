// Queries of one draft. Whoever changes one holds it first: one after the other, each with the revision that it has read.
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { postOrganisations, publishedPosts } from '../posts/index.ts'
import { type DraftRow, type ListedRow, listedColumns, ofOrganisation, ofPost, ofWhom, whoseNow } from './drafted.ts'
import { draftNotes, drafts, postVersions } from './tables.ts'

export type { DraftRow, ListedRow }
export type NewDraftRow = typeof drafts.$inferInsert
type DraftChange = Partial<Omit<NewDraftRow, 'id' | 'revision'>>

export const draftQueries = {
  /** `readable`: whose versions and notes are counted, as `historyOf` says. */
  one: async (connection: Connection, id: string, readable: string | null = null) =>
    await firstRow(
      connection
        .select({
          ...listedColumns,
          notes: sql<number>`(select count(*)::int from ${draftNotes} n where n.draft_id = ${drafts.id} and (${readable}::text is null or n.organisation_id = ${readable}))`,
          versions: sql<number>`(select count(*)::int from ${postVersions} v where v.draft_id = ${drafts.id} and (${readable}::text is null or v.organisation_id = ${readable}))`,
        })
        .from(drafts)
        .leftJoin(postOrganisations, ofOrganisation)
        .leftJoin(publishedPosts, ofPost)
        .where(eq(drafts.id, id)),
    ),
  ofPost: async (connection: Connection, postId: string): Promise<DraftRow | undefined> =>
    await firstRow(connection.select().from(drafts).where(eq(drafts.postId, postId))),
  /** The oldest that was never published and wants this id. */
  ofAddress: async (connection: Connection, address: string): Promise<DraftRow | undefined> => {
    const wantsIt = and(isNull(drafts.postId), ne(drafts.state, 'archived'), eq(sql`${drafts.content}->>'address'`, address))
    return await firstRow(connection.select().from(drafts).where(wantsIt).orderBy(asc(drafts.createdAt), asc(drafts.id)).limit(1))
  },
  ofOwner: (connection: Connection, ownerId: string): Promise<DraftRow[]> =>
    connection.select().from(drafts).where(eq(drafts.ownerId, ownerId)).orderBy(asc(drafts.createdAt), asc(drafts.id)),
  hold: async (connection: Connection, id: string): Promise<DraftRow | undefined> =>
    await firstRow(connection.select().from(drafts).where(eq(drafts.id, id)).for('update')),
  /** Imports hold many drafts at once, each in an order of its own: they come one after the other. */
  holdImports: async (tx: Connection): Promise<void> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content imports', 0))`)
  },
  /** Nothing when it is there: its id, or the draft of its post. */
  add: async (connection: Connection, draft: NewDraftRow): Promise<DraftRow | undefined> =>
    await firstRow(connection.insert(drafts).values(draft).onConflictDoNothing().returning()),
  /** Another revision. */
  change: async (connection: Connection, id: string, change: DraftChange): Promise<DraftRow> => {
    const values = { ...change, revision: sql`${drafts.revision} + 1` }
    const [row] = await connection.update(drafts).set(values).where(eq(drafts.id, id)).returning()
    if (!row) throw new Error('a draft that is held is gone')
    return row
  },
}

export type VersionRow = typeof postVersions.$inferSelect
const versionColumns = pick(postVersions, 'number', 'kind', 'note', 'writtenBy', 'writtenAt')

export const versionQueries = {
  /** The draft is held; it is a version of whoever has the draft now. */
  add: async (connection: Connection, version: Omit<VersionRow, 'number' | 'organisationId'>): Promise<void> => {
    const { draftId } = version
    const number = sql`(select coalesce(max(v.number), 0) + 1 from ${postVersions} v where v.draft_id = ${draftId})`
    await connection.insert(postVersions).values({ ...version, number, organisationId: whoseNow(draftId) })
  },
  /** Without what they hold; those that `historyOf` the reader opens. */
  of: (connection: Connection, draftId: string, readable: string | null) =>
    connection
      .select(versionColumns)
      .from(postVersions)
      .where(and(eq(postVersions.draftId, draftId), ofWhom(postVersions.organisationId, readable)))
      .orderBy(sql`${postVersions.number} desc`),
  /** Those that a person has kept or published, with what they hold; oldest first. */
  by: (connection: Connection, userId: string) =>
    connection
      .select(pick(postVersions, 'draftId', 'number', 'note', 'content', 'writtenAt'))
      .from(postVersions)
      .where(eq(postVersions.writtenBy, userId))
      .orderBy(postVersions.writtenAt, postVersions.draftId, postVersions.number),
  one: async (
    connection: Connection,
    { draftId, number, readable }: { draftId: string; number: number; readable: string | null },
  ): Promise<VersionRow | undefined> => {
    const isIt = and(eq(postVersions.draftId, draftId), eq(postVersions.number, number))
    return await firstRow(
      connection
        .select()
        .from(postVersions)
        .where(and(isIt, ofWhom(postVersions.organisationId, readable))),
    )
  },
}
export type WrittenVersion = Awaited<ReturnType<typeof versionQueries.by>>[number]
export type VersionSummary = Omit<VersionRow, 'draftId' | 'organisationId' | 'content'>
