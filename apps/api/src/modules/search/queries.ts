// Every query of searching. Words reach PostgreSQL as parameters, in lexemes of our own making.
import type { Category, Language, OrganisationType } from '@menged/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { guideRequests, searchDocuments } from './tables.ts'

/** A post that meets the words, with what filters and orders need. */
export type MatchRow = {
  id: string
  score: number
  category: Category
  type: OrganisationType | null
  english: boolean
  amharic: boolean
  views: number
}
/** `test` is a tsquery; `part` names the word of the query, `weight` how much it says, `field` the place that it looks at. */
export type Test = { part: number; weight: number; field: string; test: string; score: number }

/** Of the words of a query together; `fewest` of it has to be met, when `named` in a title, a summary or a name. */
export type Weights = { all: number; fewest: number; named: boolean }

/** A search that takes longer is given up; the caller is asked to try again. */
const LONGEST_MS = 1500
const MOST_CANDIDATES = 2000
const MOST_POSTS = 5000

/** Anything, no words given: newest first. */
const facets = sql`p.id, p.category, o.type, p.title_en is not null as english, p.title_am is not null as amharic,
  p.view_count as views`
const fromPosts = sql`join posts p on p.id = s.post_id and p.state = 'published' left join organisations o on o.id = p.organisation_id`

export function searchQueries(db: Database) {
  async function limited(query: SQL): Promise<MatchRow[]> {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`)
      return (await tx.execute<MatchRow>(query)).rows
    })
  }
  return {
    matches: (gate: string, tests: Test[], weights: Weights) => limited(matches(gate, tests, weights)),
    everything: () =>
      limited(sql`select 0::real as score, ${facets} from (select id as post_id from posts) s ${fromPosts}
        order by p.created_at desc, p.id limit ${MOST_POSTS}`),
    /** Changes whenever the index does. */
    stamp: async (): Promise<string> =>
      (
        await db.execute<{ stamp: string }>(sql`select concat(count(*), ' ', sum(extract(epoch from indexed_at))) as stamp
          from ${searchDocuments}`)
      ).rows[0]?.stamp ?? '',
    /** Every lexeme of the index, and in how many posts it stands. */
    lexemes: async () =>
      (
        await db.execute<{ lexeme: string; posts: number }>(sql`select word as lexeme, ndoc as posts
          from ts_stat('select words from search_documents')`)
      ).rows,
    /** Titles and previews: how words are really spelled. */
    spellings: async () =>
      (
        await db.execute<{ text: string }>(sql`select concat_ws(' ', title_am, title_en, preview_am, preview_en) as text
          from posts where state = 'published'`)
      ).rows,
    organisations: async (ids: string[]) =>
      (
        await db.execute<{
          id: string
          nameEn: string
          nameAm: string
        }>(sql`select p.id, o.name_en as "nameEn", o.name_am as "nameAm"
          from posts p join organisations o on o.id = p.organisation_id where p.id = any(${sql.param(ids)}::text[])`)
      ).rows,
    /** One row for the same words, however often they are asked for. */
    request: async (words: string, language: Language, now: Date): Promise<void> => {
      await db
        .insert(guideRequests)
        .values({ words, language, count: 1, firstAt: now, lastAt: now })
        .onConflictDoUpdate({
          target: [guideRequests.words, guideRequests.language],
          set: { count: sql`${guideRequests.count} + 1`, lastAt: sql`greatest(${guideRequests.lastAt}, excluded.last_at)` },
        })
    },
  }
}
export type SearchQueries = ReturnType<typeof searchQueries>

/** For each word and field the best of its tests counts. The words met have to weigh the fewest, and those missed cost a post. */
function matches(gate: string, tests: Test[], { all, fewest, named }: Weights): SQL {
  const column = <Value>(pick: (test: Test) => Value) => sql.param(tests.map(pick))
  return sql`
    with found as materialized (
      select post_id, words from ${searchDocuments} where words @@ ${gate}::tsquery limit ${MOST_CANDIDATES}
    ),
    wanted as materialized (
      select part, weight, field, test::tsquery as test, score from unnest(
        ${column(({ part }) => part)}::int[], ${column(({ weight }) => weight)}::float8[], ${column(({ field }) => field)}::text[],
        ${column(({ test }) => test)}::text[], ${column(({ score }) => score)}::real[]
      ) as each(part, weight, field, test, score)
    ),
    s as (
      select post_id, sum(best) * sum(weight) / ${all}::float8 as score from (
        select post_id, part, weight, sum(best) as best, bool_or(field <> 'C') as named from (
          select post_id, part, weight, field, max(score) as best from found join wanted on found.words @@ wanted.test
          group by post_id, part, weight, field
        ) places
        group by post_id, part, weight
      ) parts
      group by post_id having coalesce(sum(weight) filter (where named or not ${named}::boolean), 0) >= ${fewest}::float8
    )
    select s.score, ${facets} from s ${fromPosts}
    order by s.score desc, p.view_count desc, p.created_at desc, p.id`
}
