import { errorAnswerSchema } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

type Bad = [name: string, request: InjectOptions, status: number, code: string, field?: string]
const get = (url: string): InjectOptions => ({ method: 'GET', url })
const post = (url: string, payload?: InjectOptions['payload'], type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url,
  ...(payload === undefined ? {} : { payload, headers: { 'content-type': type } }),
})
const CONTACT = '/api/contact-messages'
const CHANGES = `/api/posts/${guideId(1)}/changes`
const STATS = '/api/admin/stats'
const message = { name: 'Abel', contact: '0911234567', subject: 'Hello', message: 'Text', language: 'en' }
const change = { text: 'The fee is higher now.', language: 'am' }
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

const pages: Bad[] = ['0', '-1', 'abc', '1e9', '1.5', '', '%zz', '1;drop', 'NaN', 'Infinity', '1&page=2', '%00'].map((page) => [
  `page=${page}`,
  get(`/api/post/getallpost?page=${page}`),
  400,
  'invalid_input',
  'page',
])
const ids: Bad[] = [
  'A',
  'a',
  'Trade-Licence',
  '-a',
  'a--b',
  'a_b',
  'ሀሁሂ',
  '..%2f..',
  '%00a',
  'a'.repeat(81),
  'a'.repeat(900),
].map((id) => [
  `postId ${id.slice(0, 20)}`,
  get(`/api/posts/${id.startsWith('ሀ') ? encodeURIComponent(id) : id}`),
  400,
  'invalid_input',
  'postId',
])
const searches: Bad[] = [
  ...['0', '-1', 'abc', '1e9', '1.5', 'NaN', '%00', '1&page=2'].map((page): [string, string] => [`page=${page}`, 'page']),
  ...['Government', 'All%20Category', '__proto__', '%00', 'business&category=private'].map((one): [string, string] => [
    `category=${one}`,
    'category',
  ]),
  ...['government', 'toString', ''].map((one): [string, string] => [`type=${one}`, 'type']),
  ...['best', 'constructor'].map((one): [string, string] => [`sort=${one}`, 'sort']),
  ...['fr', 'am,en'].map((one): [string, string] => [`written=${one}`, 'written']),
  ['q=a%00b', 'q'],
  ['q=a&q=b', 'q'],
  [`q=${'a'.repeat(10_001)}`, 'q'],
].map(([query = '', field = '']) => [
  `search ${query.slice(0, 30)}`,
  get(`/api/search?language=en&${query}`),
  400,
  'invalid_input',
  field,
])
// covers P-50
const tooLong: Bad[] = [
  ['name of 101', post(CONTACT, { ...message, name: 'a'.repeat(101) }), 400, 'invalid_input', 'name'],
  ['contact of 255', post(CONTACT, { ...message, contact: 'a'.repeat(255) }), 400, 'invalid_input', 'contact'],
  ['subject of 151', post(CONTACT, { ...message, subject: 'a'.repeat(151) }), 400, 'invalid_input', 'subject'],
  ['message of 2001', post(CONTACT, { ...message, message: 'a'.repeat(2001) }), 400, 'invalid_input', 'message'],
  ['report of 2001', post(CHANGES, { ...change, text: 'ሀ'.repeat(2001) }), 400, 'invalid_input', 'text'],
  ['report contact of 255', post(CHANGES, { ...change, contact: 'a'.repeat(255) }), 400, 'invalid_input', 'contact'],
  [
    'search of 101',
    post(`${STATS}/guday-search-value`, { searchValue: 'a'.repeat(101), isFound: true }),
    400,
    'invalid_input',
    'searchValue',
  ],
  [
    'route of 201',
    post(`${STATS}/signup-path-tracker`, { route: `/${'a'.repeat(200)}`, path: [] }),
    400,
    'invalid_input',
    'route',
  ],
  [
    'path of 51',
    post(`${STATS}/signup-path-tracker`, { route: '/', path: Array(51).fill('personal-form') }),
    400,
    'invalid_input',
    'path',
  ],
]
const others: Bad[] = [
  ['pagesize 0', get('/api/post/getallpost?pagesize=0'), 400, 'invalid_input', 'pagesize'],
  ['pagesize 51', get('/api/post/getallpost?pagesize=51'), 400, 'invalid_input', 'pagesize'],
  ['page above the last', get('/api/post/getallpost?page=1000000'), 404, 'page_not_found', 'page'],
  ['no language', get('/api/cards?page=1'), 400, 'invalid_input', 'language'],
  ['unknown language', get(`/api/posts/${guideId(1)}/reading?language=fr`), 400, 'invalid_input', 'language'],
  ['organisation type', get('/api/post/organization?query=Charity'), 400, 'invalid_input', 'query'],
  ['no organisation type', get('/api/post/organization'), 400, 'invalid_input', 'query'],
  ['search in no language', get('/api/search?q=tax'), 400, 'invalid_input', 'language'],
  ['search in an unknown language', get('/api/search?q=tax&language=om'), 400, 'invalid_input', 'language'],
  ['search in two languages', get('/api/search?q=tax&language=en&language=am'), 400, 'invalid_input', 'language'],
  ['suggestions in an unknown language', get('/api/search/suggestions?q=tax&language=xx'), 400, 'invalid_input', 'language'],
  ['suggestions for two texts', get('/api/search/suggestions?q=tax&q=id&language=en'), 400, 'invalid_input', 'q'],
  ['a page of results above the last', get('/api/search?q=guide&language=en&page=999'), 404, 'page_not_found', 'page'],
  ['unknown post', get('/api/posts/nowhere'), 404, 'post_not_found'],
  ['unknown reading', get('/api/posts/nowhere/reading?language=en'), 404, 'post_not_found'],
  ['unknown card', get('/api/posts/nowhere/card?language=en'), 404, 'post_not_found'],
  ['unknown comments', get('/api/posts/nowhere/comments'), 404, 'post_not_found'],
  ['change of an unknown post', post('/api/posts/nowhere/changes', change), 404, 'post_not_found'],
  ['unknown document', get('/api/legal/imprint?language=en'), 400, 'invalid_input', 'document'],
  ['unknown bank', get('/api/exchange-rates/XYZ/latest'), 404, 'not_found'],
  ['malformed bank', get('/api/exchange-rates/12/latest'), 400, 'invalid_input', 'bank'],
  ['not JSON', post(CONTACT, '{"name":'), 400, 'malformed_json'],
  ['JavaScript', post(CONTACT, '{name: 1}'), 400, 'malformed_json'],
  ['form', post(CONTACT, 'name=Abel', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
  ['plain text', post(CONTACT, '{}', 'text/plain'), 415, 'unsupported_media_type'],
  ['XML', post(CONTACT, '<a/>', 'application/xml'), 415, 'unsupported_media_type'],
  ['multipart', post(CONTACT, 'x', 'multipart/form-data; boundary=x'), 415, 'unsupported_media_type'],
  ['nothing', post(CONTACT), 400, 'invalid_input'],
  ['empty JSON', post(CONTACT, ''), 400, 'invalid_input'],
  ['an array', post(CONTACT, []), 400, 'invalid_input'],
  ['a number', post(CONTACT, '7'), 400, 'invalid_input'],
  ['nested 30,000 deep', post(CONTACT, `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), 400, 'invalid_input', 'name'],
  ['null', post(CONTACT, 'null'), 400, 'invalid_input'],
  ['deep nesting', post(CONTACT, deep), 400, 'invalid_input'],
  ['deep nesting without a payload', post(`${STATS}/guday-scroll`, deep), 400, 'invalid_input'],
  ['65 KB', post(CONTACT, { ...message, message: 'a'.repeat(66_000) }), 413, 'payload_too_large'],
  ['an object for a text', post(CONTACT, { ...message, name: { $ne: null } }), 400, 'invalid_input', 'name'],
  ['a list for a text', post(CONTACT, { ...message, subject: ['a'] }), 400, 'invalid_input', 'subject'],
  ['blank message', post(CONTACT, { ...message, message: ' \n ' }), 400, 'invalid_input', 'message'],
  ['line break in the name', post(CONTACT, { ...message, name: 'A\r\nBcc: x@y' }), 400, 'invalid_input', 'name'],
  [
    'line break in a contact',
    post(CHANGES, { ...change, contact: 'x@example.et\r\nBcc: y@z.et' }),
    400,
    'invalid_input',
    'contact',
  ],
  ['no way to reply', post(CONTACT, { ...message, contact: 'hello' }), 400, 'invalid_input', 'contact'],
  ['a turned name', post(CONTACT, { ...message, name: 'a\u202eb' }), 400, 'invalid_input', 'name'],
  ['NUL in the message', post(CONTACT, { ...message, message: 'a\0b' }), 400, 'invalid_input', 'message'],
  ['NUL in a counted word', post(`${STATS}/sector-category-count`, { value: 'a\0' }), 400, 'invalid_input', 'value'],
  ['NUL in a list', post(`${STATS}/signup-path-tracker`, { route: '/', path: ['\0'] }), 400, 'invalid_input', 'path'],
  ['isFound as text', post(`${STATS}/guday-search-value`, { searchValue: 'a', isFound: 'yes' }), 400, 'invalid_input', 'isFound'],
  ['unknown statistic', post(`${STATS}/other`, {}), 404, 'not_found'],
  ['unknown address', get('/api/nowhere'), 404, 'not_found'],
  ['the folder itself', get('/api'), 404, 'not_found'],
  ['outside the API', get('/nowhere'), 404, 'not_found'],
  ['malformed address', get('/api/posts/%zz'), 400, 'malformed_address'],
  ['malformed address outside', get('/%'), 400, 'malformed_address'],
  ['too long a part', get(`/api/posts/${'a'.repeat(2000)}`), 404, 'not_found'],
  ['DELETE', { method: 'DELETE', url: `/api/posts/${guideId(1)}` }, 405, 'method_not_allowed'],
  ['POST on a list', post('/api/cards', {}), 405, 'method_not_allowed'],
  ['GET on a form', get(CONTACT), 405, 'method_not_allowed'],
  ['OPTIONS', { method: 'OPTIONS', url: '/api/cards' }, 405, 'method_not_allowed'],
  [
    'PUT of XML',
    { method: 'PUT', url: '/api/cards', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
    405,
    'method_not_allowed',
  ],
]
const all = [...pages, ...ids, ...searches, ...tooLong, ...others]

// covers G-16, P-50
describe('every bad request is refused in one shape', () => {
  expect(all.length).toBeGreaterThan(70)
  test.each(all)('%s', async (_name, request, status, code, field) => {
    const response = await on.api.inject(request)
    expect([response.statusCode, response.json().code, response.json().field]).toEqual([status, code, field])
    const answer = errorAnswerSchema.strict().parse(response.json())
    expect(answer.error).toMatch(/^[A-Z][^{}]+\.$/)
    expect(response.body).not.toMatch(/\bat \S+:\d|node_modules|\.ts|select|FST_|zod/i)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(response.headers).not.toHaveProperty('x-powered-by')
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    expect(response.headers).not.toHaveProperty('strict-transport-security')
  })

  test.each(all)('%s, in Amharic', async (_name, request) => {
    const response = await on.api.inject({
      ...request,
      headers: { ...request.headers, 'accept-language': 'am-ET,am;q=0.9,en;q=0.5' },
    })
    expect(response.json().error).toMatch(/^[\u1200-\u137f‹›፣፤።፦\s\d]+።$/)
    expect(response.headers.vary).toContain('accept-language')
  })
})

test('a refused method names those that are taken', async () => {
  expect((await on.api.inject({ method: 'DELETE', url: '/api/cards' })).headers.allow).toBe('GET, HEAD')
  expect((await on.api.inject({ method: 'GET', url: CONTACT })).headers.allow).toBe('POST')
})

test('prototypes in a body leave no trace', async () => {
  const bodies = [
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    JSON.stringify({ ...message, extra: 1 }).replace('"extra":1', '"__proto__":{"polluted":true,"name":"x"}'),
  ]
  for (const body of bodies) {
    await on.api.inject(post(CONTACT, body))
    await on.api.inject(post(`${STATS}/guday-scroll`, body))
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  }
  const { rows } = await on.database.db.execute<{ name: string }>(sql`select name from contact_messages`)
  expect(rows).toEqual([{ name: 'Abel' }])
})

test('nothing of the refused requests was stored', async () => {
  for (const table of ['statistics_daily', 'change_reports', 'view_visitors']) {
    const { rows } = await on.database.db.execute(
      sql.raw(`select * from ${table} where ${table === 'statistics_daily' ? "kind <> 'guday-scroll'" : 'true'}`),
    )
    expect([table, rows]).toEqual([table, []])
  }
})
