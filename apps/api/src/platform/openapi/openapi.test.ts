import { createHash } from 'node:crypto'
import { CALLS } from '@menged/contracts'
import { logout, logoutEverywhere } from '@menged/contracts/calls/account/accounts'
import { savedMessages } from '@menged/contracts/calls/account/saved'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { exampleOf, type JsonSchema } from './openapi-example.ts'

type Operation = {
  operationId: string
  security: unknown[]
  summary?: string
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>
  requestBody?: unknown
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const on = testApi()
let document: Document
const registered = new Set<string>()
beforeAll(async () => {
  // The router's own list, so that a route nobody described is found.
  for (const line of routesOf(on.api.printRoutes({ commonPrefix: false, includeHooks: false }))) registered.add(line)
  document = (await on.get('/api/openapi.json')).json()
})

function routesOf(tree: string): string[] {
  const stack: string[] = []
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    stack.length = depth
    stack[depth] = part
    const path = stack.join('').replace(/:(\w+)/g, '{$1}')
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`)
  })
}

/** Outside the API: the local mailbox. */
const isPage = (route: string): boolean => / \/dev\//.test(route)

test('the document lists every registered route, and nothing else', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const catchAll = [...registered].filter((route) => / \/api\/?\*?$/.test(route))
  expect(catchAll.length).toBeGreaterThan(2)
  expect(listed.sort()).toEqual([...registered].filter((route) => !catchAll.includes(route) && !isPage(route)).sort())
  expect(document.openapi).toBe('3.1.0')
})

test('every call of the contract is registered', () => {
  expect(Object.keys(CALLS).length).toBeGreaterThan(60)
  for (const { method, path } of Object.values(CALLS))
    expect(registered).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
})

const SAY_ALL_BY_THEIR_ADDRESS = [
  logout.path,
  logoutEverywhere.path,
  savedMessages.path,
  '/api/profile/savedMessages/{postId}',
  '/api/guday/{gudayId}/call',
  '/api/admin/users/{userId}/confirmation',
  '/api/posts/{postId}/draft',
] as string[]

test('every call says what it is, what it takes and what it returns', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      expect([path, operation.summary?.length]).toEqual([path, expect.any(Number)])
      expect([path, Object.values(operation.responses['200']?.content ?? {})[0]?.schema]).toEqual([path, expect.any(Object)])
      if (method === 'post' && !SAY_ALL_BY_THEIR_ADDRESS.includes(path))
        expect([path, operation.requestBody]).toEqual([path, expect.any(Object)])
      if (path.startsWith('/api/p')) expect(operation.responses).toHaveProperty('4XX')
    }
  }
})

test('the example of a response is what a real response looks like', async () => {
  const schema = document.paths['/api/cards']?.get?.responses['200']?.content['application/json']?.schema
  const example = exampleOf(schema ?? {}) as Record<string, unknown>
  const real = (await on.get('/api/cards?page=1&language=am')).json()
  expect(Object.keys(example).sort()).toEqual(Object.keys(real).sort())
})

test('the page shows every call, and its policy allows its own script and nothing else', async () => {
  const response = await on.get('/api/docs')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of Object.keys(document.paths)) expect(response.body).toContain(`<code>${path}</code>`)
  const words = response.body.replace(/<(script|style|pre|textarea)>[\s\S]*?<\/\1>/g, '')
  expect(words).toContain('with the role <code>user</code>')
  expect(words).not.toContain('`')
  for (const [, heading = ''] of words.matchAll(/<h\d>(.)/g)) expect(heading).toMatch(/[A-Z]/)
  const policy = String(response.headers['content-security-policy'])
  const hash = (element: string) => {
    const [, text = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(response.body) ?? []
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  expect(policy).toContain(`script-src ${hash('script')};`)
  expect(policy).toContain(`style-src ${hash('style')};`)
  expect(policy).not.toContain('unsafe')
  // Its brand is drawn, not fetched.
  expect(response.body).toMatch(/<body><svg class="tibeb"[\s\S]*?<header><a href="\/"><svg [^>]+>.*?<\/svg>Menged<\/a>/)
  expect(response.body).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/)
})

/** Paths of texts and lists without a largest size. */
function endless(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, maxLength, maxItems, enum: values, const: value, format, pattern } = node as Record<string, unknown>
  const isBounded =
    maxLength !== undefined || values !== undefined || value !== undefined || format === 'uuid' || format === 'date'
  const isCounted = typeof pattern === 'string' && /\{\d+\}\$/.test(pattern)
  const own = (type === 'string' && !isBounded && !isCounted) || (type === 'array' && maxItems === undefined) ? [path] : []
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => endless(inner, `${path}.${key}`))]
}

test('no call takes a text or a list without end', () => {
  const inputs = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { requestBody, parameters } = operation as { requestBody?: unknown; parameters?: unknown }
      return { name: `${method} ${path}`, schemas: [requestBody, parameters] }
    }),
  )
  expect(inputs.length).toBeGreaterThan(50)
  expect(inputs.flatMap(({ name, schemas }) => endless(schemas, name))).toEqual([])
})

test('the document passes the recommended rules of a linter, but for those that we break on purpose', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // This repository holds no licence for Menged: its owner decides.
      'info-license': 'off',
      'info-license-strict': 'off',
      // Where it runs is the operator's: with PUBLIC_URL unset a path is all there is to say.
      'no-empty-servers': 'off',
      'no-server-example.com': 'off',
      // A registration may leave its role out; the fields decide its form then.
      'no-illogical-composition-keywords': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`)).toEqual([])
})

test('the document says which calls need a token, and gives each a name of its own', async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  )
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(Object.keys(CALLS)))
  for (const { method, path, security } of operations) {
    const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    const { statusCode } = await on.api.inject({ method: method as 'GET', url })
    expect([method, path, security.length]).toEqual([method, path, statusCode === 401 ? 1 : 0])
  }
})
