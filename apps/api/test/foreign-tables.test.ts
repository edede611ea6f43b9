// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foreignTables } from './foreign-tables.ts'

it('holds for the API', () => {
  const files = globSync('apps/api/src/**/*.ts', { exclude: ['**/*.test.ts', '**/test/**'] })
  expect(files.length).toBeGreaterThan(100)
  expect(foreignTables(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]))).toEqual([])
})

const MODULES = 'apps/api/src/modules'
const TABLES = {
  [`${MODULES}/posts/tables.ts`]:
    "export const posts = pgTable('posts', { state: text().default('published'), titleEn: text('title_en'), madeAt: instant('made_at') })",
  [`${MODULES}/posts/published.ts`]: "export const publishedPosts = build.select().from(posts).as('published_posts')",
  [`${MODULES}/search/tables.ts`]:
    "export const searchLexemes = pgTable('search_lexemes', { posts: integer(), madeAt: instant('made_at') })",
  'apps/api/src/platform/tasks/task-queries.ts': "export const tasks = pgTable('tasks', {})",
}
const problemsOf = (file: string, code: string) => foreignTables(Object.entries({ ...TABLES, [`apps/api/src/${file}`]: code }))

it.each([
  ['modules/posts/queries.ts', 'sql`select id from posts where ${isPublished}`'],
  ['modules/search/queries.ts', 'sql`select ${publishedPosts.id} from ${publishedPosts} join ${searchDocuments} d on true`'],
  // Columns and other names of one's own that sound like a foreign table.
  [
    'modules/search/queries.ts',
    'sql`select lexeme, sum(posts)::int as posts from search_lexemes, unnest(words) where posts > 0 order by lexeme, posts`',
  ],
  [
    'modules/search/queries.ts',
    'sql`insert into ${searchLexemes} (lexeme, posts) values (1, 2) on conflict do update set sound = 1, posts = excluded.posts`',
  ],
  ['modules/search/queries.ts', "sql`select 'from posts' -- from posts\n`"],
  ['modules/search/queries.ts', "import { posts } from '../posts/index.ts'\nexport const name = db.select().prepare('posts')"],
  ['modules/search/service.ts', "throw new Error('nothing came from posts')"],
])('lets %s hold %s', (file, code) => {
  expect(problemsOf(file, code)).toEqual([])
})

it.each([
  ['modules/search/queries.ts', 'sql`\n select id from posts p`'],
  ['modules/search/queries.ts', 'sql`\n select id from "posts"`'],
  ['modules/search/queries.ts', 'sql`\n select id from public.posts`'],
  ['modules/search/queries.ts', 'sql`\n select id from (posts cross join ${searchLexemes})`'],
  ['modules/search/queries.ts', 'sql`\n select ${lexeme} from ${searchLexemes} l, posts p`'],
  ['modules/search/queries.ts', 'sql`${first}\n left join posts on true`'],
  ['modules/search/queries.ts', 'db.select().leftJoin(sql`\n posts post`, true)'],
  ['modules/search/word-queries.ts', 'sql`\n not exists (SELECT FROM posts)`'],
  ['modules/search/queries.ts', 'sql`\n update posts set a = 1`'],
  ['modules/search/queries.ts', "db.execute(\n'delete from posts')"],
  ['modules/search/queries.ts', 'sql`select ${id}\n where posts.id = ${id}`'],
  ['modules/search/tables.ts', 'check(sql`\n exists (select from posts)`)'],
  ['platform/database/maintenance.ts', "client.query(\n'truncate posts')"],
])('refuses in %s: %s', (file, code) => {
  expect(problemsOf(file, code)).toEqual([expect.stringMatching(/:2 {2}names posts, which is of posts: use what its index/)])
})

it('knows columns by their names: those of its own, and those that the text gives, are free', () => {
  const problems = (text: string) => problemsOf('modules/search/queries.ts', `sql\`${text}\``)
  expect(problems('select title_en from ${publishedPosts} order by made_at')).toEqual([
    expect.stringContaining('names title_en, which is of posts'),
  ])
  expect(problems('select changed.title_en from (select ${publishedPosts.titleEn} as title_en) changed')).toEqual([])
})

it('knows the names of parts of queries and of the tables of the platform as well', () => {
  expect(problemsOf('modules/search/queries.ts', 'sql`where published_posts.id is null`')).toEqual([
    expect.stringContaining('names published_posts'),
  ])
  expect(problemsOf('modules/posts/queries.ts', 'sql`select from tasks`')).toEqual([expect.stringContaining('of the platform')])
})

it.each([
  ['modules/posts/queries.ts', "sql`select from ${posts} where state = 'published'`"],
  ['modules/search/queries.ts', "sql`select\n where p.state <> 'published'`"],
  ['modules/search/service.ts', "const isShown = post.state === 'published'"],
  ['modules/search/queries.ts', 'eq(posts.state, "published")'],
])('refuses a second word on what is published, in %s: %s', (file, code) => {
  expect(problemsOf(file, code)).toEqual([expect.stringContaining('only posts/tables.ts says what is published')])
})
