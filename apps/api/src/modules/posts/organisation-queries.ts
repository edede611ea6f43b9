// Organisations as administrators keep them; on the connection of a transaction where something is changed.
import { and, asc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { organisations, posts } from './tables.ts'

export type OrganisationRow = typeof organisations.$inferSelect
type Shown = Pick<OrganisationRow, 'type' | 'nameEn' | 'nameAm' | 'website'>

/** Signs of a pattern are looked for as they are. */
const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const named = (q: string): SQL | undefined =>
  q.trim() === '' ? undefined : or(ilike(organisations.nameEn, holding(q.trim())), ilike(organisations.nameAm, holding(q.trim())))

const postCount = sql<number>`(select count(*)::int from ${posts} where ${posts.organisationId} = ${organisations.id})`

export const keptOrganisations = {
  page: (connection: Connection, q: string, from: number, most: number): Promise<(OrganisationRow & { posts: number })[]> =>
    connection
      .select({ organisation: organisations, posts: postCount })
      .from(organisations)
      .where(named(q))
      .orderBy(asc(organisations.nameEn), asc(organisations.id))
      .limit(most)
      .offset(from)
      .then((rows) => rows.map(({ organisation, posts: count }) => ({ ...organisation, posts: count }))),
  one: async (connection: Connection, id: string): Promise<(OrganisationRow & { posts: number }) | undefined> => {
    const rows = await connection
      .select({ organisation: organisations, posts: postCount })
      .from(organisations)
      .where(eq(organisations.id, id))
    return rows[0] && { ...rows[0].organisation, posts: rows[0].posts }
  },
  count: async (connection: Connection, q: string): Promise<number> =>
    (await connection.select({ count: sql<number>`count(*)::int` }).from(organisations).where(named(q)))[0]?.count ?? 0,
  /** Any whose name, in either language, is one of these. */
  called: (connection: Connection, names: readonly string[]): Promise<OrganisationRow[]> =>
    names.length === 0
      ? Promise.resolve([])
      : connection
          .select()
          .from(organisations)
          .where(
            or(
              inArray(
                sql`lower(${organisations.nameEn})`,
                names.map((name) => name.toLowerCase()),
              ),
              inArray(organisations.nameAm, [...names]),
            ),
          ),
  /** False when the id is taken, also by somebody at the same moment. */
  add: async (connection: Connection, row: Shown & { id: string; editedAt: Date }): Promise<boolean> =>
    (await connection.insert(organisations).values(row).onConflictDoNothing().returning({ id: organisations.id })).length > 0,
  /** False when it was edited at another moment than `was`. */
  change: async (connection: Connection, id: string, row: Shown & { editedAt: Date }, was: Date | null): Promise<boolean> => {
    const unchanged = was === null ? isNull(organisations.editedAt) : eq(organisations.editedAt, was)
    const rows = await connection
      .update(organisations)
      .set(row)
      .where(and(eq(organisations.id, id), unchanged))
      .returning({ id: organisations.id })
    return rows.length > 0
  },
}
