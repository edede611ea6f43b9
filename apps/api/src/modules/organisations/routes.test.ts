// Companies that want to write for an organisation, what an administrator decides about them, and the names of organisations.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'
import { organisationOf } from '../accounts/index.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const admin = shared(() => signIn(on, { role: 'admin' }))

const NOBODY = '00000000-0000-4000-8000-000000000000'
const company = async (name: string, change: object = {}) => {
  const made = await addAccount(on, { role: 'user', name, ...change })
  await on.database.db.execute(
    sql`update users set company_name_amharic = ${`${name} ማ`}, category = 'Private', address = 'Bole', phone_primary = '+251911223344' where id = ${made.userId}`,
  )
  return made
}
const waiting = async () =>
  (await on.get('/api/admin/companies', admin.headers)).json().data as { _id: string; like: { _id: string }[] }[]
const waits = async (userId: string) => (await waiting()).some(({ _id }) => _id === userId)
const seenOf = async (userId: string) => {
  const { rows } = await on.database.db.execute(
    sql`select coalesce(company_name_english, '') as "nameEn", coalesce(company_name_amharic, '') as "nameAm" from users where id = ${userId}`,
  )
  return rows[0] ?? { nameEn: '', nameAm: '' }
}
const decide = async (userId: string, body: object, by: Pick<Person, 'headers'> = admin) =>
  on.post(`/api/admin/companies/${userId}/decision`, { seen: await seenOf(userId), ...body }, by.headers)
const form = (change: object = {}) => ({ type: 'Private', nameEn: 'Abay Freight PLC', nameAm: 'ዓባይ ጭነት', website: '', ...change })
const list = async (q: string) => (await on.get(`/api/admin/organisations?q=${encodeURIComponent(q)}`, admin.headers)).json()
const change = (id: string, body: object) =>
  on.send('PUT', `/api/admin/organisations/${id}`, { headers: admin.headers, payload: body })
const organisation = async (userId: string) => await organisationOf(on.database.db, userId)
const newest = async (email: string) => {
  await on.work()
  const headers = { authorization: `Bearer ${await logIn(on, email)}` }
  return (await on.get('/api/profile/getProfile', headers)).json().data.notifications[0]
}

test('a confirmed company waits; a new organisation is made for it, it is told, and it may write', async () => {
  const [me, unconfirmed] = [await company('Abay Freight PLC'), await company('Later PLC', { confirmed: false })]
  const other = await signIn(on)
  expect([await waits(me.userId), await waits(unconfirmed.userId), await waits(other.userId)]).toEqual([true, false, false])
  expect(await organisation(me.userId)).toBeNull()
  expect((await decide(me.userId, { decision: 'add', organisation: form({ website: 'https://abay.example' }) })).statusCode).toBe(
    200,
  )
  expect([await waits(me.userId), await organisation(me.userId)]).toEqual([false, 'abay-freight-plc'])
  const { data } = await list('ABAY freight')
  expect(data).toEqual([
    {
      _id: 'abay-freight-plc',
      ...form({ website: 'https://abay.example' }),
      editedAt: expect.any(String),
      posts: 0,
      companies: 1,
    },
  ])
  expect(await newest(me.email)).toMatchObject({
    titleEnglish: 'Your company is verified',
    previewAmharic: 'አሁን ለዓባይ ጭነት መመሪያ መጻፍ ይችላሉ።',
  })
  const { rows } = await on.database.db.execute(
    sql`select kind, detail from audit_events where kind in ('company_verified', 'organisation_added') order by kind`,
  )
  expect(rows).toEqual([
    { kind: 'company_verified', detail: { organisation: 'abay-freight-plc', by: admin.userId } },
    { kind: 'organisation_added', detail: { organisation: 'abay-freight-plc' } },
  ])
})

test('websites are absolute addresses, also of those that content names by their host; what is none is left out', async () => {
  await decide((await company('Gibe Foods PLC')).userId, { decision: 'add', organisation: form({ nameEn: 'Gibe Foods PLC' }) })
  for (const [stored, shown] of [
    ['gibe.example', 'https://gibe.example'],
    ['http://gibe.example/am', 'http://gibe.example/am'],
    ['javascript:alert(1)', ''],
    ['two words', ''],
  ] as const) {
    await on.database.db.execute(sql`update organisations set website = ${stored} where id = 'gibe-foods-plc'`)
    expect((await list('gibe')).data[0]).toMatchObject({ website: shown })
  }
})

test('a company of the same name is offered the organisation that is there, and is linked to it', async () => {
  const me = await company('ABAY FREIGHT plc')
  const offered = (await waiting()).find(({ _id }) => _id === me.userId)
  expect(offered?.like.map(({ _id }) => _id)).toEqual(['abay-freight-plc'])
  expect((await decide(me.userId, { decision: 'link', organisationId: 'abay-freight-plc' })).statusCode).toBe(200)
  expect(await organisation(me.userId)).toBe('abay-freight-plc')
  expect((await list('abay')).data[0].companies).toBe(2)
  // The same name again is another organisation, under an address of its own.
  const again = await company('Abay Freight PLC')
  await decide(again.userId, { decision: 'add', organisation: form() })
  expect(await organisation(again.userId)).toBe('abay-freight-plc-2')
})

