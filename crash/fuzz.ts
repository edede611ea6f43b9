// Sends every call and every page what nobody would type, in the name of each role, and collects what is answered as a fault of ours.
import { randomUUID } from 'node:crypto'
import { CALLS } from '@menged/contracts/calls'
import { pages } from '@menged/contracts/pages'
import pg from 'pg'
import { z } from 'zod'
import type { Portal } from '../scripts/portal.ts'
import { randomFrom } from '../scripts/random.ts'

/** Long enough for staff. */
const PASSWORD = 'ማክሰኞ ከሰዓት 9 ላይ'
const ROLES = ['guest', 'normalUser', 'user', 'worker', 'editor', 'admin'] as const
/** Of a caller who would lose what the next calls need. */
const NOT_SIGNED_IN = ['logout', 'logoutEverywhere']
const AT_ONCE = 12
const CUT = ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']

export type Fault = { role: string; method: string; address: string; status: number; body: string; answer: string }
/** `taken`: answered with success, by role. */
export type FuzzReport = { sent: number; byStatus: Record<string, number>; taken: Record<string, number>; faults: Fault[] }
type Entered = Exclude<(typeof ROLES)[number], 'guest'>
type Entrance = { portal: Portal; database: pg.Pool }
type Tokens = Record<(typeof ROLES)[number], string | null>
type Random = {
  below: (count: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** Of how many values one is not what its schema allows; of this request. */
  oddOneIn: number
}
const ODDS = [Number.POSITIVE_INFINITY, 40, 6]
function randomOf(seed: number): Random {
  const next = randomFrom(seed)
  const below = (count: number): number => Math.floor(next() * count)
  return { below, pick: (values) => values[below(values.length)] as (typeof values)[number], oddOneIn: 6 }
}
type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  additionalProperties?: Schema | boolean
}
type Request = { method: string; path: string; body?: string | FormData; type?: string }

const TEXTS = [
  ...[
    '',
    ' ',
    'a',
    'ፓስፖርት',
    'how much is a passport',
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '\u0000',
    '\ud800',
    '\u202Eabc',
  ],
  ...[
    'a'.repeat(5000),
    'ሀ'.repeat(3000),
    '../../etc/passwd',
    '%00',
    '{{name}}',
    '$&',
    '\r\nSet-Cookie: a=b',
    '0911234567',
    'a@b.et',
    '//evil.example',
  ],
  ...[
    '2026-11-20',
    '2026-02-30',
    '25:61',
    '10:00',
    '1e999',
    'NaN',
    '-1',
    '١٢٣',
    '፻፳',
    'null',
    'undefined',
    '👨‍👩‍👧‍👦',
    'e\u0301'.repeat(200),
    '[[[[',
  ],
]
const NUMBERS = [0, -1, 1, 0.5, 1e9, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e308, -0]
const ODD = [null, true, [], {}, [null], { a: { b: { c: [] } } }, 'x', 7]

const FITTING = [
  ...[
    'Abebe Kebede',
    'አበበ ከበደ',
    'Where do I go, and what does it cost?',
    'የት ልሂድ? ስንት ነው?',
    'a',
    '1',
    '100',
    '0911234567',
    '10:00',
  ],
  ...['2026-12-01', '2026-12-01T09:00:00.000Z', 'fuzz@example.et', '/', '/post/detail/new-passport', 'en', 'am', 'USD', 'CBE'],
]
function textOf({ minLength = 0, maxLength = 100_000, pattern }: Schema, random: Random): string {
  const allowed = pattern === undefined ? null : new RegExp(pattern, 'u')
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (allowed?.test(text) ?? true)
  const texts = (random.oddOneIn > 6 ? [...FITTING, ...known] : [...TEXTS, ...IDS, ...known]).filter(fits)
  return texts.length > 0 ? random.pick(texts) : random.pick([...TEXTS, ...IDS])
}

