import { importAnswer, postPictureAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi, testApi } from '../../../test/api.ts'
import { guide, guideId } from '../../../test/content.ts'
import { both, draftIn, writing, written } from '../../../test/drafts.ts'
import { bomb, formOf, photo, SVG } from '../../../test/pictures.ts'
import { shared } from '../../../test/shared.ts'
import { readCsv } from '../../platform/csv.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const admin = shared(() => signIn(on, { role: 'admin', name: 'Dawit' }))

const exported = async () => (await on.get('/api/admin/content', admin.headers)).json()
async function bring(payload: object) {
  const response = await on.post('/api/admin/content', { dryRun: false, ...payload }, admin.headers)
  return importAnswer.parse(response.json()).data
}
const outcomes = ({ rows }: Awaited<ReturnType<typeof bring>>) => rows.map(({ id, outcome, field }) => [id, outcome, field])

test('what goes out comes in again, and nothing is different', async () => {
  const response = await on.get('/api/admin/content', admin.headers)
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="menged-content.json"',
  })
  const file = response.json()
  expect([file.guides.length, file.organisations.length]).toEqual([27, 9])
  const report = await bring(file)
  expect(report.applied).toBe(true)
  expect(new Set(report.rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  const { rows } = await on.database.db.execute(sql`select count(*)::int as n from drafts`)
  expect(rows).toEqual([{ n: 0 }])
})

