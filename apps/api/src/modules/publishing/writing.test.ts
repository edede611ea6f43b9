import { draftsAnswer, draftVersionAnswer, draftVersionsAnswer, presenceAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { both, draftIn, newId, type Writing, wholeGuide, writing, written } from '../../../test/drafts.ts'
import { silentLog } from '../../../test/log.ts'
import { seed } from '../../seed.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let editor: Writing
let admin: Writing
beforeAll(async () => {
  editor = writing(on, await signIn(on, { role: 'editor', name: 'Sara' }))
  admin = writing(on, await signIn(on, { role: 'admin', name: 'Dawit' }))
})

const codeOf = ({ json }: Awaited<ReturnType<Writing['read']>>) => json().code

test('a draft is begun, saved and read; readers see nothing of it', async () => {
  const begun = draftIn(await editor.create(written('Fishing permit'), 'office-1'))
  expect(begun).toMatchObject({
    state: 'draft',
    live: false,
    postId: null,
    suggestedId: 'fishing-permit',
    revision: 1,
    problems: [],
  })
  expect(begun.organisation).toMatchObject({ id: 'office-1', name: both('Office 1', 'መሥሪያ ቤት 1') })
  expect(begun.owner?.name).toBe('Sara')
  const saved = draftIn(await editor.save(begun, written('Fishing licence'), { nextReview: '2027-01-31' }))
  expect(saved).toMatchObject({ revision: 2, nextReview: '2027-01-31', suggestedId: 'fishing-licence' })
  // What is as it was makes no revision.
  expect(draftIn(await editor.save(saved, written('Fishing licence'))).revision).toBe(2)
  expect((await on.get('/api/posts/fishing-licence')).statusCode).toBe(404)
})

test('the same draft sent twice is one', async () => {
  const id = newId()
  const sent = await Promise.all([1, 2].map(() => editor.create(written('Twice'), null, id)))
  expect(sent.map((each) => draftIn(each).id)).toEqual([id, id])
  const { rows } = await on.database.db.execute(sql`select count(*)::int as n from drafts where id = ${id}`)
  expect(rows).toEqual([{ n: 1 }])
})

test('two who save at once: one wins, the other is told who, and nothing is overwritten', async () => {
  const draft = draftIn(await editor.create(written('Both')))
  const sent = await Promise.all([editor.save(draft, written('By Sara')), admin.save(draft, written('By Dawit'))])
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const lost = sent.find(({ statusCode }) => statusCode === 409)
  expect(lost?.json()).toMatchObject({ code: 'draft_changed', error: expect.stringMatching(/^(Sara|Dawit) has saved this/) })
  const now = draftIn(await editor.read(draft.id))
  expect(now.revision).toBe(2)
  expect(['By Sara', 'By Dawit']).toContain(now.content.title.en)
  const inAmharic = await on.send('PUT', `/api/drafts/${draft.id}`, {
    headers: { ...(await signIn(on, { role: 'editor' })).headers, 'accept-language': 'am' },
    payload: { revision: 1, content: written('Late'), nextReview: null },
  })
  expect(inAmharic.json().error).toContain('በዚህ መካከል አስቀምጠውታል')
})

test('who comes second is told who is there, until that one has left or nothing is heard', async () => {
  const { id } = draftIn(await editor.create(written('Together')))
  const here = async (who: Writing) => presenceAnswer.parse((await who.put(`/api/drafts/${id}/presence`)).json()).data
  expect(await here(editor)).toEqual([])
  const since = on.clock.now().toISOString()
  on.clock.advance(45)
  await here(editor)
  expect(await here(admin)).toEqual([{ person: { id: expect.any(String), name: 'Sara' }, since }])
  expect(draftIn(await editor.read(id)).others.map(({ person }) => person.name)).toEqual(['Dawit'])
  on.clock.advance(120.001)
  expect(await here(admin)).toEqual([])
  expect((await here(editor)).map(({ person }) => person.name)).toEqual(['Dawit'])
  expect(
    (await on.send('PUT', `/api/drafts/${newId()}/presence`, { headers: (await signIn(on, { role: 'editor' })).headers }))
      .statusCode,
  ).toBe(404)
})

test('a published guide gets a draft with its content, once, and a start leaves it alone from then on', async () => {
  const opened = await Promise.all([editor.open(guideId(1)), admin.open(guideId(1))])
  const [first, second] = opened.map(draftIn)
  expect(second?.id).toBe(first?.id)
  expect(first).toMatchObject({ state: 'published', live: true, postId: guideId(1), problems: [], changed: [] })
  expect(first?.content.guide?.fees).toEqual([
    { item: both('Form', 'ቅጽ'), amount: both('ETB 2', '2 ብር'), certainty: 'high', asOf: '2025-01' },
  ])
  const edited = sql`select count(*)::int as n from posts where id = ${guideId(1)} and edited_at is not null`
  expect((await on.database.db.execute(edited)).rows).toEqual([{ n: 1 }])
  await seed({ db: on.database.db, clock: on.clock, log: silentLog(), contentDir: on.contentDir })
  if (!first) throw new Error('it was not opened')
  const changed = draftIn(await editor.save(first, { ...first.content, title: both('New', 'አዲስ') }))
  expect(changed).toMatchObject({ state: 'draft', live: true, changed: ['title'] })
  expect((await on.get(`/api/posts/${guideId(1)}`)).json().data.title_english).toBe('Guide 1')
  expect((await editor.open('no-such-guide')).statusCode).toBe(404)
})

test('versions are kept, read and put back; a version that is restored while somebody saves is refused', async () => {
  const draft = draftIn(await editor.create(written('First words')))
  const kept = await editor.post(`/api/drafts/${draft.id}/versions`, { revision: 1, note: 'before the change' })
  expect(draftVersionsAnswer.parse(kept.json()).data).toMatchObject([
    { number: 1, kind: 'saved', note: 'before the change', by: { name: 'Sara' } },
  ])
  const changed = draftIn(await editor.save(draft, written('Second words')))
  const one = await editor.get(`/api/drafts/${draft.id}/versions/1`)
  expect(draftVersionAnswer.parse(one.json()).data.content.title.en).toBe('First words')
  const [saved, restored] = await Promise.all([
    admin.save(changed, written('Third words')),
    editor.step(changed, 'versions/1/restore'),
  ])
  expect([saved.statusCode, restored.statusCode].sort()).toEqual([200, 409])
  const now = draftIn(await editor.read(draft.id))
  expect(now.content.title.en).toBe(saved.statusCode === 200 ? 'Third words' : 'First words')
  const again = draftIn(await editor.step(now, 'versions/1/restore'))
  expect(again).toMatchObject({ revision: now.revision + 1, content: { title: { en: 'First words' } } })
  const versions = draftVersionsAnswer.parse((await editor.get(`/api/drafts/${draft.id}/versions`)).json()).data
  expect(versions[0]).toMatchObject({ kind: 'restored', note: '1' })
  expect((await editor.step(again, 'versions/99/restore')).statusCode).toBe(404)
})

test('lists by state, organisation, words of a title and missing language, with counts', async () => {
  const only = { ...written('Kebele letter'), title: both('', 'የቀበሌ ደብዳቤ'), body: both('', '<p>ጽሑፍ</p>') }
  const draft = draftIn(await admin.create(only, 'office-7'))
  expect(draft).toMatchObject({
    suggestedId: 'yekebele-debdabe',
    completeness: { en: { readable: false }, am: { readable: true } },
  })
  const read = async (query: string) => draftsAnswer.parse((await editor.list(query)).json()).data
  const all = await read('')
  expect(all.totalItems).toBe(Object.values(all.counts).reduce((sum, each) => sum + each))
  expect((await read('?organisation=office-7')).drafts.map(({ id }) => id)).toEqual([draft.id])
  expect((await read('?q=%E1%89%80%E1%89%A0%E1%88%8C&missing=en')).drafts.map(({ id }) => id)).toEqual([draft.id])
  expect((await read('?organisation=office-7&missing=am')).drafts).toEqual([])
  expect((await read('?q=100%25')).drafts).toEqual([])
  expect(await read('?organisation=office-7&state=in_review')).toMatchObject({ drafts: [], counts: { draft: 1 }, totalItems: 0 })
  expect((await read('?whose=mine')).drafts.every(({ owner }) => owner?.name === 'Sara')).toBe(true)
  expect((await editor.list('?state=nonsense')).statusCode).toBe(400)
})

// covers S-13
test('published posts that nobody has changed stand after the drafts, page by page, until one is opened', async () => {
  const read = async (query: string) => draftsAnswer.parse((await editor.list(query)).json()).data
  const first = await read('?state=published')
  expect(first).toMatchObject({ totalItems: first.counts.published, totalPages: Math.ceil(first.counts.published / 20) })
  const pages = [
    first,
    ...(await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, n) => read(`?state=published&page=${n + 2}`)))),
  ]
  expect(pages.slice(0, -1).every(({ drafts, posts }) => drafts.length + posts.length === 20)).toBe(true)
  const ids = pages.flatMap(({ drafts, posts }) => [...drafts.map(({ postId }) => postId), ...posts.map(({ id }) => id)])
  const live = await on.database.db.execute<{ id: string }>(sql`select id from posts where state = 'published'
    and not exists (select 1 from drafts where post_id = posts.id and drafts.state <> 'published')`)
  expect(ids.sort()).toEqual(live.rows.map(({ id }) => id).sort())
  const [post] = first.posts
  if (!post) throw new Error('no post')
  expect((await read(`?q=${post.id}`)).posts).toEqual([post])
  expect((await read('?state=draft')).posts).toEqual([])
  expect((await read('?whose=mine')).posts).toEqual([])
  expect((await editor.open(post.id)).statusCode).toBe(200)
  expect(await read(`?q=${post.id}`)).toMatchObject({ posts: [], drafts: [{ postId: post.id }] })
})

