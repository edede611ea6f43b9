// Queries of lists of drafts.
import { type DraftState, type DraftsQuery, PUBLISHING_LIMITS } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { localizedOf, pick, textFrom } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { postOrganisations, publishedPosts } from '../posts/index.ts'
import { type ListedRow, type LivePostRow, listedColumns, ofOrganisation, ofPost, organisationColumns } from './drafted.ts'
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

/** Posts that nobody has changed yet; nothing where only the drafts of one person are wanted, or another state. */
function wantedPosts({ state, organisation, q, missing, ownerId, within }: ListFilters): SQL | undefined {
  const title = textFrom(publishedPosts, 'title')
  return and(
    sql`not exists (select 1 from ${drafts} d where d.post_id = ${publishedPosts.id})`,
    ownerId !== undefined || state === 'draft' || state === 'in_review' || state === 'archived' ? sql`false` : undefined,
    organisation === undefined ? undefined : eq(publishedPosts.organisationId, organisation),
    within === undefined ? undefined : eq(publishedPosts.organisationId, within),
    q ? or(...valuesOf(title).map((each) => ilike(each, containing(q))), eq(publishedPosts.id, q)) : undefined,
    missing ? isNull(title[missing]) : undefined,
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
    /** What of a page so many drafts leave: posts without one stand after all drafts. */
    livePosts: async (filters: ListFilters, page: number, draftsBefore: number): Promise<LivePostRow[]> => {
      const { limit, offset } = part(page)
      const left = Math.min(limit, offset + limit - draftsBefore)
      if (left <= 0) return []
      return await db
        .select({
          ...pick(publishedPosts, 'id', 'category', 'updatedAt'),
          ...localizedOf(publishedPosts, 'title'),
          organisation: organisationColumns,
        })
        .from(publishedPosts)
        .leftJoin(postOrganisations, eq(postOrganisations.id, publishedPosts.organisationId))
        .where(wantedPosts(filters))
        .orderBy(desc(publishedPosts.updatedAt), asc(publishedPosts.id))
        .limit(left)
        .offset(Math.max(0, offset - draftsBefore))
    },
    livePostCount: (filters: ListFilters): Promise<number> => db.$count(publishedPosts, wantedPosts(filters)),
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