test('a dry run says what would happen, and does nothing; then it happens, as drafts or before readers', async () => {
  const guides = [guide(1, { title: both('Guide 1 anew', 'መመሪያ 1') }), guide(90, { organisation: 'town-hall' })]
  const organisations = [{ id: 'town-hall', type: 'Government', name: both('Town hall', 'ማዘጋጃ ቤት') }]
  const expected = [
    ['town-hall', 'created', null],
    [guideId(1), 'changed', null],
    [guideId(90), 'created', null],
  ]
  const dry = await bring({ guides, organisations, dryRun: true, publish: true })
  expect([dry.applied, outcomes(dry)]).toEqual([false, expected])
  expect((await on.get(`/api/posts/${guideId(90)}`)).statusCode).toBe(404)

  expect(outcomes(await bring({ guides, organisations }))).toEqual(expected)
  expect((await on.get(`/api/posts/${guideId(1)}`)).json().data.title_english).toBe('Guide 1')
  const asDraft = draftIn(await writing(on, admin).open(guideId(1)))
  expect(asDraft).toMatchObject({ state: 'draft', content: { title: { en: 'Guide 1 anew' } }, changed: ['title'] })

  const more = [guide(91, { organisation: 'town-hall' }), guide(2, { law: [] })]
  expect((await bring({ guides: more, publish: true })).applied).toBe(true)
  const shown = (await on.get(`/api/posts/${guideId(91)}`)).json().data
  expect(shown).toMatchObject({ organization: { name_amharic: 'ማዘጋጃ ቤት' }, sample: false, author: 'Menged' })
  expect((await on.get(`/api/posts/${guideId(2)}`)).json().data.guide.law).toEqual([])
  const { rows } = await on.database.db.execute(
    sql`select detail from audit_events where kind = 'posts_imported' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ detail: { guides: '2', organisations: '0', words: '0', pictures: '0' } }])
})

test('one entry that is wrong, and nothing comes in; each is named with its field', async () => {
  const guides = [
    guide(92),
    guide(93, { organisation: 'nowhere' }),
    { ...guide(94), facts: { cost: {} } },
    guide(92),
    guide(95, { body: both('<ul><li>'.repeat(60), '<p>ጽሑፍ።</p>') }),
    { title: 'nothing' },
    guide(96, { sources: [{ name: both('a', 'ሀ'), url: 'javascript:alert(1)' }] }),
  ]
  const report = await bring({ guides, publish: true })
  expect([report.applied, outcomes(report)]).toEqual([
    false,
    [
      [guideId(92), 'created', null],
      [guideId(93), 'refused', 'organisation'],
      [guideId(94), 'refused', 'facts.cost.value'],
      [guideId(92), 'refused', 'id'],
      [guideId(95), 'refused', 'body'],
      ['6', 'refused', 'id'],
      [guideId(96), 'refused', 'sources.0.url'],
    ],
  ])
  expect((await on.get(`/api/posts/${guideId(92)}`)).statusCode).toBe(404)
})

test('what somebody is writing on is not written over', async () => {
  const by = writing(on, await signIn(on, { role: 'editor' }))
  const draft = draftIn(await by.open(guideId(3)))
  draftIn(await by.save(draft, { ...written('Half way'), category: draft.content.category }))
  expect(outcomes(await bring({ guides: [guide(3, { law: [] })], publish: true }))).toEqual([[guideId(3), 'refused', 'draft']])
})

test('nor is the half of a language that readers do not see yet', async () => {
  const by = writing(on, admin)
  const half = { title: both('Guide 5', 'ርዕስ'), body: both('<p>Text.</p>', '') }
  const inEnglish = {
    id: 'half-way',
    category: 'business',
    organisation: null,
    related: [],
    title: { en: 'Guide 5' },
    body: { en: '<p>Text.</p>' },
  }
  await bring({ guides: [inEnglish] })
  const { id } = (await on.database.db.execute(sql`select id from drafts where content->>'address' = 'half-way'`)).rows[0] as {
    id: string
  }
  const draft = draftIn(await by.read(id))
  draftIn(await by.save(draft, { ...draft.content, ...half }))
  expect(outcomes(await bring({ guides: [inEnglish], publish: true }))).toEqual([['half-way', 'refused', 'draft']])
  const before = { ...inEnglish, id: 'half-shown' }
  await bring({ guides: [before], publish: true })
  const open = draftIn(await by.open('half-shown'))
  draftIn(await by.save(open, { ...open.content, ...half }))
  const after = { ...before, title: { en: 'Anew' } }
  expect(outcomes(await bring({ guides: [after], publish: true }))).toEqual([['half-shown', 'refused', 'draft']])
})

test('the same file again makes no second draft, and publishes the one that waits', async () => {
  const guides = [guide(97), guide(4, { law: [] })]
  const ids = [guideId(97), guideId(4)]
  const drafts = async () => (await on.database.db.execute(sql`select count(*)::int as n from drafts`)).rows[0]?.n as number
  expect(outcomes(await bring({ guides }))).toEqual([
    [ids[0], 'created', null],
    [ids[1], 'changed', null],
  ])
  const once = await drafts()
  expect(outcomes(await bring({ guides }))).toEqual(ids.map((id) => [id, 'same', null]))
  const other = [guide(97, { law: [] })]
  expect(outcomes(await bring({ guides: other }))).toEqual([[ids[0], 'refused', 'draft']])
  expect((await bring({ guides, publish: true })).applied).toBe(true)
  for (const id of ids) expect((await on.get(`/api/posts/${id}`)).statusCode).toBe(200)
  expect((await on.get(`/api/posts/${guideId(4)}`)).json().data.guide.law).toEqual([])
  expect(await drafts()).toBe(once)
  expect(outcomes(await bring({ guides }))).toEqual(ids.map((id) => [id, 'same', null]))
})

test('organisations as CSV: cells that a program would run are defused on the way out and whole again on the way in', async () => {
  const name = both('=HYPERLINK("https://evil.example")', '@ተቋም, "ሁለት"')
  expect((await bring({ organisations: [{ id: 'odd-office', type: 'Private', name, website: '-x.et' }] })).applied).toBe(true)
  const response = await on.get('/api/admin/content/organisations.csv', admin.headers)
  expect(response.headers['content-type']).toContain('text/csv')
  const cells = readCsv(response.body).find((row) => row.cells[0] === 'odd-office')?.cells
  expect(cells).toEqual(['odd-office', 'Private', `'${name.en}`, `'${name.am}`, "'-x.et"])
  expect(new Set((await bring({ organisationsCsv: response.body })).rows.map(({ outcome }) => outcome))).toEqual(
    new Set(['same']),
  )
  const csv = 'name_amharic,id,type,name_english\nአዲስ ተቋም,new-office,Government,New office\nሌላ,Bad Id,Government,Other\n'
  expect(outcomes(await bring({ organisationsCsv: csv }))).toEqual([
    ['new-office', 'created', null],
    ['Bad Id', 'refused', 'id'],
  ])
})

test('pictures of bodies go along to another portal, drawn anew; what is no picture is refused', async () => {
  const picture = await stored(on, await photo())
  await bring({
    guides: [guide(98, { body: both(`<p><img src="${picture.url}" alt="The door"></p>`, '<p>ጽሑፍ።</p>') })],
    publish: true,
  })
  const file = await exported()
  expect(file.pictures).toEqual([{ id: picture.id, webp: (await on.get(picture.url)).rawPayload.toString('base64') }])

  const other = await startTestApi({ config: { rateLimitFactor: 1000 } })
  try {
    const { headers } = await signIn(other, { role: 'admin' })
    const there = async (payload: object) =>
      importAnswer.parse((await other.post('/api/admin/content', { dryRun: false, ...payload }, headers)).json()).data
    const one = { guides: file.guides.filter(({ id }: { id: string }) => id === guideId(98)), publish: true }
    const wrong = [SVG, Buffer.from('<script>'), await bomb(30_000, 30_000), Buffer.alloc(30_000_000)].map((content, at) => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      webp: content.toString('base64'),
    }))
    const [{ webp }] = file.pictures
    const names = [
      { id: 'x', webp },
      { id: picture.id.toUpperCase(), webp },
    ]
    const pictures = [...wrong, ...names, { id: picture.id, webp: 'no base64' }, ...file.pictures]
    const refused = await there({ ...one, pictures })
    expect([refused.applied, outcomes(refused).slice(0, 8)]).toEqual([
      false,
      [
        ...wrong.map(({ id }) => [id, 'refused', 'webp']),
        ...names.map(({ id }) => [id, 'refused', 'id']),
        [picture.id, 'refused', 'webp'],
        [picture.id, 'refused', 'id'],
      ],
    ])
    expect((await other.get(picture.url)).statusCode).toBe(404)
    expect(outcomes(await there({ ...one, pictures: file.pictures }))[0]).toEqual([picture.id, 'created', null])
    const served = await other.get(picture.url)
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 640 })
    expect((await other.get(`/api/posts/${guideId(98)}`)).body).toContain(picture.url)
    // What is there is not written over.
    const another = [{ id: picture.id, webp: (await photo()).toString('base64') }]
    expect(outcomes(await there({ pictures: another }))).toEqual([[picture.id, 'same', null]])
    expect((await other.get(picture.url)).rawPayload.equals(served.rawPayload)).toBe(true)
  } finally {
    await other.close()
  }
})

async function stored(api: TestApi, content: Buffer): Promise<{ id: string; url: string }> {
  const form = await formOf({ picture: { name: 'a.jpg', type: 'image/jpeg', content } })
  const { url } = postPictureAnswer.parse(
    (await api.post('/api/post-pictures', form.payload, { ...form.headers, ...admin.headers })).json(),
  ).data
  return { url, id: url.slice(url.lastIndexOf('/') + 1) }
}

test('only administrators move content', async () => {
  const editor = await signIn(on, { role: 'editor' })
  expect((await on.get('/api/admin/content', editor.headers)).statusCode).toBe(403)
  expect((await on.post('/api/admin/content', { dryRun: true }, editor.headers)).statusCode).toBe(403)
  expect((await on.post('/api/admin/content', { guides: 'all', dryRun: true }, admin.headers)).statusCode).toBe(400)
  expect((await exported()).guides.length).toBeGreaterThan(27)
})
