// What is read of the posts that are shown, beside their cards: office, guide, and the text of some to take a passage from.
import { type Guide, WRITTEN, type Written } from '@menged/contracts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { localizedOf, textFrom } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { postOrganisations, publishedPosts } from '../../posts/index.ts'

/** Of a body; who reads on finds the rest there. */
const MOST_LETTERS = 20_000

const { id, guide } = publishedPosts
const bodies = textFrom(publishedPosts, 'body')
const among = (ids: string): SQL => sql`${id} = any(${sql.placeholder(ids)}::text[])`

const wantedBodies = sql.join(
  WRITTEN.map((each) => sql`when ${among(each)} then ${bodies[each]}`),
  sql` `,
)

export function shownQueries(db: Database) {
  const details = db
    .select({
      id,
      organisation: localizedOf(postOrganisations, 'name'),
      guide: sql<Guide | null>`case when ${among('withGuide')} then ${guide} end`,
      body: sql<string | null>`left(case ${wantedBodies} end, ${MOST_LETTERS})`,
    })
    .from(publishedPosts)
    .leftJoin(postOrganisations, eq(postOrganisations.id, publishedPosts.organisationId))
    .where(among('ids'))
    .prepare('search_shown')
  return {
    /** `withGuide`, and by language: those of the ids of which the guide, and a body, are wanted. */
    details: (wanted: Record<'ids' | 'withGuide' | Written, string[]>) => details.execute(wanted),
  }
}
