import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { guideId, testContent } from '../../../test/content.ts'
import { keptLog } from '../../../test/log.ts'
import { sampleWorker } from '../../../test/workers.ts'
import { APP_ROLE, OWNER_ROLE } from './embedded.ts'
import { BURST_MS, type PageNotices, type Subjects, watchPages } from './page-notices.ts'

let on: TestApi
/** Two processes on one database, and how often each was notified. */
const told = [0, 0]
/** What each heard last, and whether it can hear. */
const heard: Subjects[] = []
const listening: boolean[] = []
const lost = [0, 0]
let processes: PageNotices[] = []
const { log, lines } = keptLog()

/** Everything that was notified before this is heard before it returns, the gathered as well. */
async function settled(): Promise<void> {
  let before: number[]
  do {
    before = [...told]
    await new Promise((done) => setTimeout(done, BURST_MS * 1.5))
  } while (before.some((count, i) => count !== told[i]))
}

beforeAll(async () => {
  on = await startTestApi({ content: { ...testContent(), workers: [sampleWorker(1)] } })
  processes = [0, 1].map((i) =>
    watchPages(on.database.connection(APP_ROLE), log, {
      changed: (subjects) => {
        told[i] = (told[i] ?? 0) + 1
        heard[i] = subjects
      },
      listening: (is) => {
        listening[i] = is
        if (!is) lost[i] = (lost[i] ?? 0) + 1
      },
    }),
  )
  // The limit of the hook ends it.
  await vi.waitFor(() => expect(told).toEqual([1, 1]), { timeout: 2 ** 30 })
})
beforeEach(async () => {
  await settled()
  told.fill(0)
})
afterAll(async () => {
  await Promise.all(processes.map((notices) => notices.close()))
  await on.close()
})

const run = (statement: string) => on.database.pool.query(statement)
const both = (count: number) => expect.poll(() => told).toEqual([count, count])

test.each([
  ['a post is changed', `update posts set title_en = 'New' where id = '${guideId(1)}'`, [`post:${guideId(1)}`, 'lists']],
  [
    'what people report of a post comes out differently',
    `insert into experience_summaries (post_id, summary) values ('${guideId(1)}', '{}')`,
    [`post:${guideId(1)}`],
  ],
  ['a post is withdrawn', `update posts set state = 'archived' where id = '${guideId(2)}'`, undefined],
  [
    'a comment is written',
    `insert into comments (post_id, author, language, text, created_at) values ('${guideId(1)}', 'Abel', 'en', 'Thanks.', now())`,
    [`post:${guideId(1)}`],
  ],
  ['a comment is removed', `delete from comments where text = 'Thanks.'`, [`post:${guideId(1)}`]],
  ['a rate is corrected', `update exchange_rates set cash_buying = 150 where currency = 'USD'`, ['rates']],
  ['a worker is heard of', `update workers set starting_price = 70, updated_at = now() where id = 1`, ['workers']],
  [
    'a review is written',
    `insert into worker_reviews (worker_id, state, client_name, stars, created_at) values (1, 'shown', 'Abel', 5, now())`,
    ['workers'],
  ],
  ['an office gets another name', `update organisations set name_en = 'Renamed' where id = 'office-1'`, undefined],
  [
    'a text of the banner is changed',
    `insert into copy_texts (place, key, en, am, updated_at) values ('banner', 'x', 'X', 'ሀ', now())`,
    ['copy'],
  ],
  [
    'a setting is changed',
    `insert into operator_settings (key, value, updated_at) values ('contactPhone', '0911000000', now())`,
    ['settings'],
  ],
  ['the days are chosen', `insert into recommended_days values ('2020-01-01', '{}')`, ['lists']],
  ['the index follows', `update search_documents set indexed_at = now() where post_id = '${guideId(1)}'`, ['search']],
])('both processes hear that %s, and what it is', async (_, statement, subjects) => {
  await run(statement)
  await both(1)
  expect(heard).toEqual([0, 1].map(() => subjects && new Set(subjects)))
})

test.each([
  ["role = 'normalUser'", "role = 'user'"],
  ['suspended_at = now()', 'suspended_at = null'],
  ['verified = false', 'verified = true'],
])('both processes hear that a company speaks officially no more by %s, and that it does again by %s', async (...changes) => {
  await run(`insert into users (role, email, confirm_by, password_hash, company_name_english, verified, created_at)
    values ('user', 'official@example.et', now(), '', 'Office', true, now()) on conflict do nothing`)
  for (const change of changes) {
    told.fill(0)
    await run(`update users set ${change} where email = 'official@example.et'`)
    await both(1)
    expect(heard).toEqual([undefined, undefined])
    await settled()
  }
})

test('a change of many posts at once is one notice', async () => {
  await run(`update posts set title_en = title_en || ', revised'`)
  await settled()
  expect(told).toEqual([1, 1])
})

