import { randomUUID } from 'node:crypto'
import { DOCUMENT_VERSIONS_KEPT, DOCUMENTS_KEPT } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { testTemplate } from '../../../test/document-template.ts'
import { textOfWord } from '../../../test/word.ts'

vi.mock('@menged/documents', async (original) => ({
  ...(await original<typeof import('@menged/documents')>()),
  loadTemplate: async () => testTemplate,
}))

const on = testApi({ config: { rateLimitFactor: 1000 } })

const VALUES = { company: 'ሰላሌ ትሬዲንግ', objects: 'ቡና\nCoffee', member1Name: 'አበበ ከበደ', member2Name: '', agree: true }
const TYPED = { template: 'plc-foundation', templateVersion: 3, language: 'am', values: VALUES }
const OWN = '/api/documents'
const FILES = '/api/document-files'

const execute = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows
const send = (me: Person | null, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more = {}) =>
  on.send(method, url, { headers: { ...me?.headers, ...more }, ...(payload ? { payload } : {}) })
const create = (me: Person, change: object = {}) => send(me, 'POST', OWN, { ...TYPED, key: randomUUID(), ...change })
const created = async (me: Person, change: object = {}) => (await create(me, change)).json().data
const make = (change: object = {}, more = {}) =>
  send(null, 'POST', FILES, { ...TYPED, format: 'pdf', issuedAt: '2026-11-23', ...change }, more)
const changed = (me: Person, { id, version }: { id: string; version: number }, values: object = {}) =>
  send(me, 'PUT', `${OWN}/${id}`, { templateVersion: 3, language: 'en', values: { ...VALUES, ...values }, version })

test('a document is kept, listed, opened, changed and deleted, and nothing of it may be kept on the way', async () => {
  const me = await signIn(on)
  const first = await create(me)
  expect(first.json()).toMatchObject({
    success: true,
    data: {
      template: 'plc-foundation',
      language: 'am',
      name: { en: 'PLC foundation document, ሰላሌ ትሬዲንግ', am: 'የማኅበር መመሥረቻ ሰነድ፣ ሰላሌ ትሬዲንግ' },
      version: 1,
      templateVersion: 3,
      isOld: false,
      values: { ...VALUES, members: '2' },
    },
  })
  const { data } = first.json()
  on.clock.advance(60_000)
  const second = await changed(me, data, { company: 'New name' })
  expect(second.json().data).toMatchObject({ version: 2, language: 'en', values: { company: 'New name' } })
  expect(second.json().data.versions.map((each: { version: number }) => each.version)).toEqual([2, 1])
  const list = await on.get(OWN, me.headers)
  expect(list.json().data).toMatchObject([
    { id: data.id, version: 2, language: 'en', name: { en: 'PLC foundation document, New name' } },
  ])
  const [row] = list.json().data
  expect(row.updatedAt > row.createdAt).toBe(true)
  const older = await on.get(`${OWN}/${data.id}?version=1`, me.headers)
  expect(older.json().data).toMatchObject({ version: 1, language: 'am', values: VALUES })
  const gone = await send(me, 'DELETE', `${OWN}/${data.id}`)
  expect(gone.json()).toEqual({ success: true })
  for (const { headers } of [first, second, list, older, gone]) expect(headers['cache-control']).toBe('no-store')
  expect((await on.get(OWN, me.headers)).json().data).toEqual([])
  expect(await execute(sql`select 1 from document_versions where document_id = ${data.id}`)).toEqual([])
})

test('a copy for signing is another file, for a guest and for an account', async () => {
  const me = await signIn(on)
  const { id, issuedAt } = await created(me)
  for (const format of ['pdf', 'docx'] as const) {
    const own = await on.get(`${OWN}/${id}/file?format=${format}&copy=signing`, me.headers)
    const guest = await make({ format, issuedAt, copy: 'signing' })
    expect(own.statusCode).toBe(200)
    expect(guest.rawPayload.equals(own.rawPayload)).toBe(true)
    expect(guest.rawPayload.equals((await make({ format, issuedAt })).rawPayload)).toBe(false)
  }
  expect((await make({ copy: 'final' })).statusCode).toBe(400)
})

