// A language more is a row: the API speaks one that nobody has written a word of, as far as it can.
import type * as Table from '@menged/ethiopia/languages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signIn } from './actors.ts'
import { startTestApi, type TestApi } from './api.ts'
import { guideId } from './content.ts'

vi.mock('@menged/ethiopia/languages', async (read) => {
  const table = await read<typeof Table>()
  Object.assign(table.LANGUAGE_ROWS, { xx: { name: 'Xish', long: 'xish', state: 'draft' } })
  return { ...table, LANGUAGES: Object.assign(table.LANGUAGES, { [table.LANGUAGES.length]: 'xx' }) }
})
const MADE_UP = 'xx' as Table.Language

let on: TestApi
let off: TestApi
beforeAll(async () => {
  on = await startTestApi({ config: { languages: ['en', 'am', MADE_UP] } })
  off = await startTestApi()
})
afterAll(async () => {
  await on.close()
  await off.close()
})

test('lists, guides and searches are in the language that it falls back to', async () => {
  const both = (path: string) => Promise.all(['xx', 'en'].map(async (code) => (await on.get(`${path}language=${code}`)).json()))
  for (const path of ['/api/cards?page=1&', `/api/posts/${guideId(3)}/reading?`, '/api/search?q=guide&', '/api/landing?']) {
    const [made, english] = await both(path)
    expect(made.success, path).toBe(true)
    expect(made, path).toEqual(english)
  }
})

test('what is refused is said in it, word by word in the language that it falls back to', async () => {
  const login = (language: string) =>
    on.post('/api/auth/login', { companyemail: 'nobody@example.et', password: '?' }, { 'accept-language': language })
  const [made, english, amharic] = [await login('xx'), await login('en'), await login('am')]
  expect([made.statusCode, made.json()]).toEqual([english.statusCode, english.json()])
  const unknown = (language: string) => on.get('/api/nothing', { 'accept-language': language })
  expect((await unknown('xx')).json()).toEqual((await unknown('en')).json())
  expect((await unknown('xx')).json()).not.toEqual((await unknown('am')).json())
  expect(amharic.statusCode).toBe(made.statusCode)
})

test('an account keeps it, and gets its mail in it', async () => {
  const me = await signIn(on)
  const changed = await on.send('PATCH', '/api/profile', { payload: { language: 'xish' }, headers: me.headers })
  expect(changed.json().data.language).toBe('xish')
  await on.post('/api/auth/forgot-password', { email: me.email })
  await on.work()
  const { rows } = await on.database.db.execute<{ language: string; subject: string }>(
    'select language, subject from mailbox order by created_at',
  )
  expect(rows.at(-1)).toMatchObject({ language: 'xx' })
})

test('it is refused where it is off', async () => {
  const refused = await off.get('/api/cards?page=1&language=xx')
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_input', field: 'language' }),
  ])
  expect((await off.get('/api/cards?page=1&language=zz')).json()).toEqual(refused.json())
  const me = await signIn(off)
  const changed = await off.send('PATCH', '/api/profile', { payload: { language: 'xish' }, headers: me.headers })
  expect(changed.json().code).toBe('invalid_input')
})