test('what is missing is said by field and language, and nothing else stands in the way', async () => {
  const guide = wholeGuide({ fees: [{ item: both('Form', ''), amount: both('ETB 2', '2 ብር'), certainty: 'high', asOf: '' }] })
  guide.sources = [{ name: both('Site', 'ድረ ገጽ'), url: 'http://etrade.gov.et', asOf: '' }]
  const half = { ...written('Half'), body: both('<p>Text</p>', ''), guide }
  const draft = draftIn(await editor.create(half))
  expect(draft.problems).toEqual([
    { path: 'body.am', code: 'missing', language: 'am' },
    { path: 'guide.fees.0.item.am', code: 'missing', language: 'am' },
    { path: 'guide.sources.0.url', code: 'wrong', language: null },
  ])
  const { en, am } = draft.completeness
  expect([en.filled - am.filled, en.of - am.of]).toEqual([2, 0])
  const refused = await editor.step(draft, 'publish')
  expect(refused.json()).toMatchObject({ code: 'draft_incomplete', field: 'body.am' })
  const whole = draftIn(await editor.save(draft, { ...written('Half'), guide: wholeGuide() }))
  expect(whole.problems).toEqual([])
})

test('the preview is what readers would get, in each language', async () => {
  const content = { ...written('Seen before'), guide: wholeGuide(), related: [guideId(2), 'not-there'] }
  const { id } = draftIn(await editor.create(content, 'office-8'))
  const { data } = (await editor.get(`/api/drafts/${id}/preview?language=am`)).json()
  expect(data.card).toMatchObject({ title: 'ርዕስ Seen before', preview: 'እንዴት እንደሚደረግ።', facts: { cost: '100 ብር' } })
  expect(data.reading).toMatchObject({
    body: '<p>እንዴት እንደሚደረግ።</p>',
    organization: { name: 'መሥሪያ ቤት 8' },
    related: [{ _id: guideId(2) }],
  })
  expect(data.reading.guide.office.name).toBe('ቢሮ')
  const empty = draftIn(await editor.create({ ...written(''), title: both('', ''), body: both('', ''), guide: wholeGuide() }))
  expect((await editor.get(`/api/drafts/${empty.id}/preview?language=en`)).json().data.reading.body).toBe('')
})