test('a file is the same bytes each time, in both formats, for a guest and for an account', async () => {
  const me = await signIn(on)
  const { id, issuedAt } = await created(me)
  for (const format of ['pdf', 'docx'] as const) {
    const own = await on.get(`${OWN}/${id}/file?format=${format}`, me.headers)
    const again = await on.get(`${OWN}/${id}/file?format=${format}`, me.headers)
    const guest = await make({ format, issuedAt })
    expect([own.statusCode, again.rawPayload.equals(own.rawPayload), guest.rawPayload.equals(own.rawPayload)]).toEqual([
      200,
      true,
      true,
    ])
    expect(own.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type':
        format === 'pdf' ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="plc-foundation-${issuedAt}.${format}"; filename*=UTF-8''${encodeURIComponent('የማኅበር መመሥረቻ ሰነድ፣ ሰላሌ ትሬዲንግ')}.${format}`,
    })
    expect(own.rawPayload.toString('latin1').startsWith(format === 'pdf' ? '%PDF' : 'PK')).toBe(true)
  }
})

test('nothing of a guest is kept', async () => {
  const before = await execute(sql`select count(*)::int as n from document_versions`)
  expect((await make()).statusCode).toBe(200)
  expect(await execute(sql`select count(*)::int as n from document_versions`)).toEqual(before)
})

test('what the template calls wrong is refused in the language of the reader, a warning is not', async () => {
  const values = { ...VALUES, company: '' }
  const am = await make({ values }, { 'accept-language': 'am' })
  expect([am.statusCode, am.json()]).toEqual([
    400,
    { success: false, code: 'invalid_input', field: 'company', error: 'ይህ መስክ መሞላት አለበት' },
  ])
  expect((await make({ values }, { 'accept-language': 'en' })).json()).toMatchObject({ error: 'This field is required' })
  expect((await create(await signIn(on), { values })).json()).toMatchObject({ field: 'company' })
})

test.each<[string, object]>([
  ['password', { password: 'secret' }],
  ['constructor', { constructor: 'x' }],
  ['member6Name', { members: '5', member6Name: 'x' }],
  ['members', { members: '1' }],
  ['members', { members: '999' }],
  ['members', { members: '1e2' }],
  ['members', { members: true }],
  ['company', { company: ['a', 'b'] }],
  ['company', { company: true }],
  ['company', { company: 'a'.repeat(301) }],
  ['kind', { kind: 'other' }],
  ['powers', { powers: ['sole', 'other'] }],
  ['powers', { powers: 'sole' }],
  ['agree', { agree: 'yes' }],
  ['married', { married: 'perhaps' }],
])('%s of %j is refused by name', async (field, change) => {
  const refused = await make({ values: { ...VALUES, ...change } })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'invalid_input', field }])
})

test('what other answers have put away is left out, and is no fault', async () => {
  const me = await signIn(on)
  const values = { ...VALUES, married: 'no', spouse: 'ሀና', members: '2', member4Name: 'Left' }
  const { values: kept } = await created(me, { values })
  expect(kept).toEqual({ ...VALUES, married: 'no', members: '2' })
  expect((await created(me, { values: { ...values, married: 'yes' } })).values).toMatchObject({ spouse: 'ሀና' })
})

test.each([
  ['an emoji', '😀', '😀'],
  ['Chinese', '漢', '漢'],
  ['Arabic', 'ع', 'ع'],
  ['a control', '\u0007', '\u0007'],
  ['what turns the direction', '\u202e', '\u202e'],
  ['half a character', '\ud83d', '\ufffd'],
])('%s is refused with its name and its field, in both languages', async (_, typed, shown) => {
  const values = { ...VALUES, member1Name: `Abebe ${typed}` }
  for (const language of ['en', 'am']) {
    const refused = await make({ values }, { 'accept-language': language })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'unsupported_character', field: 'member1Name' }])
    expect(refused.json().error).toContain(shown)
  }
})

test.each([
  ['signs of the engine', '#import "x" $x$ *b* _i_ @ref \\ ` <b>&amp; #{1/0}'],
  ['a word of 400 letters', 'ፀ'.repeat(300)],
  ['a square metre', '120 m² ½ №'],
])('%s is printed as it is', async (_, company) => {
  const response = await make({ values: { ...VALUES, company }, format: 'docx' })
  expect(response.statusCode).toBe(200)
  expect(textOfWord(response.rawPayload)).toContain(company)
  expect((await make({ values: { ...VALUES, company } })).statusCode).toBe(200)
})

test('a text that is kept no more is said to be so', async () => {
  const me = await signIn(on)
  const { id } = await created(me)
  expect((await make({ templateVersion: 2 })).statusCode).toBe(410)
  expect((await create(me, { templateVersion: 2 })).json()).toMatchObject({ code: 'document_outdated' })
  await execute(sql`update document_versions set template_version = 2 where document_id = ${id}`)
  expect((await on.get(`${OWN}/${id}`, me.headers)).json().data).toMatchObject({
    isOld: true,
    templateVersion: 2,
    values: VALUES,
  })
  expect((await on.get(`${OWN}/${id}/file`, me.headers)).json()).toMatchObject({ code: 'document_outdated' })
  // Edited, it is of today's text.
  expect((await changed(me, { id, version: 1 })).json().data).toMatchObject({ isOld: false, version: 2 })
  expect((await on.get(`${OWN}/${id}/file`, me.headers)).statusCode).toBe(200)
})

test('a document of somebody else is not there', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const { id } = await created(me)
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const each of [id, nobody]) {
    for (const url of [`${OWN}/${each}`, `${OWN}/${each}/file`]) {
      const response = await on.get(url, other.headers)
      expect([response.statusCode, response.json().code]).toEqual([404, 'document_not_found'])
    }
    expect((await changed(other, { id: each, version: 1 })).statusCode).toBe(404)
    expect((await send(other, 'DELETE', `${OWN}/${each}`)).statusCode).toBe(404)
  }
  expect((await on.get(`${OWN}/${id}?version=7`, me.headers)).statusCode).toBe(404)
  expect((await on.get(`${OWN}/${id}`, me.headers)).statusCode).toBe(200)
})

