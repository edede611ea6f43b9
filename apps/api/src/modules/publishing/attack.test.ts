// What somebody tries who may write, and wants more: with a muted voice, by the export of an account, by an import, by what lies in the database.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { guide, guideId } from '../../../test/content.ts'
import { both, draftIn, writing, written } from '../../../test/drafts.ts'
import { formOf, photo } from '../../../test/pictures.ts'

let on: TestApi
let editor: Person
let admin: Person
beforeAll(async () => {
  on = await startTestApi({ config: { rateLimitFactor: 1000 } })
  editor = await signIn(on, { role: 'editor' })
  admin = await signIn(on, { role: 'admin' })
})
afterAll(() => on.close())

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
