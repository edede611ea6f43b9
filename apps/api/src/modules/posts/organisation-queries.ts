// Organisations as administrators keep them; on the connection of a transaction where something is changed.

import { DEFAULT_LANGUAGE } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { and, asc, count, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { organisations, posts } from './tables.ts'

export type OrganisationRow = typeof organisations.$inferSelect
type OrganisationValues = Pick<OrganisationRow, 'type' | 'website'> & Localized<'name', string>

const names = valuesOf(textFrom(organisations, 'name'))

/** Signs of a pattern are looked for as they are. */
const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const named = (q: string): SQL | undefined =>
  q.trim() === '' ? undefined : or(...names.map((name) => ilike(name, holding(q.trim()))))

type Counted = OrganisationRow & { posts: number }

/** Each with how many posts are about it, whatever their state. */
const counted = (connection: Connection) => {
  const about = connection
    .select({ organisationId: posts.organisationId, count: count().as('count') })
    .from(posts)
    .groupBy(posts.organisationId)
    .as('about')
  return connection
    .select({ organisation: organisations, posts: about.count })
    .from(organisations)
    .leftJoin(about, eq(about.organisationId, organisations.id))
}
const presented = (rows: { organisation: OrganisationRow; posts: number | null }[]): Counted[] =>
  rows.map(({ organisation, posts: about }) => ({ ...organisation, posts: about ?? 0 }))

export const managedOrganisations = {
  page: async (connection: Connection, q: string, from: number, most: number): Promise<Counted[]> =>
    presented(
      await counted(connection)
        .where(named(q))
        .orderBy(asc(textFrom(organisations, 'name')[DEFAULT_LANGUAGE]), asc(organisations.id))
        .limit(most)
        .offset(from),
    ),
  one: async (connection: Connection, id: string): Promise<Counted | undefined> =>
    presented(await counted(connection).where(eq(organisations.id, id)))[0],
  count: async (connection: Connection, q: string): Promise<number> =>
    (await firstRow(connection.select({ count: sql<number>`count(*)::int` }).from(organisations).where(named(q))))?.count ?? 0,
  /** Any whose name, in any language, is one of these. */
  called: (connection: Connection, called: readonly string[]): Promise<OrganisationRow[]> =>
    called.length === 0
      ? Promise.resolve([])
      : connection
          .select()
          .from(organisations)
          .where(
            or(
              ...names.map((name) =>
                inArray(
                  sql`lower(${name})`,
                  called.map((each) => each.toLowerCase()),
                ),
              ),
            ),
          ),
  /** False when the id is taken, also by somebody at the same moment. */
  add: async (connection: Connection, row: OrganisationValues & { id: string; editedAt: Date }): Promise<boolean> =>
    (await connection.insert(organisations).values(row).onConflictDoNothing().returning({ id: organisations.id })).length > 0,
  /** False when it was edited at another moment than `was`. */
  change: async (
    connection: Connection,
    id: string,
    row: OrganisationValues & { editedAt: Date },
    was: Date | null,
  ): Promise<boolean> => {
    const unchanged = was === null ? isNull(organisations.editedAt) : eq(organisations.editedAt, was)
    const rows = await connection
      .update(organisations)
      .set(row)
      .where(and(eq(organisations.id, id), unchanged))
      .returning({ id: organisations.id })
    return rows.length > 0
  },
}
