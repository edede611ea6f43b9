// What the desk of experiences reads.
import type { ExperienceSummary } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { localizedOf, textFrom } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { experienceOffices, experienceSummaries, experiences } from './tables.ts'

const MOST_ROWS = 100
const post = {
  id: publishedPosts.id,
  ...localizedOf(publishedPosts, 'title'),
  guide: publishedPosts.guide,
}

/** Offices that enough people have named, and no editor yet. The spelling that most have used stands for all. */
const unnamed = async (db: Database, enough: number) =>
  await db
    .select({
      post,
      key: sql<string>`${experiences.officeKey}`,
      name: sql<string>`mode() within group (order by ${experiences.office})`,
      reports: count(),
    })
    .from(experiences)
    .innerJoin(publishedPosts, eq(publishedPosts.id, experiences.postId))
    .leftJoin(
      experienceOffices,
      and(eq(experienceOffices.postId, experiences.postId), eq(experienceOffices.key, experiences.officeKey)),
    )
    .where(and(eq(experiences.state, 'counted'), isNotNull(experiences.officeKey), isNull(experienceOffices.key)))
    .groupBy(publishedPosts.id, ...valuesOf(textFrom(publishedPosts, 'title')), publishedPosts.guide, experiences.officeKey)
    .having(sql`count(*) >= ${enough}`)
    .orderBy(sql`count(*) desc`)
    .limit(MOST_ROWS)

export function deskQueries(db: Database) {
  return {
    /** The guides of these reports, in one order for all. */
    postsOf: async (tx: Connection, ids: string[]): Promise<string[]> => {
      const rows = await tx.selectDistinct({ postId: experiences.postId }).from(experiences).where(inArray(experiences.id, ids))
      return rows.map(({ postId }) => postId).toSorted()
    },
    held: async () =>
      await db
        .select({ report: experiences, post })
        .from(experiences)
        .innerJoin(publishedPosts, eq(publishedPosts.id, experiences.postId))
        .where(eq(experiences.state, 'held'))
        .orderBy(asc(experiences.createdAt))
        .limit(MOST_ROWS),
    unnamed: (enough: number) => unnamed(db, enough),
    summaries: async () =>
      await db
        .select({ post, summary: sql<ExperienceSummary>`${experienceSummaries.summary}` })
        .from(experienceSummaries)
        .innerJoin(publishedPosts, eq(publishedPosts.id, experienceSummaries.postId))
        .where(isNotNull(experienceSummaries.summary)),
  }
}
