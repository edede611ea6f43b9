import { STATISTICS } from '@menged/contracts'
import { pages } from '@menged/contracts/pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSignup, endSignup, recordStep } from './signup-path.ts'

const sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) })
    return new Response('{}')
  })
})
afterEach(() => void vi.unstubAllGlobals())

// covers S-10, S-11, A-13
test('the steps are reported once, with the page on which it began, and then forgotten', () => {
  beginSignup('/post/detail/trade-licence')
  recordStep('personal-form')
  recordStep('personal-form')
  recordStep('company-form')
  beginSignup('/search')
  recordStep('personal-form')
  recordStep('register-personal-form')
  endSignup()
  const path = ['personal-form', 'company-form', 'personal-form', 'register-personal-form']
  const body = { route: '/post/detail/trade-licence', path }
  expect(sent).toEqual([{ path: '/api/admin/stats/signup-path-tracker', body }])
  expect(STATISTICS['signup-path-tracker'].safeParse(body).success).toBe(true)
  endSignup()
  expect(sent).toHaveLength(1)
  beginSignup('/passwordreset/secret-of-a-mail')
  recordStep('register-company-form')
  endSignup()
  expect(sent[1]?.body).toEqual({ route: '/passwordreset', path: ['register-company-form'] })
})

test('no page that it begins on gives the secret of its address away', () => {
  const secrets = pages.filter(({ secret }) => secret)
  for (const { path } of secrets) {
    beginSignup(path.replace(':token', 'S3cret'))
    recordStep('personal-form')
    endSignup()
  }
  expect(sent.map(({ body }) => (body as { route: string }).route)).toEqual(
    secrets.map(({ path }) => path.replace('/:token', '')),
  )
})

test('however long somebody wavers, it is what the server takes', () => {
  beginSignup(`/search/${'a'.repeat(300)}`)
  for (let i = 0; i < 100; i += 1) recordStep(i % 2 ? 'personal-form' : 'company-form')
  endSignup()
  expect(STATISTICS['signup-path-tracker'].safeParse(sent[0]?.body).success).toBe(true)
})
