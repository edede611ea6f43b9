// The log as administrators read it: in words, by kind, account and day, in pages, and as a file without formulas.

import { isWordKey } from '@menged/i18n'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'
import { AUDIT_KINDS } from './tables.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const admin = shared(() => signIn(on, { role: 'admin', name: '=1+1 Almaz' }))

const read = (query = '', headers: Record<string, string> = {}) =>
  on.get(`/api/admin/audit?${query}`, { ...admin.headers, ...headers })
const add = (kind: string, at: string, userId: string | null = null, detail: object = {}) =>
  on.database.db.execute(
    sql`insert into audit_events (at, kind, user_id, detail) values (${at}::timestamptz, ${kind}, ${userId}, ${JSON.stringify(detail)}::jsonb)`,
  )

test('every kind has words', () => {
  expect(AUDIT_KINDS.filter((kind) => !isWordKey(`audit.kind_${kind}`))).toEqual([])
})

test('events come newest first, in words of the reader’s language, with who and by whom', async () => {
  const editor = await signIn(on, { name: 'ሀና ገብሬ' })
  await on.send('PUT', `/api/admin/users/${editor.userId}/role`, {
    headers: admin.headers,
    payload: { was: 'normalUser', role: 'editor' },
  })
  const [newest] = (await read()).json().data.events
  expect(newest).toMatchObject({
    kind: 'role_changed',
    what: 'Role changed',
    detail: 'Personal account → Editor',
    account: { _id: editor.userId, name: 'ሀና ገብሬ' },
    by: { _id: admin.userId, name: '=1+1 Almaz' },
  })
  const amharic = (await read('', { 'accept-language': 'am' })).json().data
  expect(amharic.events[0]).toMatchObject({ what: 'የሥራ ድርሻ ተቀይሯል', detail: 'የግለሰብ መለያ → አርታኢ' })
  expect(amharic.kinds).toContainEqual({ kind: 'login', what: 'መግባት' })
})

test('by kind, by account, by days of Addis Ababa', async () => {
  const gone = '00000000-0000-4000-8000-00000000000a'
  await add('video_added', '2026-03-01T20:59:59Z', gone, { video: '1' })
  await add('video_added', '2026-03-01T21:00:00Z', admin.userId, { video: '2' })
  await add('video_added', '2026-03-02T21:00:00Z', null, { video: '3' })
  await add('video_removed', '2026-03-02T10:00:00Z', admin.userId, { video: '4', by: gone })
  const shown = async (query: string) => (await read(query)).json().data.events.map(({ detail }: { detail: string }) => detail)
  expect(await shown('kind=video_added')).toEqual(['video: 3', 'video: 2', 'video: 1'])
  expect(await shown('from=2026-03-02&to=2026-03-02')).toEqual(['video: 4', 'video: 2'])
  expect(await shown(`account=${gone}`)).toEqual(['video: 4', 'video: 1'])
  expect((await read(`account=${gone}`)).json().data.events[1].account).toEqual({ _id: gone, name: null })
  expect((await read('kind=nothing')).json().data).toMatchObject({ events: [], next: null })
  for (const query of ['from=x', 'to=2026-13-01', 'account=x', 'before=0', 'before=x', `kind=${'x'.repeat(41)}`])
    expect([query, (await read(query)).statusCode]).toEqual([query, 400])
})

test('events of earlier versions that name a side where others name an account are read as they are', async () => {
  await add('post_restored', '2026-03-05T10:00:00Z', admin.userId, { draft: 'x', by: 'staff' })
  const [found] = (await read('kind=post_restored')).json().data.events
  expect(found).toMatchObject({ detail: 'by: staff · draft: x', by: null })
})

test('pages follow each other by id, whatever is added meanwhile', async () => {
  for (let i = 0; i < 60; i += 1) await add('video_changed', '2026-04-01T00:00:00Z', null, { video: String(i) })
  const first = (await read('kind=video_changed')).json().data
  await add('video_changed', '2026-04-01T00:00:00Z', null, { video: 'late' })
  const second = (await read(`kind=video_changed&before=${first.next}`)).json().data
  expect([first.events.length, second.events.length, second.next]).toEqual([50, 10, null])
  expect(second.events.at(-1).detail).toBe('video: 0')
})

test('the file is a table that no spreadsheet runs, and taking it is an event', async () => {
  const file = await on.get('/api/admin/audit/file?kind=role_changed', { ...admin.headers, 'accept-language': 'am' })
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(file.headers['content-disposition']).toBe('attachment; filename="menged-audit.csv"')
  const [head, row] = file.body.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('"ጊዜ","ክንውን","መለያ","ያከናወኑት","ዝርዝር"')
  expect(row).toContain('"\'=1+1 Almaz"')
  expect((await read('kind=audit_read')).json().data.events).toHaveLength(1)
})

test('only administrators read it', async () => {
  const editor = await signIn(on, { role: 'editor' })
  for (const path of ['/api/admin/audit', '/api/admin/audit/file']) {
    expect((await on.get(path, editor.headers)).statusCode).toBe(403)
    expect((await on.get(path)).statusCode).toBe(401)
  }
})
