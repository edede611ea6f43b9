// What somebody tries who may write, and wants more: with a muted voice, by the export of an account, by an import, by what lies in the database.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guide, guideId } from '../../../test/content.ts'
import { both, draftIn, writing, written } from '../../../test/drafts.ts'
import { formOf, photo } from '../../../test/pictures.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const editor = shared(() => signIn(on, { role: 'editor' }))
const admin = shared(() => signIn(on, { role: 'admin' }))

const company = (organisation: string) => signIn(on, { role: 'user', verified: true, organisation })

test('a muted account reads its drafts and takes them back, and writes nothing', async () => {
  const me = await company('office-1')
  const by = writing(on, me)
  const draft = draftIn(await by.create(written('Muted')))
  const mute = { userId: me.userId, days: 1, reason: 'Insults' }
  expect((await on.post('/api/admin/mutes', mute, editor.headers)).statusCode).toBe(200)
  const form = await formOf({ picture: { name: 'a.jpg', type: 'image/jpeg', content: await photo() } })
  const tried = {
    create: await by.create(written('More')),
    save: await by.save(draft, written('Changed')),
    submit: await by.step(draft, 'submit'),
    keep: await by.step(draft, 'versions'),
    restore: await by.step(draft, 'versions/1/restore'),
    note: await by.post(`/api/drafts/${draft.id}/notes`, { text: 'An insult' }),
    open: await by.open(guideId(1)),
    picture: await on.post('/api/post-pictures', form.payload, { ...form.headers, ...me.headers }),
  }
  for (const [call, { statusCode, json }] of Object.entries(tried))
    expect([call, statusCode, json().code]).toEqual([call, 403, 'muted'])
  expect(draftIn(await by.read(draft.id))).toMatchObject({ revision: 1, notes: 0, versions: 0 })
})

test('the export of an account holds nothing that others wrote and it may not see any more', async () => {
  const me = await company('office-1')
  const draft = draftIn(await writing(on, me).create(written('Mine')))
  const at = writing(on, editor)
  draftIn(await at.save(draftIn(await at.read(draft.id)), written('Secret of an editor'), { organisation: 'office-2' }))
  expect((await writing(on, me).read(draft.id)).statusCode).toBe(404)
  const file = await on.get('/api/profile/export', me.headers)
  expect(file.statusCode).toBe(200)
  expect(file.json().data.writing.drafts).toEqual([])
  expect(file.body).not.toContain('Secret of an editor')
})

test('a time that was set before an import publishes nothing of it', async () => {
  const at = writing(on, editor)
  const draft = draftIn(await at.open(guideId(5)))
  expect(draft.state).toBe('published')
  const saved = draftIn(await at.save(draft, written('Other', { category: draft.content.category })))
  const back = draftIn(await at.save(saved, draft.content))
  const time = new Date(on.clock.now().getTime() + 3_600_000).toISOString()
  draftIn(await at.step(back, 'schedule', { at: time }))
  const payload = { guides: [guide(5, { title: both('Not yet', 'ገና') })], dryRun: false, publish: false }
  const brought = await on.post('/api/admin/content', payload, admin.headers)
  expect(brought.json()).toMatchObject({ data: { applied: true } })
  expect(draftIn(await at.read(draft.id))).toMatchObject({ state: 'draft', scheduledAt: null })
})

test('what lies uncleaned in the database is cleaned for the preview', async () => {
  const at = writing(on, editor)
  const body = '<p>a<script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(2)">b</a></p>'
  await on.database.db.execute(sql`update posts set body_en = ${body} where id = ${guideId(6)}`)
  const draft = draftIn(await at.open(guideId(6)))
  const seen = await at.get(`/api/drafts/${draft.id}/preview?language=en`)
  expect(seen.statusCode).toBe(200)
  expect(seen.body).not.toMatch(/script|onclick/)
  expect(draft.content.body.en).toBe('<p>ab</p>')
})

