// Every query of searching. Words reach PostgreSQL as parameters, in lexemes of our own making.
import { type Language, storedAs, WRITTEN, type Written } from '@menged/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { columnsOf } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { publishedPosts, unpublishedPosts, viewsOfPosts } from '../posts/index.ts'
import { type Facets, type Filters, readFacet } from './query/facets.ts'
import { type Plan, testsOf } from './query/plan.ts'
import type { Among, ListPart, Matches, MatchRow, Weights } from './query/source.ts'
import { gateQuery, testQuery } from './query/tsquery.ts'
import { guideRequests, searchDocuments, searchLexemes } from './tables.ts'

/** `test` is a tsquery; `part` names the word of the query, `weight` how much it says, `field` the place that it looks at. */
type Test = { part: number; weight: number; field: string; test: string; score: number; sure: boolean }
/** `gate` is a tsquery that a post has to meet at all. */
type Hits = Omit<Among, 'gate'> & { gate: string }

/** A search that takes longer is given up; the caller is asked to try again. */
const LONGEST_MS = 1500

export function searchQueries(db: Database) {
  const { lexeme, posts } = searchLexemes
  const counted = db
    .select({ facets: sql<string>`facets`, posts: sql<number>`sum(posts)::int` })
    .from(
      sql`(
        select ${lexeme} as facets, ${posts} as posts from ${searchLexemes} where ${lexeme} >= 'f:' and ${lexeme} < 'f;'
        union all
        select lexeme, -1 from ${unpublishedPosts} join ${searchDocuments} d on d.post_id = ${unpublishedPosts.id}, unnest(d.words)
        where lexeme >= 'f:' and lexeme < 'f;'
      ) each`,
    )
    .groupBy(sql`facets`)
    .prepare('search_counted')
  return {
    /** Within the time that a search may take. Words are looked up in the index only: opening the lexemes of each post takes long. */
    bounded: <Answer>(work: (tx: Connection) => Promise<Answer>): Promise<Answer> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true),
          set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true)`)
        return await work(tx)
      }),
    /** All posts, added up by what filters look at. */
    counted: async (): Promise<Facets[]> =>
      (await counted.execute()).map(({ facets, posts }) => ({ ...readFacet(facets), posts })),
    /** Posts in their order, without words. */
    listed: async (filters: Filters, { order, offset, limit }: ListPart): Promise<string[]> => {
      const query = sql`${inOrder(filters, order)} limit ${limit} offset ${offset}`
      return (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)
    },
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

function inOrder(filters: Filters, order: ListPart['order']): SQL {
  const where = sql`${passing(filters)} and ${published}`
  const newest = sql`d.created_at desc, d.post_id`
  return order === 'newest'
    ? sql`select d.post_id as id from ${searchDocuments} d where ${where} order by ${newest}`
    : sql`(select d.post_id as id from ${viewsOfPosts} join ${searchDocuments} d on d.post_id = ${viewsOfPosts.postId}
          where ${where} order by ${viewsOfPosts.views} desc, ${newest})
        union all
        (select d.post_id as id from ${searchDocuments} d
          where ${where} and not exists (select from ${viewsOfPosts} where ${viewsOfPosts.postId} = d.post_id) order by ${newest})`
}

/** On a connection that is bounded. */
export function databaseMatches(db: Connection, plan: Plan): Matches {
  const tests = testsOf(plan).map(({ all, ...test }) => ({ ...test, test: testQuery({ all, field: test.field }) }))
  const hitsOf = ({ gate, ...rest }: Among): Hits => ({ ...rest, gate: gateQuery(gate, plan.parts) })
  async function ids(query: SQL): Promise<string[]> {
    const { rows }: { rows: { id: string }[] } = await db.execute<{ id: string }>(query)
    return rows.map(({ id }) => id)
  }
  return {
    countedAmong: async (among) =>
      (
        await db.execute<Facets>(sql`with ${hits(hitsOf(among))}
          select d.category, d.type, ${flags}, count(*)::int as posts from hits d where ${published} group by d.category, d.type, ${flags}`)
      ).rows,
    listedAmong: (among, { order, offset, limit }) =>
      ids(sql`with ${hits(hitsOf(among))} select d.post_id as id from hits d ${order === 'views' ? withViews : sql``} where ${published}
        order by ${order === 'views' ? sql`coalesce(${viewsOfPosts.views}, 0) desc, ` : sql``} d.created_at desc, d.post_id
        limit ${limit} offset ${offset}`),
    // Which the index alone can tell.
    likeliest: (among, field, limit) =>
      ids(
        likeliest(
          hitsOf(among),
          tests.filter((test) => test.field === field),
          limit,
        ),
      ),
    // Opens the lexemes of each, therefore of not too many.
    scored: async (chosen, weights) => (await db.execute<MatchRow>(scored(chosen, tests, weights))).rows,
    all: (among) => ids(sql`with ${hits(hitsOf(among))} select d.post_id as id from hits d where ${published}`),
  }
}

/** Titles and previews as they are written, of some posts that have this word: in the title, or anywhere. */
export async function textsWith(db: Connection, word: string, where: 'A' | 'C', limit: number): Promise<string[]> {
  const gate = testQuery({ all: [[`x:${word}`]], field: where })
  const { rows }: { rows: { text: string }[] } = await db.execute<{ text: string }>(sql`with ${hits({ gate, filters: {} })}
    select ${textOfPost} as text
    from (select post_id from hits limit ${limit}) d join ${publishedPosts} on ${publishedPosts.id} = d.post_id`)
  return rows.map(({ text }) => text)
}

/** Of these posts. */
export async function textsOf(db: Connection, ids: string[]): Promise<string[]> {
  const { rows }: { rows: { text: string }[] } = await db.execute<{ text: string }>(sql`select ${textOfPost} as text
    from unnest(${sql.param(ids)}::text[]) with ordinality as wanted(id, place)
    join ${publishedPosts} on ${publishedPosts.id} = wanted.id order by place`)
  return rows.map(({ text }) => text)
}

const flag = (written: Written): SQL => sql`d.${sql.identifier(storedAs(written))}`
const flags = sql.join(WRITTEN.map(flag), sql`, `)

const textOfPost = sql`concat_ws(' ', ${columnsOf(publishedPosts, 'title')}, ${columnsOf(publishedPosts, 'preview')})`

const withViews = sql`left join ${viewsOfPosts} on ${viewsOfPosts.postId} = d.post_id`
/** The index may not know yet that a post was withdrawn. */
const published = sql`not exists (select from ${unpublishedPosts} where ${unpublishedPosts.id} = d.post_id)`

/** Found first and by themselves: together with other tables the server would rather open all posts than ask the index. */
const hits = ({ gate, filters, without = [] }: Hits) => sql`hits as materialized (
    select d.post_id, d.category, d.type, ${flags}, d.created_at from ${searchDocuments} d
    where d.words @@ ${gate}::tsquery and ${passing(filters)} and d.post_id <> all(${sql.param(without)}::text[])
  )`

function passing({ category, type, written }: Filters): SQL {
  const conditions = [
    ...(category ? [sql`d.category = ${category}`] : []),
    ...(type ? [sql`d.type = ${type}`] : []),
    ...WRITTEN.filter((each) => written === 'both' || written === each).map(flag),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Tests as rows. */
function rowsOf(tests: Test[]): SQL {
  const column = <Value>(pick: (test: Test) => Value) => sql.param(tests.map(pick))
  return sql`(
    select part, weight, field, test::tsquery as test, score, sure from unnest(
      ${column(({ part }) => part)}::int[], ${column(({ weight }) => weight)}::float8[], ${column(({ field }) => field)}::text[],
      ${column(({ test }) => test)}::text[], ${column(({ score }) => score)}::real[], ${column(({ sure }) => sure)}::boolean[]
    ) as each(part, weight, field, test, score, sure)
  )`
}

function likeliest({ gate, filters, without = [] }: Hits, tests: Test[], limit: number): SQL {
  return sql`
    select d.post_id as id from (
      select post_id, sum(best) as score from (
        select d.post_id, t.part, max(t.score) as best from ${rowsOf(tests.map(({ test, ...each }) => ({ ...each, test: `(${test}) & (${gate})` })))} t
        -- Each test with the gate is one question to the index.
        cross join lateral (select d.post_id from ${searchDocuments} d where d.words @@ t.test and ${passing(filters)} offset 0) d
        group by d.post_id, t.part
      ) each
      group by post_id
    ) d ${withViews}
    where ${published} and d.post_id <> all(${sql.param(without)}::text[])
    order by d.score desc, ${viewsOfPosts.views} desc nulls last, d.post_id limit ${limit}`
}

/** For each word and field the best of its tests counts. The words met have to weigh the fewest, and those missed cost a post. */
function scored(ids: string[], tests: Test[], { all, fewest, named }: Weights): SQL {
  return sql`
    with s as (
      select post_id, sum(best) * sum(weight) / ${all}::float8 as score, array_agg(part) as parts, array_agg(place) as places,
        array_agg(surely) as surely from (
        select post_id, part, weight, sum(best) as best, bool_or(field <> 'C') as named, min(field) as place,
          coalesce(min(field) filter (where sure), '') as surely from (
          select d.post_id, t.part, t.weight, t.field, max(t.score) as best, bool_or(t.sure) as sure
          -- Opened here, once for all tests.
          from (select d.post_id, strip(d.words) as words from ${searchDocuments} d where d.post_id = any(${sql.param(ids)}::text[]) offset 0) d
          join ${rowsOf(tests)} t on d.words @@ t.test
          group by d.post_id, t.part, t.weight, t.field
        ) places
        group by post_id, part, weight
      ) parts
      group by post_id having coalesce(sum(weight) filter (where named or not ${named}::boolean), 0) >= ${fewest}::float8
    )
    select d.post_id as id, s.score, s.parts, s.places, s.surely, d.category, d.type, ${flags}, 1 as posts,
      coalesce(${viewsOfPosts.views}, 0) as views,
      extract(epoch from d.created_at)::float8 as "createdAt"
    from s join ${searchDocuments} d using (post_id) ${withViews}
    order by s.score desc, views desc, d.created_at desc, d.post_id`
}
