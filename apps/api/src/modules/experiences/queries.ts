// Every query of what people report.
import type { ExperienceSummary, Text } from '@menged/contracts'
import { and, eq, gt, inArray, isNotNull, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { experienceOffices, experienceSummaries, experiences } from './tables.ts'

export type NewExperience = typeof experiences.$inferInsert
export type ReportState = NewExperience['state']

export const experienceQueries = (db: Database) => ({ ...experienceReads(db), ...experienceWrites(db) })

function experienceReads(db: Database) {
  return {
    /** How many of a guide came after a moment, from others; how many of them say the same, and how many count that came from the same network today. */
    since: async (tx: Connection, { postId, reporter, network, paid, days, officeKey }: NewExperience, hour: Date, day: Date) => {
      const same = sql`${experiences.paid} is not distinct from ${paid}::int and ${experiences.days} is not distinct from ${days}::int
        and ${experiences.officeKey} is not distinct from ${officeKey}::text`
      const [found] = await tx
        .select({
          ofDay: sql<number>`count(*)::int`,
          ofHour: sql<number>`(count(*) filter (where ${gt(experiences.createdAt, hour)}))::int`,
          same: sql<number>`(count(*) filter (where ${same}))::int`,
          ofNetwork: sql<number>`(count(*) filter (where ${experiences.network} = ${network} and ${experiences.state} = 'counted'))::int`,
        })
        .from(experiences)
        .where(and(eq(experiences.postId, postId), ne(experiences.reporter, reporter), gt(experiences.createdAt, day)))
      return found ?? { ofDay: 0, ofHour: 0, same: 0, ofNetwork: 0 }
    },
    counted: async (tx: Connection, postId: string, after: Date) =>
      await tx
        .select(pick(experiences, 'paid', 'days', 'officeKey'))
        .from(experiences)
        .where(and(eq(experiences.postId, postId), eq(experiences.state, 'counted'), gt(experiences.createdAt, after))),
    names: async (tx: Connection, postId: string): Promise<Map<string, Text>> => {
      const rows = await tx.select().from(experienceOffices).where(eq(experienceOffices.postId, postId))
      return new Map(rows.flatMap(({ key, name }) => (name ? [[key, name] as const] : [])))
    },
    /** Guides of which something is shown and reports have come of age. */
    withSummary: async (): Promise<string[]> => {
      const rows = await db
        .select({ postId: experienceSummaries.postId })
        .from(experienceSummaries)
        .where(isNotNull(experienceSummaries.summary))
      return rows.map(({ postId }) => postId)
    },
  }
}

function experienceWrites(db: Database) {
  return {
    /** Reports of one guide wait for each other from here to the end of the transaction. */
    hold: async (tx: Connection, postId: string): Promise<void> => {
      await tx.insert(experienceSummaries).values({ postId }).onConflictDoNothing()
      await tx.select().from(experienceSummaries).where(eq(experienceSummaries.postId, postId)).for('update')
    },
    /** The last one of a year counts; of whom an editor has left out, none does. */
    put: async (tx: Connection, row: NewExperience): Promise<void> => {
      const { postId: _, reporter: __, year: ___, ...told } = row
      const set = { ...told, state: sql`case when ${experiences.state} = 'rejected' then 'rejected' else ${told.state} end` }
      const target = [experiences.postId, experiences.reporter, experiences.year]
      await tx.insert(experiences).values(row).onConflictDoUpdate({ target, set })
    },
    forget: async (until: Date): Promise<void> => {
      await db.delete(experiences).where(lte(experiences.createdAt, until))
    },
    putSummary: async (tx: Connection, postId: string, summary: ExperienceSummary | null): Promise<void> => {
      await tx.update(experienceSummaries).set({ summary }).where(eq(experienceSummaries.postId, postId))
    },
    putName: async (tx: Connection, row: typeof experienceOffices.$inferInsert): Promise<void> => {
      const target = [experienceOffices.postId, experienceOffices.key]
      await tx
        .insert(experienceOffices)
        .values(row)
        .onConflictDoUpdate({ target, set: { name: row.name ?? null } })
    },
    /** Returns those that were in the other state; of what was never held, none. Why it was stays, for who takes a decision back. */
    move: async (
      tx: Connection,
      ids: string[],
      from: ReportState,
      state: ReportState,
    ): Promise<{ id: string; postId: string }[]> =>
      await tx
        .update(experiences)
        .set({ state })
        .where(and(inArray(experiences.id, ids), eq(experiences.state, from), isNotNull(experiences.heldFor)))
        .returning({ id: experiences.id, postId: experiences.postId }),
    /** False when it has another name by now. */
    removeName: async (tx: Connection, { postId, key, name }: { postId: string; key: string; name: Text | null }) => {
      const isSaid = sql`${experienceOffices.name} is not distinct from ${name && JSON.stringify(name)}::jsonb`
      const of = and(eq(experienceOffices.postId, postId), eq(experienceOffices.key, key), isSaid)
      return (await tx.delete(experienceOffices).where(of).returning({ key: experienceOffices.key })).length > 0
    },
  }
}

/** What is shown of a post, as a part of another query. */
export const experienceOf = (postId: SQLWrapper): SQL<ExperienceSummary | null> =>
  sql<ExperienceSummary | null>`(select ${experienceSummaries.summary} from ${experienceSummaries} where ${experienceSummaries.postId} = ${postId})`