test('what cannot be is refused: other shapes, unknown organisations, drafts that are not there', async () => {
  const draft = draftIn(await editor.create(written('Bounds')))
  const save = (content: object) => editor.save(draft, content as never)
  const wrong = [
    { ...written('a'), category: 'nonsense' },
    { ...written('a'), title: both('x'.repeat(151), 'x') },
    { ...written('a'), related: Array.from({ length: 11 }, (_, index) => guideId(index)) },
    { ...written('a'), guide: { ...wholeGuide(), sources: [{ name: both('a', 'b'), url: 'javascript:alert(1)', asOf: '' }] } },
    { ...written('a'), guide: { ...wholeGuide(), asOf: 'yesterday' } },
    { ...written('a'), address: 'Not An Id' },
    { title: both('a', 'b') },
  ]
  for (const each of wrong) expect([(await save(each)).statusCode, each]).toEqual([400, each])
  expect((await editor.save(draft, written('a'), { organisation: 'no-such-office' })).statusCode).toBe(404)
  expect((await editor.save(draft, written('a'), { nextReview: '2026-02-30' })).statusCode).toBe(400)
  expect(codeOf(await editor.read(newId()))).toBe('draft_not_found')
  expect((await editor.read('1')).statusCode).toBe(400)
  // Moved by an editor, and what is typed half comes through.
  const moved = draftIn(
    await editor.save(
      draft,
      { ...written('a'), guide: wholeGuide({ sources: [{ name: both('', ''), url: 'https:/', asOf: '' }] }) },
      { organisation: 'office-2' },
    ),
  )
  expect(moved.organisation?.id).toBe('office-2')
})

test('an account takes its drafts and notes along, and leaves the drafts behind without its name', async () => {
  const leaving = await signIn(on, { role: 'editor', name: 'Leaving' })
  const draft = draftIn(await writing(on, leaving).create(written('Left behind')))
  await writing(on, leaving).post(`/api/drafts/${draft.id}/notes`, { text: 'To be continued' })
  const { data } = (await on.get('/api/profile/export', leaving.headers)).json()
  expect(data.writing).toMatchObject({
    drafts: [{ id: draft.id, state: 'draft', content: { title: { en: 'Left behind' } } }],
    notes: [{ draftId: draft.id, text: 'To be continued' }],
  })
  expect((await on.get('/api/profile/export', (await signIn(on)).headers)).json().data.writing).toEqual({
    drafts: [],
    versions: [],
    notes: [],
  })
  const gone = await on.send('POST', '/api/profile/delete', { headers: leaving.headers, payload: { password: PASSWORD } })
  expect(gone.statusCode).toBe(200)
  expect(draftIn(await editor.read(draft.id))).toMatchObject({ owner: null, updatedBy: null, notes: 1 })
})