/** A value that the schema allows, more or less. */
function anyOf(schema: Schema, random: Random, depth = 0): unknown {
  if (random.oddOneIn < Number.POSITIVE_INFINITY && random.below(random.oddOneIn) === 0)
    return random.pick<unknown>([...TEXTS, ...NUMBERS, ...ODD])
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return anyOf(random.pick(choices), random, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties || schema.allOf) return objectOf(schema, random, depth)
  if (type === 'array') {
    const length = depth > 4 ? 0 : random.pick([0, 1, 2, 3, 40])
    return Array.from({ length }, () => anyOf(schema.items ?? {}, random, depth + 1))
  }
  if (type === 'integer' || type === 'number') return numberOf(schema, random)
  if (type === 'boolean') return random.below(2) === 0
  if (type === 'null') return null
  if (schema.format === 'uuid') return idOf(random)
  if (schema.format === 'email') return random.pick(['fuzz@example.et', 'a@b.et'])
  if (schema.format === 'date-time') return random.pick(['2026-12-01T09:00:00.000Z', '2026-11-20T09:00:00Z'])
  if (schema.format === 'date') return random.pick(['2026-12-01', '2026-11-20'])
  return textOf(schema, random)
}

const numberOf = ({ minimum = 0, maximum = 1e9 }: Schema, random: Random): number =>
  random.oddOneIn > 6 ? random.pick([minimum, maximum, minimum + 1, minimum + 2]) : random.pick([minimum, maximum, ...NUMBERS])
const idOf = (random: Random): string =>
  random.below(4) > 0 && known.length > 0 ? random.pick(known) : random.pick([IDS[0] ?? '', randomUUID()])

function objectOf(schema: Schema, random: Random, depth: number): object {
  const parts = [schema, ...(schema.allOf ?? [])]
  const names = Object.entries(Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>)
  const needed = new Set(parts.flatMap(({ required = [] }) => required))
  const kept = names.filter(([name]) => (needed.has(name) ? random.oddOneIn > 40 || random.below(8) > 0 : random.below(2) === 0))
  return Object.fromEntries(kept.map(([name, inner]) => [name, anyOf(inner, random, depth + 1)]))
}

const IDS = [
  '10000000-0000-4000-8000-000000000001',
  '00000000-0000-0000-0000-000000000000',
  'trade-licence',
  'new-passport',
  '1',
  '2',
  '999999',
  'CBE',
  'A'.repeat(43),
]

/** Ids that answers have named, of whatever kind: a step is taken on what is there. */
const known: string[] = []
const MOST_KNOWN = 300
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
function learn(answer: string, random: Random): void {
  for (const [id] of answer.slice(0, 20_000).matchAll(ID)) {
    if (known.length < MOST_KNOWN) known.push(id)
    else known[random.below(MOST_KNOWN)] = id
  }
}

const schemas = new Map<z.ZodType, Schema>()
function schemaOf(type: z.ZodType | undefined): Schema {
  if (!type) return {}
  const known = schemas.get(type)
  if (known) return known
  const made = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Schema
  schemas.set(type, made)
  return made
}

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(String(text ?? '').toWellFormed())
}
const queryOf = (values: unknown): string =>
  typeof values === 'object' && values !== null
    ? Object.entries(values)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&')
    : ''
const pathOf = (path: string, random: Random): string =>
  path.replace(/:\w+/g, () => encoded(random.below(4) === 0 ? random.pick(TEXTS) : random.pick([...IDS, ...known])))

function formOf(values: unknown, random: Random): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typeof values === 'object' && values !== null ? values : {})) {
    if (random.below(3) === 0)
      form.append(name, new Blob([String(value).toWellFormed()], { type: random.pick(['image/png', 'text/html', '']) }), 'a.png')
    else form.append(name, String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed())
  }
  return form
}

function callRequest(random: Random): { name: string; request: Request } {
  const [name, call] = random.pick(Object.entries(CALLS))
  const query = call.query ? `?${queryOf(anyOf(schemaOf(call.query), random))}` : random.below(9) === 0 ? '?x[]=1&x=%' : ''
  const request: Request = { method: random.below(30) === 0 ? 'POST' : call.method, path: pathOf(call.path, random) + query }
  if (request.method === 'GET') return { name, request }
  const body = call.body ? anyOf(schemaOf(call.body), random) : random.pick([undefined, {}, []])
  if (call.upload) return { name, request: { ...request, body: formOf(body, random) } }
  const text = JSON.stringify(body)
  const cut = text !== undefined && random.below(20) === 0 ? text.slice(0, random.below(text.length + 1)) : text
  return { name, request: { ...request, ...(cut === undefined ? {} : { body: cut, type: 'application/json' }) } }
}

