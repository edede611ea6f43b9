import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../page/api-error.ts'
import { SIGNED_OUT, useSession } from '../../session/session.ts'
import { DOCUMENTS_KEY, readDevice } from './stored/device-documents.ts'
import {
  contentOf,
  FileMissing,
  fileOf,
  isComing,
  keepDocument,
  loadAccount,
  moveToAccount,
  NotKept,
  removeDocument,
  useDocumentStore,
  valuesOf,
} from './stored-documents.ts'

const stored = new Map<string, string>()
const answers: { status: number; body: unknown }[] = []
const asked: { method: string; path: string; body: unknown; token: string | null }[] = []
const claims = { id: 'u1', exp: 4_000_000_000 }
const TOKEN = `h.${btoa(JSON.stringify(claims))}.s`

beforeEach(() => {
  stored.clear()
  answers.length = 0
  asked.length = 0
  useDocumentStore.setState({ device: [], account: [], of: null, failed: false })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal(
    'fetch',
    (path: string, { method, body, headers }: { method: string; body?: string; headers: Record<string, string> }) => {
      asked.push({ method, path, body: body === undefined ? null : JSON.parse(body), token: headers.authorization ?? null })
      const { status, body: answer } = answers.shift() ?? { status: 200, body: '%PDF' }
      return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status }))
    },
  )
})
afterEach(async () => {
  await loadAccount(null)
  useSession.setState(SIGNED_OUT)
  vi.unstubAllGlobals()
})

const KEY = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const written = {
  template: 'plc-foundation' as const,
  templateVersion: 2,
  language: 'am' as const,
  values: { companyName: 'Selale' },
  name: { en: 'PLC, Selale', am: 'ማኅበር፣ ሰላሌ' },
  key: KEY,
}
const signIn = () => {
  stored.set('token', TOKEN)
  useSession.setState({ isAuthenticated: true, userId: 'u1' })
}
const AT = '2026-11-23T08:00:00.000Z'
const row = { id: 'd1', template: 'plc-foundation', language: 'am', name: written.name, version: 1, createdAt: AT, updatedAt: AT }
const saved = (change: object = {}) => ({
  status: 200,
  body: {
    success: true,
    data: { ...row, templateVersion: 2, isOld: false, values: written.values, issuedAt: '2026-11-23', versions: [], ...change },
  },
})