test('who is refused is told why, and waits again under another name', async () => {
  const me = await company('False Ministry')
  expect((await decide(me.userId, { decision: 'refuse', reason: 'ይህ ስም የመንግሥት ተቋም ነው።' })).statusCode).toBe(200)
  expect([await waits(me.userId), await organisation(me.userId)]).toEqual([false, null])
  expect(await newest(me.email)).toMatchObject({
    titleAmharic: 'ድርጅትዎን ማረጋገጥ አልተቻለም',
    previewAmharic: 'ይህ ስም የመንግሥት ተቋም ነው።',
  })
  const headers = { authorization: `Bearer ${await logIn(on, me.email)}` }
  await on.send('PATCH', '/api/profile', { headers, payload: { fullName: 'True Trading' } })
  expect(await waits(me.userId)).toBe(true)
})

test('a company that takes another name while somebody decides about it is looked at again', async () => {
  const me = await company('Modest PLC')
  const seen = await seenOf(me.userId)
  const headers = { authorization: `Bearer ${await logIn(on, me.email)}` }
  await on.send('PATCH', '/api/profile', { headers, payload: { fullName: 'Ministry of Trade' } })
  for (const choice of [
    { decision: 'link', organisationId: 'abay-freight-plc' },
    { decision: 'add', organisation: form({ nameEn: 'Modest PLC' }) },
    { decision: 'refuse', reason: 'no' },
  ]) {
    const answer = await decide(me.userId, { ...choice, seen })
    expect([choice.decision, answer.statusCode, answer.json().code]).toEqual([choice.decision, 409, 'changed_meanwhile'])
  }
  expect([await waits(me.userId), await organisation(me.userId)]).toEqual([true, null])
  // And at the same moment: whoever is second finds what the first has left.
  for (let round = 0; round < 4; round += 1) {
    const rename = on.send('PATCH', '/api/profile', { headers, payload: { fullName: `Ministry ${round}` } })
    await Promise.all([rename, decide(me.userId, { decision: 'link', organisationId: 'abay-freight-plc' })])
    const { rows } = await on.database.db.execute(
      sql`select company_name_english as name, verified from users where id = ${me.userId} and verified`,
    )
    expect(rows).toEqual([])
  }
})

test('of ten decisions at once one counts', async () => {
  const me = await company('Crowded PLC')
  const body = (i: number) =>
    i % 2 === 0 ? { decision: 'refuse', reason: 'no' } : { decision: 'add', organisation: form({ nameEn: 'Crowded PLC' }) }
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => decide(me.userId, body(i))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await list('crowded')).totalItems).toBeLessThan(2)
})

test('bad input, unknown ones, and who may not', async () => {
  const me = await company('Careful PLC')
  for (const body of [
    {},
    { decision: 'maybe' },
    { decision: 'refuse' },
    { decision: 'refuse', reason: ' ' },
    { decision: 'link' },
    { decision: 'add', organisation: form({ nameEn: '' }) },
    { decision: 'add', organisation: form({ nameAm: 'x'.repeat(151) }) },
    { decision: 'add', organisation: form({ type: 'Other' }) },
    { decision: 'add', organisation: form({ website: 'javascript:alert(1)' }) },
    { decision: 'add', organisation: form({ website: 'abay' }) },
  ])
    expect([body, (await decide(me.userId, body)).statusCode]).toEqual([body, 400])
  expect((await decide(NOBODY, { decision: 'refuse', reason: 'x' })).statusCode).toBe(404)
  expect((await decide(me.userId, { decision: 'link', organisationId: 'nothing' })).statusCode).toBe(404)
  const person = await addAccount(on)
  expect((await decide(person.userId, { decision: 'link', organisationId: 'abay-freight-plc' })).statusCode).toBe(409)
  const editor = await signIn(on, { role: 'editor' })
  expect((await decide(me.userId, { decision: 'refuse', reason: 'x' }, editor)).statusCode).toBe(403)
  expect(await waits(me.userId)).toBe(true)
})

test('an organisation is changed by one at a time', async () => {
  const [row] = (await list('abay freight')).data
  const body = { ...form({ nameEn: 'Abay Transport', type: 'Government' }), was: row.editedAt }
  on.clock.advance(1)
  const changed = await change(row._id, body)
  expect(changed.json().data).toMatchObject({ _id: row._id, nameEn: 'Abay Transport', type: 'Government' })
  const late = await change(row._id, { ...body, nameEn: 'Mine' })
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
  expect((await change('nothing', body)).statusCode).toBe(404)
  expect((await change(row._id, { ...body, was: 'x' })).statusCode).toBe(400)
  const about = (await list('')).data.map(({ posts }: { posts: number }) => posts)
  expect(Math.max(...about)).toBeGreaterThan(0)
  // One that came with the content has never been edited; from now on the seed leaves it alone.
  const seeded = (await list('')).data.find(({ editedAt }: { editedAt: string | null }) => editedAt === null)
  const both = await Promise.all(
    ['One', 'Two'].map((nameEn) => {
      on.clock.advance(1)
      return change(seeded._id, { ...form({ nameEn }), was: null })
    }),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})
