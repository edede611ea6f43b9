// Queries of lists of drafts.
import { type DraftState, type DraftsQuery, PUBLISHING_LIMITS } from '@menged/contracts'
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { postOrganisations, publishedPosts } from '../posts/index.ts'
import { type ListedRow, listedColumns, ofOrganisation, ofPost } from './drafted.ts'
import { drafts } from './tables.ts'

/** `within`: only those of this organisation. */
type ListFilters = Omit<DraftsQuery, 'page' | 'whose'> & { ownerId?: string; within?: string }

const SIZE = PUBLISHING_LIMITS.page
const isWaiting = eq(drafts.state, 'in_review')
const text = (path: string): SQL => sql`${drafts.content} #>> ${path}::text[]`
const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function wanted({ state, organisation, q, missing, ownerId, within }: ListFilters): SQL | undefined {
  return and(
    state && eq(drafts.state, state),
    organisation === undefined ? undefined : eq(drafts.organisationId, organisation),
    within === undefined ? undefined : eq(drafts.organisationId, within),
    ownerId === undefined ? undefined : eq(drafts.ownerId, ownerId),
    q
      ? or(
          sql`${text('{title,en}')} ilike ${containing(q)}`,
          sql`${text('{title,am}')} ilike ${containing(q)}`,
          eq(drafts.postId, q),
        )
      : undefined,
    missing ? or(sql`${text(`{title,${missing}}`)} = ''`, sql`${text(`{body,${missing}}`)} = ''`) : undefined,
  )
}

export function listQueries(db: Database) {
  const rows = () =>
    db.select(listedColumns).from(drafts).leftJoin(postOrganisations, ofOrganisation).leftJoin(publishedPosts, ofPost)
  const part = (page: number) => ({ limit: SIZE, offset: (page - 1) * SIZE })
  return {
    page: async (filters: ListFilters, page: number): Promise<ListedRow[]> => {
      const { limit, offset } = part(page)
      return await rows().where(wanted(filters)).orderBy(desc(drafts.updatedAt), asc(drafts.id)).limit(limit).offset(offset)
    },
    /** Whatever state they are in. */
    counts: async ({ state: _state, ...filters }: ListFilters): Promise<Record<DraftState, number>> => {
      const found = await db
        .select({ state: drafts.state, drafts: count() })
        .from(drafts)
        .where(wanted(filters))
        .groupBy(drafts.state)
      const of = (state: DraftState): number => found.find((each) => each.state === state)?.drafts ?? 0
      const [writing, waiting, shown, archived] = drafts.state.enumValues.map(of)
      return { draft: writing ?? 0, in_review: waiting ?? 0, published: shown ?? 0, archived: archived ?? 0 }
    },
    waiting: async (page: number): Promise<ListedRow[]> => {
      const { limit, offset } = part(page)
      return await rows().where(isWaiting).orderBy(asc(drafts.submittedAt), asc(drafts.id)).limit(limit).offset(offset)
    },
    waitingCount: () => db.$count(drafts, isWaiting),
  }
}