function pageRequest(random: Random): Request {
  const { path, query = [] } = random.pick([...pages]) as { path: string; query?: readonly string[] }
  const values = Object.fromEntries(
    [...query, 'lang'].filter(() => random.below(2) === 0).map((key) => [key, random.pick([...TEXTS, ...IDS, 'en', 'am'])]),
  )
  const address = `${pathOf(path, random)}${random.below(8) === 0 ? random.pick(['.data', '.', '/', '%20']) : ''}?${queryOf(values)}`
  if (random.below(6) > 0) return { method: 'GET', path: address }
  const fields = { step: random.pick(TEXTS), paid: random.pick(TEXTS), message: random.pick(TEXTS), version: '1' }
  return { method: 'POST', path: address, body: queryOf(fields), type: 'application/x-www-form-urlencoded' }
}

export async function fuzz(portal: Portal, most: number, seed: number): Promise<FuzzReport> {
  const random = randomOf(seed)
  const database = new pg.Pool({ ...portal.database, max: 2 })
  const entrance = { portal, database }
  const tokens: Tokens = { guest: null, normalUser: null, user: null, worker: null, editor: null, admin: null }
  for (const role of ROLES) if (role !== 'guest') tokens[role] = await enter(entrance, role)
  const report: FuzzReport = { sent: 0, byStatus: {}, taken: {}, faults: [] }
  async function send(): Promise<void> {
    const role = random.pick([...ROLES])
    random.oddOneIn = random.pick(ODDS)
    const { name, request } = random.below(5) === 0 ? { name: 'page', request: pageRequest(random) } : callRequest(random)
    const token = NOT_SIGNED_IN.includes(name) ? null : tokens[role]
    const { method, path, body, type } = request
    const headers = {
      'accept-language': random.pick(['am', 'en', '']),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(type ? { 'content-type': type } : {}),
      ...(type?.startsWith('application/x-www') ? { origin: portal.origin } : {}),
    }
    const response = await fetch(portal.origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    }).catch((error: Error & { cause?: { code?: string } }) => {
      // A form is refused before all of it has come, and the line is closed: no fault. A portal that is gone is one.
      if (CUT.includes(error.cause?.code ?? '')) return null
      throw error
    })
    const answer = (await response?.text().catch(() => '')) ?? ''
    report.sent += 1
    const status = response?.status ?? 'cut'
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1
    if (!response) return
    learn(answer, random)
    if (response.ok) report.taken[role] = (report.taken[role] ?? 0) + 1
    if (response.status >= 500 && response.status !== 503)
      report.faults.push({
        role,
        method,
        address: path,
        status: response.status,
        body: String(body ?? '').slice(0, 500),
        answer: answer.slice(0, 200),
      })
    if (response.status === 401 && token && answer.includes('token_expired') && role !== 'guest')
      tokens[role] = await enter(entrance, role)
  }
  async function work(): Promise<void> {
    while (report.sent < most) await send()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await database.end()
  return report
}

const emailOf = (role: string): string => `fuzz-${role.toLowerCase()}@example.et`

async function post(portal: Portal, path: string, payload: object): Promise<{ token?: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(portal.origin + path, { method: 'POST', headers, body: JSON.stringify(payload) })
  return (await response.json()) as { token?: string }
}

/** Whatever has been done to the account: suspended, deleted, of another role. */
async function enter({ portal, database }: Entrance, role: Entered): Promise<string> {
  const email = emailOf(role)
  await database.query("delete from operator_settings where key = 'registration'")
  await post(portal, '/api/auth/register', { companyEmail: email, fullName: 'Fuzz Person', password: PASSWORD, language: 'en' })
  const { rows } = await database.query(
    `update users set role = $2, confirmed_at = now(), verified = true, suspended_at = null,
       organisation_id = (select id from organisations order by id limit 1) where email = $1 returning id`,
    [email, role],
  )
  if (role === 'worker')
    await database.query(
      `insert into workers (user_id, name_en, description_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
       values ($1, 'Fuzz', 'Files papers.', 'Adama', '{documentFiling}', '1-3', 200, 200, now(), now()) on conflict do nothing`,
      [rows[0]?.id],
    )
  const { token } = await post(portal, '/api/auth/login', { companyemail: email, password: PASSWORD })
  // Else everything would be refused in the name of a guest.
  if (!token) throw new Error(`${role} cannot log in`)
  return token
}