test('a guest keeps a document in this browser, once its file could be made; the server is told no name of a person but for the file', async () => {
  const made = await keepDocument(written, null)
  expect(made).toMatchObject({ id: KEY, where: 'device', version: 1, name: written.name })
  expect(asked.map(({ method, path, token }) => [method, path, token])).toEqual([['POST', '/api/document-files', null]])
  expect(asked[0]?.body).toMatchObject({ template: 'plc-foundation', templateVersion: 2, format: 'pdf', values: written.values })
  expect(asked[0]?.body).not.toHaveProperty('key')
  expect(useDocumentStore.getState().device).toEqual([made])
  expect(await valuesOf(made)).toEqual(written.values)
  expect(await (await fileOf(made, { format: 'docx', copy: 'draft' })).text()).toBe('%PDF')
  expect(asked[1]?.body).toMatchObject({ format: 'docx', issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

test('a file that cannot be made leaves no document', async () => {
  answers.push({ status: 429, body: { success: false, code: 'too_many_requests', error: 'Please wait.' } })
  await expect(keepDocument(written, null)).rejects.toThrow('Please wait.')
  expect(readDevice()).toEqual([])
})

test('an answer that is no answer of ours is a refusal without words', async () => {
  answers.push({ status: 502, body: '<html>' })
  await expect(keepDocument(written, null)).rejects.toMatchObject({ status: 502, answer: null })
})

test('where storage is closed or full, nothing pretends to be kept', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  await expect(keepDocument(written, null)).rejects.toBeInstanceOf(NotKept)
})

test('a change is a version on top, and the earlier one stays to be had', async () => {
  const first = await keepDocument(written, null)
  const second = await keepDocument({ ...written, values: { companyName: 'Adulis' }, language: 'both' }, first)
  expect(second).toMatchObject({ id: KEY, version: 2, language: 'both', createdAt: first.createdAt })
  expect(await valuesOf(second)).toEqual({ companyName: 'Adulis' })
  expect(await valuesOf(second, 1)).toEqual({ companyName: 'Selale' })
  expect((await contentOf(second)).versions.map(({ version }) => version)).toEqual([2, 1])
  await expect(contentOf(second, 7)).rejects.toBeInstanceOf(ApiError)
})

test('a document that is deleted is gone from the browser and from the list, and so is what was being changed', async () => {
  const made = await keepDocument(written, null)
  stored.set(`draft:document:plc-foundation:${made.id}`, '{}')
  await removeDocument(made)
  expect([...stored.keys()]).toEqual([])
  expect(useDocumentStore.getState().device).toEqual([])
  await expect(valuesOf(made)).rejects.toMatchObject({ status: 404 })
})

test('what somebody else has put into storage is no document', () => {
  stored.set(DOCUMENTS_KEY, JSON.stringify([{ id: 'x' }, 3, null, { id: 'y', template: 'nothing', name: {}, versions: [] }]))
  expect(readDevice()).toEqual([])
  stored.set(DOCUMENTS_KEY, '{')
  expect(readDevice()).toEqual([])
})

test('who is signed in has documents in the account, made with a key and changed from the version that was seen', async () => {
  signIn()
  answers.push(saved())
  const made = await keepDocument(written, null)
  expect(made).toEqual({ ...row, where: 'account' })
  expect(asked.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/documents'],
    ['GET', '/api/documents/d1/file?format=pdf&copy=draft'],
  ])
  expect(asked[0]).toMatchObject({ token: `Bearer ${TOKEN}`, body: { key: KEY, values: written.values } })
  expect(asked[0]?.body).not.toHaveProperty('name')
  expect(stored.has(DOCUMENTS_KEY)).toBe(false)

  answers.push(saved({ version: 2 }))
  await keepDocument(written, made)
  expect(asked[2]).toMatchObject({ method: 'PUT', path: '/api/documents/d1', body: { version: 1 } })
  expect(asked[2]?.body).not.toHaveProperty('key')
  answers.push({ status: 409, body: { success: false, code: 'changed_meanwhile', error: 'Changed.' } })
  await expect(keepDocument(written, made)).rejects.toMatchObject({ status: 409 })
  answers.push({ status: 200, body: { success: true } })
  await removeDocument(made)
  expect(useDocumentStore.getState().account).toEqual([])
})

test('a document whose file fails is kept, so that the next try is a change of it', async () => {
  signIn()
  answers.push(saved(), { status: 503, body: { success: false, code: 'busy', error: 'Many documents.' } })
  const failure = await keepDocument(written, null).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FileMissing)
  expect(failure).toMatchObject({ kept: { id: 'd1', where: 'account' }, cause: { status: 503 } })
  expect(useDocumentStore.getState().account.map(({ id }) => id)).toEqual(['d1'])
})

test('the list of an account is fetched once, and gone with the session', async () => {
  signIn()
  answers.push({ status: 200, body: { success: true, data: [row] } })
  await Promise.all([loadAccount('u1'), loadAccount('u1')])
  expect(asked).toHaveLength(1)
  expect(useDocumentStore.getState()).toMatchObject({ of: 'u1', account: [{ id: 'd1', where: 'account' }] })
  await loadAccount(null)
  expect(useDocumentStore.getState()).toMatchObject({ of: null, account: [] })
})

test('nothing of an account is called deleted before its list is there', async () => {
  expect(isComing(useDocumentStore.getState(), null)).toBe(false)
  expect(isComing(useDocumentStore.getState(), 'u1')).toBe(true)
  answers.push({ status: 200, body: { success: true, data: [] } })
  await loadAccount('u1')
  expect(isComing(useDocumentStore.getState(), 'u1')).toBe(false)
  expect(isComing(useDocumentStore.getState(), 'u2')).toBe(true)
  expect(isComing({ of: null, failed: true }, 'u1')).toBe(false)
  await loadAccount(null)
})

test('a list that does not come can be asked for again', async () => {
  signIn()
  answers.push({ status: 503, body: { success: false, code: 'unavailable', error: 'Away.' } })
  await loadAccount('u1')
  expect(useDocumentStore.getState().failed).toBe(true)
  answers.push({ status: 200, body: { success: true, data: [row] } })
  await loadAccount('u1')
  expect(useDocumentStore.getState()).toMatchObject({ failed: false, account: [{ id: 'd1' }] })
})

test("a guest's documents go into the account one by one; what the server refuses stays here", async () => {
  const first = await keepDocument(written, null)
  const second = await keepDocument({ ...written, key: 'a1b2c3d4-0000-4000-8000-000000000000' }, null)
  signIn()
  answers.push(saved({ id: 'd8' }), { status: 409, body: { success: false, code: 'documents_full', error: 'Full.' } })
  await expect(moveToAccount([first, second])).rejects.toMatchObject({ status: 409 })
  expect(readDevice().map(({ id }) => id)).toEqual([second.id])
  expect(useDocumentStore.getState().account.map(({ id }) => id)).toEqual(['d8'])
})

test('what a guest has left on a device is gone after ninety days without a change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const made = await keepDocument(written, null)
  const after = (days: number) => vi.setSystemTime(Date.parse(made.createdAt) + days * 24 * 60 * 60 * 1000)
  after(89)
  expect(readDevice()).toHaveLength(1)
  after(91)
  expect(readDevice()).toEqual([])
  vi.useRealTimers()
})
