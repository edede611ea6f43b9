import { type Draft, draftNotesAnswer, reviewQueueAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { both, draftIn, type Writing, wholeGuide, writing, written } from '../../../test/drafts.ts'
import { keptLog } from '../../../test/log.ts'
import { APP_ROLE } from '../../platform/database/embedded.ts'
import { type Subjects, watchPages } from '../../platform/database/page-notices.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let company: Writing
let editor: Writing
let admin: Writing
let people: Record<'company' | 'editor' | 'admin', Person>
beforeAll(async () => {
  people = {
    company: await signIn(on, { role: 'user', name: 'Harbour Office', verified: true, organisation: 'office-3' }),
    editor: await signIn(on, { role: 'editor', name: 'Sara' }),
    admin: await signIn(on, { role: 'admin', name: 'Dawit' }),
  }
  company = writing(on, people.company)
  editor = writing(on, people.editor)
  admin = writing(on, people.admin)
})

type Told = { titleEnglish: string; titleAmharic: string; previewEnglish: string | null; link: string | null }
/** Newest last. */
async function toldTo({ headers }: Person): Promise<Told[]> {
  await on.work()
  return (await on.get('/api/profile/getTopNotificatons', headers)).json().data.notifications
}
const inAudit = async (kind: string) =>
  (await on.database.db.execute(sql`select user_id, detail from audit_events where kind = ${kind} order by id`)).rows
const onHome = async (language: string) =>
  (await on.get(`/api/cards?page=1&pagesize=50&language=${language}`)).json().data.map(({ _id }: { _id: string }) => _id)
const found = async (words: string) =>
  (await on.get(`/api/search?q=${encodeURIComponent(words)}&language=en`)).json().data.map((card: { _id: string }) => card._id)

test('a company writes in Amharic, hands it in, gets it back with a note, an editor adds English and publishes it', async () => {
  const amharic = { ...written('Harbour pass'), title: both('', 'የወደብ ፈቃድ'), body: both('', '<p>ወደብ።</p>') }
  const begun = draftIn(await company.create(amharic))
  expect(begun).toMatchObject({ organisation: { id: 'office-3' }, steps: ['save', 'submit', 'archive', 'note'] })
  const submitted = draftIn(await company.step(begun, 'submit', { note: 'ይህን እዩልኝ' }))
  expect(submitted).toMatchObject({ state: 'in_review', steps: ['takeBack', 'note'], versions: 1, notes: 1 })
  expect((await toldTo(people.editor)).at(-1)).toMatchObject({
    titleEnglish: 'Waiting for review: የወደብ ፈቃድ',
    titleAmharic: 'ለግምገማ ቀርቧል፦ የወደብ ፈቃድ',
    previewEnglish: 'From Harbour Office',
    link: `/admin/posts/${begun.id}`,
  })
  expect(reviewQueueAnswer.parse((await editor.get('/api/drafts/review')).json()).data.drafts.map(({ id }) => id)).toEqual([
    begun.id,
  ])

  expect((await editor.step(submitted, 'return')).statusCode).toBe(400)
  const returned = draftIn(await editor.step(submitted, 'return', { note: 'Please say where the harbour is.' }))
  expect(returned).toMatchObject({ state: 'draft', reviewer: { name: 'Sara' }, notes: 2 })
  expect((await toldTo(people.company)).at(-1)).toMatchObject({ previewEnglish: 'Please say where the harbour is.' })
  const answered = await company.post(`/api/drafts/${begun.id}/notes`, { text: 'በጅቡቲ መንገድ።' })
  expect(draftNotesAnswer.parse(answered.json()).data.map(({ by, text }) => [by?.name, text])).toEqual([
    ['Harbour Office', 'ይህን እዩልኝ'],
    ['Sara', 'Please say where the harbour is.'],
    ['Harbour Office', 'በጅቡቲ መንገድ።'],
  ])
  expect((await toldTo(people.editor)).at(-1)).toMatchObject({ titleEnglish: 'Harbour Office has written about your draft' })

  const again = draftIn(await company.step(returned, 'submit'))
  // What was handed in stays as it is.
  expect((await company.save(again, written('Changed behind'))).json().code).toBe('draft_step')
  const mended = draftIn(
    await editor.save(again, {
      ...amharic,
      title: both('Harbour pass', 'የወደብ ፈቃድ'),
      body: both('<p>Harbour.</p>', '<p>ወደብ።</p>'),
    }),
  )
  expect(mended).toMatchObject({ state: 'in_review', problems: [] })
  on.clock.advance(60)
  const published = draftIn(await editor.step(mended, 'publish'))
  expect(published).toMatchObject({ state: 'published', live: true, postId: 'harbour-pass', changed: [], versions: 3 })
  const { data } = (await on.get('/api/posts/harbour-pass')).json()
  expect(data).toMatchObject({
    title_english: 'Harbour pass',
    body_amharic: '<p>ወደብ።</p>',
    author: 'Office 3',
    sample: false,
    createdAt: on.clock.now().toISOString(),
    updatedAt: on.clock.now().toISOString(),
  })
  expect(await onHome('en')).toContain('harbour-pass')
  expect((await toldTo(people.company)).at(-1)).toMatchObject({ titleEnglish: 'Published: Harbour pass' })
  expect(await found('harbour pass')).toContain('harbour-pass')
  expect(await inAudit('post_published')).toEqual([
    { user_id: people.editor.userId, detail: { post: 'harbour-pass', draft: begun.id } },
  ])
})

test('people who saved a guide are told what has changed, in the words of the publisher or by its parts', async () => {
  const reader = await signIn(on)
  await on.send('PUT', `/api/profile/saved/${guideId(5)}`, reader)
  const draft = draftIn(await editor.open(guideId(5)))
  const fees = [{ item: both('Form', 'ቅጽ'), amount: both('ETB 5', '5 ብር'), certainty: 'high' as const, asOf: '' }]
  const { guide } = draft.content
  if (!guide) throw new Error('the guide has no fields')
  const changed = draftIn(await editor.save(draft, { ...draft.content, guide: { ...guide, fees } }))
  expect(changed.changed).toEqual(['fees'])
  on.clock.advance(60)
  const published = draftIn(await editor.step(changed, 'publish'))
  expect((await toldTo(reader)).at(-1)).toMatchObject({
    previewEnglish: '“Guide 5”: Changed: fees. Check before you go.',
    previewAmharic: '‹መመሪያ 5›፦ የተቀየረው፦ ክፍያዎች። ከመሄድዎ በፊት ያረጋግጡ።',
  })
  const more = draftIn(await editor.save(published, { ...published.content, guide: { ...guide, fees, law: [] } }))
  on.clock.advance(60)
  await editor.step(more, 'publish', { change: both('The law was taken out.', 'ሕጉ ወጥቷል።') })
  const told = await toldTo(reader)
  expect(told.at(-1)).toMatchObject({ previewEnglish: '“Guide 5”: The law was taken out.' })
  expect(told).toHaveLength(2)
})

test('many who saved it do not hold up the publisher, and each is told once', async () => {
  await on.database.db.execute(sql`insert into users (role, email, password_hash, full_name, confirmed_at, created_at)
    select 'normalUser', 'saver-' || n || '@example.et', 'x', 'Saver', now(), now() from generate_series(1, 600) n`)
  await on.database.db.execute(sql`insert into saved_posts (user_id, post_id, saved_at, known_updated_at)
    select id, ${guideId(6)}, now(), '2020-01-01' from users where email like 'saver-%'`)
  await on.database.db.execute(sql`update saved_posts set known_updated_at = (select updated_at from posts where id = post_id)`)
  const draft = draftIn(await editor.open(guideId(6)))
  const changed = draftIn(await editor.save(draft, { ...draft.content, title: both('Guide 6 anew', 'መመሪያ 6') }))
  on.clock.advance(60)
  const tasks = async () =>
    (
      await on.database.db.execute<{ n: number }>(
        sql`select count(*)::int as n from tasks where key like 'notify % saved guide-06%'`,
      )
    ).rows[0]?.n
  draftIn(await editor.step(changed, 'publish'))
  expect(await tasks()).toBe(0)
  await on.api.tasks.runDue()
  expect(await tasks()).toBe(600)
})

test('two who publish at once publish once; one who saves meanwhile is told', async () => {
  const draft = draftIn(await editor.create(written('Once only')))
  const sent = await Promise.all([
    editor.step(draft, 'publish'),
    admin.step(draft, 'publish'),
    editor.save(draft, written('Else')),
  ])
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const now = draftIn(await editor.read(draft.id))
  const { rows } = await on.database.db.execute(sql`select count(*)::int as n from post_versions where draft_id = ${draft.id}`)
  expect(rows).toEqual([{ n: now.state === 'published' ? 1 : 0 }])
})

test('two drafts of one title get two addresses; an address that somebody asks for is not taken from another post', async () => {
  const [one, two] = [draftIn(await editor.create(written('Same name'))), draftIn(await editor.create(written('Same name')))]
  const published = [draftIn(await editor.step(one, 'publish')), draftIn(await admin.step(two, 'publish'))]
  expect(published.map(({ postId }) => postId)).toEqual(['same-name', 'same-name-2'])
  const third = draftIn(await editor.create(written('Other', { address: 'same-name' })))
  expect(third.problems).toEqual([{ path: 'address', code: 'taken', language: null }])
  expect((await editor.step(third, 'publish')).json()).toMatchObject({ code: 'draft_incomplete', field: 'address' })
})

test('what is archived is gone at once, and comes back by being published again, as old as it was', async () => {
  const draft = draftIn(await editor.open(guideId(7)))
  const before = (await on.get(`/api/posts/${guideId(7)}`)).json().data
  const archived = draftIn(await editor.step(draft, 'archive'))
  expect(archived).toMatchObject({ state: 'archived', live: false, steps: ['bringBack', 'note'] })
  for (const path of [
    `/api/posts/${guideId(7)}`,
    `/api/posts/${guideId(7)}/reading?language=am`,
    `/api/posts/${guideId(7)}/card?language=en`,
  ])
    expect((await on.get(path)).statusCode).toBe(404)
  await on.work()
  expect(await found('Guide 7')).not.toContain(guideId(7))
  expect((await editor.save(archived, archived.content)).json().code).toBe('draft_step')
  const back = draftIn(await editor.step(archived, 'bring-back'))
  expect(back).toMatchObject({ state: 'draft', live: false })
  expect((await on.get(`/api/posts/${guideId(7)}`)).statusCode).toBe(404)
  on.clock.advance(3600)
  expect(draftIn(await editor.step(back, 'publish'))).toMatchObject({ state: 'published', live: true })
  const after = (await on.get(`/api/posts/${guideId(7)}`)).json().data
  expect([after.createdAt, after.updatedAt]).toEqual([before.createdAt, before.updatedAt])
  expect([(await inAudit('post_archived')).length, (await inAudit('post_restored')).length]).toEqual([1, 1])
})

test('a step that is not open is refused, by the draft as it stands and by the revision that was read', async () => {
  const draft = draftIn(await editor.create({ ...written('Steps'), body: both('', '') }))
  const refused = async (step: string, more: object = {}, of: Draft = draft) => (await editor.step(of, step, more)).json().code
  expect(await refused('submit')).toBe('draft_incomplete')
  for (const step of ['take-back', 'unschedule', 'bring-back']) expect([step, await refused(step)]).toEqual([step, 'draft_step'])
  expect(await refused('return', { note: 'a' })).toBe('draft_step')
  const stale = { ...draft, revision: 7 }
  for (const step of ['submit', 'publish', 'archive'])
    expect([step, await refused(step, {}, stale)]).toEqual([step, 'draft_changed'])
  expect(await refused('publish', { change: both('Only English', ' ') })).toBe('invalid_input')
  const put = draftIn(await editor.step(draft, 'archive'))
  expect(put.steps).toEqual(['bringBack', 'note'])
})

test('a guide in both languages is published with its fields, and one in a single language only with whole fields', async () => {
  const amharic = { ...written('x'), title: both('', 'መመሪያ ብቻ'), body: both('', '<p>ጽሑፍ።</p>') }
  const draft = draftIn(await editor.create({ ...amharic, guide: wholeGuide() }))
  const { postId } = draftIn(await editor.step(draft, 'publish'))
  expect(postId).toBe('memeriya-bicha')
  const { data } = (await on.get(`/api/posts/${postId}/reading?language=en`)).json()
  expect(data).toMatchObject({ language: 'am', languages: ['am'], guide: { facts: { cost: { value: '100 ብር' } } } })
})

test('every process hears at once that a post has come before readers, has changed, or is gone', async () => {
  const heard: Subjects[] = []
  const { log } = keptLog()
  const notices = watchPages(on.database.connection(APP_ROLE), log, { changed: (subjects) => heard.push(subjects) })
  try {
    await expect.poll(() => heard.length).toBe(1)
    const published = draftIn(await editor.step(draftIn(await editor.create(written('Heard of'))), 'publish'))
    await expect.poll(() => heard.length).toBe(2)
    const changed = draftIn(await editor.save(published, written('Heard of again')))
    draftIn(await editor.step(changed, 'publish'))
    await expect.poll(() => [...(heard[2] ?? [])].sort()).toEqual(['lists', 'post:heard-of'])
    draftIn(await editor.step(draftIn(await editor.read(changed.id)), 'archive'))
    await expect.poll(() => heard.length).toBe(4)
  } finally {
    await notices.close()
  }
})
