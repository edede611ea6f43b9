import { WORDS } from '@menged/i18n'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { serverContext } from '../api/context.ts'
import { provideWords } from '../words/words.ts'
import { action as confirm, meta as confirmMeta } from './email-confirmation.tsx'
import { action as reset, meta as resetMeta } from './password-reset.tsx'

provideWords('en', WORDS.en)
const TOKEN = 'A'.repeat(43)

type SentRequest = { method: string; path: string; body?: unknown }
let asked: SentRequest[] = []
let answer = { status: 200, body: { success: true } as object }
beforeEach(() => {
  asked = []
  answer = { status: 200, body: { success: true } }
})

async function post(action: typeof confirm | typeof reset, fields: Record<string, string>, token = TOKEN) {
  const context = new RouterContextProvider()
  context.set(serverContext, {
    callApi: async ({ method, path, body }: SentRequest) => {
      asked.push({ method, path, body })
      return { status: answer.status, json: () => answer.body }
    },
  } as never)
  const request = new Request('http://localhost:3000/x', { method: 'POST', body: new URLSearchParams(fields) })
  const { data, init } = await action({ request, context, params: { token } } as never)
  return { answer: data, status: init?.status }
}
const refuse = (status: number, code: string, error: string, field?: string) => {
  answer = { status, body: { success: false, error, code, ...(field ? { field } : {}) } }
}

//
test('a confirmation: by the post of the button, once, and a new mail when it is too late', async () => {
  expect(await post(confirm, {})).toEqual({ answer: { state: 'done' }, status: 200 })
  expect(asked).toEqual([{ method: 'POST', path: '/api/auth/confirm-email', body: { token: TOKEN } }])
  refuse(410, 'link_void', 'This link has been used or is too old.')
  expect(await post(confirm, {})).toEqual({
    answer: { state: 'void', error: 'This link has been used or is too old.', field: null, email: null },
    status: 410,
  })
  answer = { status: 200, body: { success: true } }
  expect(await post(confirm, { intent: 'again', email: 'a@b.et' })).toEqual({ answer: { state: 'sent' }, status: 200 })
  expect(asked.at(-1)).toEqual({ method: 'POST', path: '/api/auth/resend-confirmation', body: { email: 'a@b.et' } })
})

//
test('a reset: the new password goes with the token; what is wrong with it keeps the form', async () => {
  expect(await post(reset, { password: ' blue goat ' })).toEqual({ answer: { state: 'done' }, status: 200 })
  expect(asked).toEqual([{ method: 'POST', path: '/api/auth/reset-password', body: { token: TOKEN, password: ' blue goat ' } }])
  refuse(400, 'invalid_input', 'This password is easy to guess.', 'password')
  expect(await post(reset, { password: '123456' })).toEqual({
    answer: { state: 'refused', error: 'This password is easy to guess.', field: 'password', email: null },
    status: 400,
  })
  refuse(400, 'invalid_input', 'Email address is invalid', 'email')
  expect(await post(reset, { intent: 'again', email: 'x' })).toEqual({
    answer: { state: 'refused', error: 'Email address is invalid', field: 'email', email: 'x' },
    status: 400,
  })
  expect(asked.at(-1)).toMatchObject({ path: '/api/auth/forgot-password' })
})

test('what is no token causes no call', async () => {
  for (const token of ['', 'x', 'A'.repeat(44), `${'A'.repeat(42)}/`, '../../x']) {
    expect((await post(confirm, {}, token)).answer).toMatchObject({ state: 'void' })
    expect((await post(reset, { password: 'blue-goat-7' }, token)).answer).toMatchObject({ state: 'void' })
  }
  expect(asked).toEqual([])
})

test('the address of such a page is given to nobody: no canonical link, no referrer with a path, not listed', () => {
  for (const meta of [confirmMeta, resetMeta]) {
    const tags = meta({ matches: [{ id: 'root', loaderData: { origin: 'http://localhost:3000', language: 'en' } }] } as never)
    expect(tags).toContainEqual({ name: 'referrer', content: 'strict-origin' })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(JSON.stringify(tags)).not.toContain('canonical')
  }
})