test('of ten changes at once one counts, the others are told; the same one twice is one', async () => {
  const me = await signIn(on)
  const mine = await created(me)
  const sent = await Promise.all(Array.from({ length: 10 }, (_, i) => changed(me, mine, { company: `Name ${i}` })))
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(sent.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'changed_meanwhile' })
  const twice = await Promise.all([1, 2].map(() => changed(me, { id: mine.id, version: 2 }, { company: 'Again' })))
  expect(twice.map((each) => [each.statusCode, each.json().data.version])).toEqual([
    [200, 3],
    [200, 3],
  ])
  expect((await changed(me, { id: mine.id, version: 9 })).statusCode).toBe(409)
})

test('what is sent twice is one document, also at once; of another person it is another', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const key = randomUUID()
  const sent = await Promise.all(Array.from({ length: 5 }, () => created(me, { key })))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect((await on.get(OWN, me.headers)).json().data).toHaveLength(1)
  expect((await created(other, { key })).id).not.toBe(sent[0].id)
})

test('what was corrected before it is sent again is the next version, not lost', async () => {
  const me = await signIn(on)
  const key = randomUUID()
  const first = await created(me, { key })
  const corrected = { ...VALUES, company: 'Corrected' }
  const sent = await Promise.all([1, 2, 3].map(() => create(me, { key, values: corrected })))
  for (const response of sent) {
    expect([response.statusCode, response.json().data]).toMatchObject([
      200,
      { id: first.id, version: 2, values: corrected, name: { en: 'PLC foundation document, Corrected' } },
    ])
  }
  const other = await create(me, { key, template: 'rental-agreement' })
  expect([other.statusCode, other.json().code]).toEqual([409, 'changed_meanwhile'])
})

test('the longest form fits into a request, and no more', async () => {
  const long = (count: number) => ({
    values: { ...VALUES, ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`unknown${i}`, 'ፀ'.repeat(2000)])) },
  })
  expect((await make(long(25))).json()).toMatchObject({ code: 'invalid_input', field: 'unknown0' })
  expect((await make(long(40))).statusCode).toBe(413)
})

test('so many documents are kept, and so many versions of each', async () => {
  const me = await signIn(on)
  const mine = await created(me)
  for (let version = 1; version <= DOCUMENT_VERSIONS_KEPT + 2; version += 1) await changed(me, { id: mine.id, version })
  const { versions } = (await on.get(`${OWN}/${mine.id}`, me.headers)).json().data
  expect([versions.length, versions[0].version, versions.at(-1).version]).toEqual([
    DOCUMENT_VERSIONS_KEPT,
    DOCUMENT_VERSIONS_KEPT + 3,
    4,
  ])
  await execute(sql`insert into documents (user_id, key, template, version, language, name_en, name_am, created_at, updated_at)
    select ${me.userId}, gen_random_uuid(), 'plc-foundation', 1, 'am', 'x', 'x', now(), now() from generate_series(2, ${DOCUMENTS_KEPT})`)
  const refused = await create(me)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'documents_full' }])
  expect(refused.json().error).toContain(String(DOCUMENTS_KEPT))
})

test('the export holds all versions, and they go with the account', async () => {
  const me = await signIn(on)
  const mine = await created(me)
  await changed(me, mine, { company: 'Later' })
  const { documents } = (await on.get('/api/profile/export', me.headers)).json().data
  expect(documents).toMatchObject([
    {
      id: mine.id,
      versions: [
        { version: 1, values: VALUES },
        { version: 2, values: { company: 'Later' } },
      ],
    },
  ])
  expect((await send(me, 'POST', '/api/profile/delete', { password: PASSWORD })).statusCode).toBe(200)
  expect(await execute(sql`select 1 from documents where user_id = ${me.userId}`)).toEqual([])
  expect(await execute(sql`select 1 from document_versions where document_id = ${mine.id}`)).toEqual([])
})

test('only accounts keep documents', async () => {
  for (const [method, url, payload] of [
    ['GET', OWN],
    ['POST', OWN, { ...TYPED, key: randomUUID() }],
    ['GET', `${OWN}/${randomUUID()}`],
    ['GET', `${OWN}/${randomUUID()}/file`],
    ['DELETE', `${OWN}/${randomUUID()}`],
  ] as const) {
    const refused = await on.send(method, url, payload ? { payload } : {})
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'sign_in_required'])
  }
})

test.each([
  ['a template that does not exist', { template: 'divorce' }],
  ['a language that does not', { language: 'or' }],
  ['a format that does not', { format: 'exe' }],
  ['a day that does not', { issuedAt: '2026-02-31' }],
  ['values that are a list', { values: [] }],
  ['a name with a dot', { values: { 'a.b': 'x' } }],
])('%s is refused', async (_, change) => {
  expect((await make(change)).statusCode).toBe(400)
})