test('both processes hear that a table is emptied', async () => {
  const owner = new pg.Client(on.database.connection(OWNER_ROLE))
  await owner.connect()
  await owner.query('truncate recommended_days')
  await owner.end()
  await both(1)
  expect(heard).toEqual([undefined, undefined])
})

test('a comment under each of many posts is everything', async () => {
  await run(`insert into comments (post_id, author, language, text, created_at)
    select id, 'Abel', 'en', 'Many.', now() from posts where state = 'published'`)
  await settled()
  const posts = heard[0]?.size ?? Number.POSITIVE_INFINITY
  expect(posts).toBeGreaterThan(20)
  await run(`select pg_notify('pages_changed', 'post:x' || i) from generate_series(1, 300) i`)
  await settled()
  expect(heard).toEqual([undefined, undefined])
})

test('a burst is heard at its beginning and at its end', async () => {
  for (let i = 0; i < 50; i += 1) await run(`update posts set title_en = 'Version ${i}' where id = '${guideId(1)}'`)
  await settled()
  for (const count of told) {
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThan(25)
  }
})

test('reads notify nobody, nor do counters and what people send', async () => {
  await on.post('/api/admin/stats/detail-view', { postId: guideId(5) })
  expect((await run('select * from view_visitors')).rowCount).toBeGreaterThan(0)
  await run('update workers set active_at = now() where id = 1')
  await run(`update post_views set views = views + 1 where post_id = '${guideId(1)}'`)
  await on.post('/api/admin/stats/share-count', { postId: guideId(1) })
  await on.post('/api/contact-messages', {
    name: 'Abel',
    contact: '0911234567',
    subject: 'Subject',
    message: 'Message',
    language: 'en',
  })
  await settled()
  expect(told).toEqual([0, 0])
})

test('a connection that is ended is made again, and counts as a change, since notices may be lost meanwhile', async () => {
  const ended = await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'menged page notices'`)
  expect(ended.rowCount).toBe(2)
  await expect.poll(() => lost).toEqual([1, 1])
  await both(1)
  expect([listening, heard]).toEqual([
    [true, true],
    [undefined, undefined],
  ])
  expect(lines.join()).toContain('the connection that hears of changed pages was lost')
  await settled()
  told.fill(0)
  await run(`update posts set title_en = 'After' where id = '${guideId(1)}'`)
  await both(1)
})

test('a server that is not there is tried again until it is, and a stop does not wait for it', async () => {
  const nowhere = { ...on.database.connection(APP_ROLE), port: 1 }
  let heard = 0
  const notices = watchPages(nowhere, log, { changed: () => void heard++ })
  await expect.poll(() => lines.filter((line) => line.includes('cannot be heard of')).length).toBeGreaterThan(2)
  await notices.close()
  expect(heard).toBe(0)
})

/** Tables that no page shows, or whose numbers may be late. A new one has to be put here or into a trigger. */
const UNSHOWN = [
  'assistant_ratings',
  'experience_offices',
  'failing_links',
  'experiences',
  'exchange_alerts',
  'exchange_held',
  'exchange_sources',
  'admin_setup',
  'audit_events',
  'broadcasts',
  'change_reports',
  'comment_reports',
  'contact_messages',
  'conversation_turns',
  'conversations',
  'document_versions',
  'documents',
  'draft_notes',
  'draft_presence',
  'drafts',
  'feedback',
  'guide_progress',
  'guide_requests',
  'known_devices',
  'login_challenges',
  'mail_tokens',
  'mailbox',
  'message_marks',
  'mutes',
  'notification_settings',
  'notifications',
  'plan_requests',
  'category_views_daily',
  'post_counts',
  'post_pictures',
  'post_versions',
  'post_views',
  'recovery_codes',
  'second_steps',
  'post_views_daily',
  'push_subscriptions',
  'question_ways',
  'question_vectors',
  'rate_limits',
  'reader_questions',
  'saved_posts',
  'schema_migrations',
  'search_lexemes',
  'sessions',
  'statistics_daily',
  'statistics_searches',
  'statistics_spans',
  'statistics_totals',
  'tasks',
  'view_visitors',
  'visitor_salts',
  'worker_earnings',
  'worker_papers',
  'worker_photos',
  'worker_request_steps',
  'worker_requests',
  'worker_review_reports',
  'worker_verifications',
]

test('every table that pages show has its trigger', async () => {
  const triggers = await run("select tgrelid::regclass::text as name from pg_trigger where tgname = 'pages_changed'")
  const tables = await run("select table_name as name from information_schema.tables where table_schema = 'public'")
  const names = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name)
  expect([...names(triggers), ...UNSHOWN].sort()).toEqual(names(tables).sort())
})
