import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { BUDGET_MAX, newRequestSchema, requestChangeSchema, requestsQuerySchema, requestTokenParamsSchema } from './requests.ts'

const KEY = '7f1c2c1e-0000-4000-8000-000000000001'
const MESSAGE = { kind: 'message', key: KEY, language: 'en', text: 'Help me' }
const CALL = { kind: 'call', key: KEY, language: 'en', phone: '0911234567' }
const MEETING = { kind: 'meet', key: KEY, language: 'en', date: '2026-11-25', time: '10:30' }
const read = (request: object, change: object = {}) => newRequestSchema.safeParse({ ...request, ...change })

test('what is not chosen has its usual value', () => {
  expect(read(MESSAGE).data).toEqual({ ...MESSAGE, urgency: 'normal' })
  expect(read(CALL).data).toEqual({ ...CALL, callTime: 'any' })
  expect(read(MEETING).data).toEqual({ ...MEETING, online: false })
  expect(requestsQuerySchema.parse({ language: 'am' })).toEqual({ language: 'am', state: 'all' })
})

test.each<[string, object, object]>([
  ['key', MESSAGE, { key: 'x' }],
  ['language', MESSAGE, { language: 'xx' }],
  ['text', MESSAGE, { text: '' }],
  ['text', MESSAGE, { text: 'a'.repeat(LIMITS.message + 1) }],
  ['text', CALL, { text: '\u200b' }],
  ['urgency', MESSAGE, { urgency: 'now' }],
  ['budget', MESSAGE, { budget: -0.01 }],
  ['budget', MESSAGE, { budget: BUDGET_MAX + 1 }],
  ['budget', MESSAGE, { budget: 0.001 }],
  ['serviceId', MESSAGE, { serviceId: 0 }],
  ['serviceId', MESSAGE, { serviceId: 2 ** 31 }],
  ['name', MESSAGE, { name: 'a'.repeat(LIMITS.name + 1) }],
  ['email', MESSAGE, { email: 'x@y' }],
  ['phone', MESSAGE, { phone: '12' }],
  ['phone', CALL, { phone: undefined }],
  ['phone', CALL, { phone: `0911234567${' '.repeat(31)}` }],
  ['callTime', CALL, { callTime: 'midnight' }],
  ['date', MEETING, { date: '2026-02-30' }],
  ['time', MEETING, { time: '24:00' }],
  ['time', MEETING, { time: '9:30' }],
  ['time', MEETING, { time: '10:60' }],
  ['time', MEETING, { time: '10:3' }],
  ['place', MEETING, { place: 'a'.repeat(LIMITS.title + 1) }],
  ['online', MEETING, { online: 'yes' }],
])('a wrong %s is refused by its name: %j with %j', (field, request, change) => {
  expect(read(request, change).error?.issues.map(({ path }) => path[0])).toContain(field)
})

test('the bounds themselves are good', () => {
  for (const change of [
    { budget: 0 },
    { budget: BUDGET_MAX },
    { budget: 0.29 },
    { budget: 1.1 },
    { text: 'a'.repeat(LIMITS.message) },
    { serviceId: 1 },
    { serviceId: 2 ** 31 - 1 },
  ])
    expect([change, read(MESSAGE, change).success]).toEqual([change, true])
  for (const time of ['00:00', '09:59', '19:00', '23:59']) expect([time, read(MEETING, { time }).success]).toEqual([time, true])
})

test('a step is one that somebody takes, of a version that was seen', () => {
  const step = (change: object) => requestChangeSchema.safeParse({ version: 1, step: 'accepted', ...change }).success
  expect([step({}), step({ step: 'proposed', date: '2026-11-25', time: '10:30', note: 'Later' })]).toEqual([true, true])
  for (const change of [
    { step: 'sent' },
    { step: 'x' },
    { version: 0 },
    { version: 1.5 },
    { version: 1_000_001 },
    { note: '' },
    { note: 'a'.repeat(LIMITS.comment + 1) },
  ])
    expect([change, step(change)]).toEqual([change, false])
})

test('a private link has 43 letters of its alphabet', () => {
  const isToken = (token: string) => requestTokenParamsSchema.safeParse({ token }).success
  expect(isToken('aZ09_-'.padEnd(43, 'x'))).toBe(true)
  for (const token of ['x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}.`, `!${'x'.repeat(43)}`])
    expect([token, isToken(token)]).toEqual([token, false])
})