test('an import brings no half letters, no signs that turn letters round and no links that run', async () => {
  const bring = (payload: object) => on.post('/api/admin/content', { dryRun: false, publish: true, ...payload }, admin.headers)
  const deep = `{"dryRun":true,"publish":false,"guides":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const nested = await on.post('/api/admin/content', deep, { 'content-type': 'application/json', ...admin.headers })
  expect([nested.statusCode, nested.json().field]).toEqual([400, 'guides'])
  const organisation = (website: string) => ({ id: 'linked', type: 'Private', name: both('Linked', 'ተቋም'), website })
  for (const website of ['javascript:alert(1)', ' java\tscript:alert(1)', 'DATA:text/html,x', '//evil.example\n'])
    expect((await bring({ organisations: [organisation(website)] })).json().data).toMatchObject({
      applied: false,
      rows: [{ outcome: 'refused', field: 'website' }],
    })
  for (const website of ['https://a.et/b', 'a.et:8080'])
    expect((await bring({ organisations: [organisation(website)] })).json().data.applied).toBe(true)
  const brought = await bring({ guides: [guide(70, { title: both('a\u202Eb\uD800c', 'ሀ') })] })
  expect([brought.statusCode, brought.json().data?.applied]).toEqual([200, true])
  expect((await on.get(`/api/posts/${guideId(70)}`)).json().data.title_english).toBe('ab\uFFFDc')
})

test('half a letter in a draft is stored as one that can be sent', async () => {
  const content = { ...written('Half'), body: both('<p>a\uD800b</p>', ''), title: both('Half \uDC00', '') }
  const made = await writing(on, editor).create(content)
  expect(made.statusCode).toBe(200)
  const noted = await writing(on, editor).post(`/api/drafts/${made.json().data.id}/notes`, { text: 'c\uD800d' })
  expect(noted.statusCode).toBe(200)
})

test('a version that is put back while another saves: one of them holds, and neither is mixed with the other', async () => {
  const at = writing(on, editor)
  const first = draftIn(await at.create(written('Kept')))
  expect((await at.step(first, 'versions')).statusCode).toBe(200)
  let draft = draftIn(await at.save(draftIn(await at.read(first.id)), written('Changed')))
  for (let round = 0; round < 4; round += 1) {
    const [restored, saved] = await Promise.all([
      at.step(draft, 'versions/1/restore'),
      writing(on, admin).save(draft, written(`Saved ${round}`)),
    ])
    expect([restored.statusCode, saved.statusCode].sort()).toEqual([200, 409])
    draft = draftIn(await at.read(first.id))
    expect(draft.content.title.en).toBe(restored.statusCode === 200 ? 'Kept' : `Saved ${round}`)
    expect(draft.content.title.am).toBe(`ርዕስ ${draft.content.title.en}`)
    if (draft.content.title.en === 'Kept') draft = draftIn(await at.save(draft, written('Changed')))
  }
})

test('what is cut short is cut between letters: a note on its way to an author, the words of a picture', async () => {
  const me = await company('office-1')
  const at = writing(on, editor)
  const body = both(
    `<p>a</p><img src="/api/post-pictures/00000000-0000-4000-8000-000000000000" alt="${'x'.repeat(299)}\u{1F600}\u{1F600}">`,
    '',
  )
  const draft = draftIn(await writing(on, me).create(written('Cut', { body })))
  const submitted = draftIn(await writing(on, me).step(draft, 'submit'))
  const note = `${'x'.repeat(299)}\u{1F600}`
  expect((await at.step(submitted, 'return', { note })).statusCode).toBe(200)
  await on.work()
  const { rows } = await on.database.db.execute(sql`select preview_en from notifications where user_id = ${me.userId}`)
  expect(rows).toContainEqual({ preview_en: note })
})

test('of two imports of the same guides in opposite order neither fails, and one of them holds whole', async () => {
  const files = Array.from({ length: 16 }, (_, i) => guide(i + 10))
  const bring = (guides: object[]) => on.post('/api/admin/content', { guides, publish: true, dryRun: false }, admin.headers)
  const changed = (words: string) =>
    files.map((file) => ({ ...file, title: both(`${words} ${file.id}`, `ርዕስ ${words} ${file.id}`) }))
  const answers = await Promise.all([bring(changed('One')), bring(changed('Two').reverse())])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const answer of answers)
    expect(answer.json().data.rows.filter(({ outcome }: { outcome: string }) => outcome === 'refused')).toEqual([])
  const { rows } = await on.database.db.execute(
    sql`select distinct split_part(title_en, ' ', 1) as words from posts where title_en like 'One %' or title_en like 'Two %'`,
  )
  expect(rows).toHaveLength(1)
})

test('a draft is in no list, search, feed, count or answer that a reader gets', async () => {
  const at = writing(on, editor)
  const count = async () => (await on.get('/api/categories')).body
  const before = await count()
  const body = both('<p>Sealed palm cabinet.</p>', '<p>የታሸገ ሳጥን።</p>')
  const draft = draftIn(await at.create(written('Zanzibar permit', { body })))
  draftIn(await at.step(draft, 'submit'))
  await on.work()
  expect(await count()).toBe(before)
  for (const path of [
    '/api/post/getallpost?pagesize=50',
    '/api/cards?language=en&pagesize=50',
    '/api/post/published',
    '/api/post/newest?language=en',
    '/api/search?q=zanzibar&language=en',
    '/api/search/suggestions?q=zanz&language=en',
    '/api/assistant/answer?q=zanzibar&language=en',
  ]) {
    const answer = await on.get(path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    for (const secret of ['Zanzibar permit', 'zanzibar-permit', 'Sealed palm'])
      expect([path, secret, answer.body.includes(secret)]).toEqual([path, secret, false])
  }
  expect((await on.get('/api/posts/zanzibar-permit')).statusCode).toBe(404)
  // It is told apart from nothing at all: published, the same words are found.
  draftIn(await at.step(draftIn(await at.read(draft.id)), 'publish'))
  await on.work()
  expect((await on.get('/api/post/newest?language=en')).body).toContain('Zanzibar permit')
})
