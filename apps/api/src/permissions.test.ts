// Every call with every role: who is let in is what the contract says. docs/permissions.md is written from it: UPDATE_TABLES=1 npm test permissions
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CALLS, PERMISSIONS, RATE_LIMITS, ROLES, type Role } from '@menged/contracts'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../test/actors.ts'
import { testApi } from '../test/api.ts'
import { guideId } from '../test/content.ts'

const DOCUMENT = fileURLToPath(new URL('../../../docs/permissions.md', import.meta.url))
const UUID = '00000000-0000-4000-8000-000000000000'
const FILLED: Record<string, string> = { postId: guideId(1), bank: 'CBE', document: 'privacy-policy', kind: 'share-count' }
/** Statuses that the access rules respond with; every other refusal comes after them. */
const REFUSALS = ['sign_in_required', 'forbidden', 'token_expired']

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Call = { method: Method; path: string }

/** By method and path, as the description of the API writes them. */
const CONTRACT = new Map(Object.values(CALLS).map((call) => [`${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`, call]))

const on = testApi({ config: { rateLimitFactor: 100_000 } })
let table: Map<string, Role[]>

beforeAll(async () => {
  table = new Map()
  for (const call of await everyCall()) {
    const allowed: Role[] = []
    for (const role of ROLES) if (await isLetIn(call, role)) allowed.push(role)
    table.set(`${call.method} ${call.path}`, allowed)
  }
})

async function everyCall(): Promise<Call[]> {
  const { paths } = (await on.get('/api/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path })))
    .filter(({ path }) => path.startsWith('/api/'))
}

/** With nothing in the body: a caller who is let in gets an error about what is missing, or is served. A session of its own: some calls end it. */
async function isLetIn({ method, path }: Call, role: Role): Promise<boolean> {
  const headers = role === 'guest' ? {} : (await signIn(on, { role })).headers
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => FILLED[name] ?? UUID)
  const response = await on.send(method, url, { headers, ...(method === 'GET' ? {} : { payload: {} }) })
  expect(response.statusCode).toBeLessThan(500)
  const { code } = (response.headers['content-type']?.includes('json') ? response.json() : {}) as { code?: string }
  return !REFUSALS.includes(code ?? '')
}

function limitOf(call: string): string {
  const limit = CONTRACT.get(call)?.limit
  if (!limit) return ''
  const { max, windowSeconds } = RATE_LIMITS[limit.name]
  return `${max} in ${windowSeconds / 60} min, ${limit.per} (${limit.name})`
}

function written(): string {
  const rows = [...table].sort().map(([call, allowed]) => {
    const marks = ROLES.map((role) => (allowed.includes(role) ? 'allowed' : 'refused'))
    return `| \`${call}\` | ${marks.join(' | ')} | ${limitOf(call)} |`
  })
  return [
    '# Who may call what',
    '',
    'Each call was made with each role by `apps/api/src/permissions.test.ts`, which writes this table and fails when it no longer holds.',
    'The rules stand in `packages/contracts/src/permissions.ts`, and at each call in `packages/contracts/src/calls/`; what belongs to one person',
    'is refused to everybody else. The last column is the limit of the call. A voice is an account, else a device, else a network, which has twenty times as',
    'much ([0065](decisions/0065-a-voice.md)). Logins, new accounts and mailed links are limited by the service that knows whether they succeeded.',
    '',
    `| call | ${ROLES.join(' | ')} | at most |`,
    `|---|${ROLES.map(() => '---|').join('')}---|`,
    ...rows,
    '',
  ].join('\n')
}

// covers A-60, S-13
test('the table of calls and roles is what the documentation says', () => {
  if (process.env.UPDATE_TABLES) writeFileSync(DOCUMENT, written())
  expect(written()).toBe(readFileSync(DOCUMENT, 'utf8'))
})

test('every call of the contract lets in the roles that it names, and no other', () => {
  expect([...CONTRACT.keys()].filter((call) => / \/api\//.test(call) && !table.has(call))).toEqual([])
  for (const [call, allowed] of table)
    expect([call, allowed]).toEqual([call, PERMISSIONS[CONTRACT.get(call)?.may ?? 'posts.read']])
})

test('guests get at nothing of an account or of the administration', () => {
  const own = [...table].filter(([call]) => /^\w+ \/api\/(profile|notifications)\b/.test(call))
  expect(own.length).toBeGreaterThan(15)
  for (const [call, allowed] of own) expect([call, allowed.includes('guest')]).toEqual([call, false])
  const administration = [...table].filter(([call]) => / \/api\/admin\/(?!stats\/)/.test(call))
  for (const [call, allowed] of administration) {
    const isModerating = PERMISSIONS[CONTRACT.get(call)?.may ?? 'posts.read'] === PERMISSIONS['reviews.moderate']
    expect([call, allowed]).toEqual([call, isModerating ? ['editor', 'admin'] : ['admin']])
  }
})

test('only personal accounts save posts', () => {
  const saving = [...table].filter(([call]) => /^(PUT|DELETE|POST) .*saved(Messages)?\/\{/.test(call))
  expect(saving.map(([, allowed]) => allowed)).toEqual([['normalUser'], ['normalUser'], ['normalUser']])
})
