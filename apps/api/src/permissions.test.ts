// Every call with every role: who is let in. The table in docs/permissions.md is written from here: UPDATE_TABLES=1 npm test permissions
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROLES, type Role } from '@menged/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../test/actors.ts'
import { startTestApi, type TestApi } from '../test/api.ts'
import { guideId } from '../test/content.ts'

const DOCUMENT = fileURLToPath(new URL('../../../docs/permissions.md', import.meta.url))
const UUID = '00000000-0000-4000-8000-000000000000'
const FILLED: Record<string, string> = { postId: guideId(1), bank: 'CBE', document: 'privacy-policy', kind: 'share-count' }
/** What the access rules answer; every other refusal comes after them. */
const REFUSALS = ['sign_in_required', 'forbidden', 'token_expired']

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Call = { method: Method; path: string }

let on: TestApi
let table: Map<string, Role[]>

beforeAll(async () => {
  on = await startTestApi({ config: { rateLimitFactor: 100_000 } })
  table = new Map()
  for (const call of await everyCall()) {
    const allowed: Role[] = []
    for (const role of ROLES) if (await isLetIn(call, role)) allowed.push(role)
    table.set(`${call.method} ${call.path}`, allowed)
  }
}, 120_000)
afterAll(() => on.close())

async function everyCall(): Promise<Call[]> {
  const { paths } = (await on.get('/api/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path })))
    .filter(({ path }) => path.startsWith('/api/'))
}

/** With nothing in the body: whoever is let in is told what is missing, or is served. A session of its own: some calls end it. */
async function isLetIn({ method, path }: Call, role: Role): Promise<boolean> {
  const headers = role === 'guest' ? {} : (await signIn(on, { role })).headers
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => FILLED[name] ?? UUID)
  const response = await on.send(method, url, { headers, ...(method === 'GET' ? {} : { payload: {} }) })
  expect(response.statusCode).toBeLessThan(500)
  const { code } = (response.headers['content-type']?.includes('json') ? response.json() : {}) as { code?: string }
  return !REFUSALS.includes(code ?? '')
}

function written(): string {
  const rows = [...table].sort().map(([call, allowed]) => {
    const marks = ROLES.map((role) => (allowed.includes(role) ? 'allowed' : 'refused'))
    return `| \`${call}\` | ${marks.join(' | ')} |`
  })
  return [
    '# Who may call what',
    '',
    'Each call was made with each role by `apps/api/src/permissions.test.ts`, which writes this table and fails when it no longer holds.',
    'The rules stand in `packages/contracts/src/permissions.ts`; what belongs to one person is refused to every other besides.',
    '',
    `| call | ${ROLES.join(' | ')} |`,
    `|---|${ROLES.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n')
}

// covers A-60, S-13
test('the table of calls and roles is what the documentation says', () => {
  if (process.env.UPDATE_TABLES) writeFileSync(DOCUMENT, written())
  expect(written()).toBe(readFileSync(DOCUMENT, 'utf8'))
})

test('guests get at nothing of an account or of the administration', () => {
  const own = [...table].filter(([call]) => /^\w+ \/api\/(profile|notifications)\b/.test(call))
  expect(own.length).toBeGreaterThan(15)
  for (const [call, allowed] of own) expect([call, allowed.includes('guest')]).toEqual([call, false])
  const administration = [...table].filter(([call]) => / \/api\/admin\/(?!stats\/)/.test(call))
  for (const [call, allowed] of administration) expect([call, allowed]).toEqual([call, ['admin']])
})

test('only personal accounts save posts', () => {
  const saving = [...table].filter(([call]) => /^(PUT|DELETE|POST) .*saved(Messages)?\/\{/.test(call))
  expect(saving.map(([, allowed]) => allowed)).toEqual([['normalUser'], ['normalUser'], ['normalUser']])
})
