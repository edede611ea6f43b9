// What is read of the posts that are shown, beside their cards: office, guide, and the text of some to take a passage from.
import type { Guide } from '@menged/contracts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { postOrganisations, publishedPosts } from '../../posts/index.ts'

/** Of a body; who reads on finds the rest there. */
const MOST_LETTERS = 20_000

const { id, guide, bodyEn, bodyAm } = publishedPosts
const among = (ids: string): SQL => sql`${id} = any(${sql.placeholder(ids)}::text[])`

export function hitQueries(db: Database) {
  const details = db
    .select({
      id,
      organisation: { nameEn: postOrganisations.nameEn, nameAm: postOrganisations.nameAm },
      guide: sql<Guide | null>`case when ${among('withGuide')} then ${guide} end`,
      body: sql<
        string | null
      >`left(case when ${among('inAmharic')} then ${bodyAm} when ${among('inEnglish')} then ${bodyEn} end, ${MOST_LETTERS})`,
    })
    .from(publishedPosts)
    .leftJoin(postOrganisations, eq(postOrganisations.id, publishedPosts.organisationId))
    .where(among('ids'))
    .prepare('search_shown')
  return {
    /** `withGuide`, `inEnglish`, `inAmharic`: those of the ids of which the guide, and a body, are wanted. */
    details: (wanted: Record<'ids' | 'withGuide' | 'inEnglish' | 'inAmharic', string[]>) => details.execute(wanted),
  }
}
