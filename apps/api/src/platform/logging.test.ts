import type { AddressInfo } from 'node:net'
import { pages } from '@menged/contracts/pages'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { startTestApi } from '../../test/api.ts'
import { createTestDatabase } from '../../test/database.ts'
import { keptLog } from '../../test/log.ts'
import { logAnswers, newRequestId, readyTeller } from './logging.ts'

test('requests from outside are logged, calls inside the process only at debug level', async () => {
  const { log, lines } = keptLog()
  const app = fastify({ loggerInstance: log })
  logAnswers(app)
  app.get('/x', async () => 'x')
  await app.listen({ port: 0, host: '127.0.0.1' })
  lines.length = 0
  await app.inject('/x')
  await (await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/x`)).text()
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ msg }) => msg === 'answered')
  expect(told.map(({ level, msg }) => [level, msg])).toEqual([
    [20, 'answered'],
    [30, 'answered'],
  ])
})

test('cached responses are logged in the same words as all others, and at the same level', async () => {
  const { log, lines } = keptLog()
  const app = fastify({ loggerInstance: log, genReqId: newRequestId })
  logAnswers(app)
  app.get('/x', async () => 'x')
  await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/x`)).text()
  await app.close()
  const told: string[] = []
  for (const logLevel of ['silent', 'warn', 'info'] as const) {
    readyTeller({ logLevel }, { write: (line) => void told.push(line) })({ method: 'GET', route: '/x', status: 200, ms: 0.123 })
  }
  expect(told).toHaveLength(1)
  const other = lines.find((line) => line.includes('"msg":"answered"')) ?? ''
  const shape = (line: string) => Object.entries(JSON.parse(line)).map(([key, value]) => [key, typeof value])
  expect(shape(told[0] ?? '')).toEqual(shape(other))
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    level: 30,
    service: 'menged',
    method: 'GET',
    route: '/x',
    status: 200,
    ms: 0.1,
  })
})

test('no line holds the secret of an address, whether the page comes or breaks', async () => {
  const { log, lines } = keptLog()
  const on = await startTestApi({ log, configure: (api) => void api.get('/*', async ({ url }) => await pageOrFault(url)) })
  try {
    const origin = await on.api.listen({ port: 0, host: '127.0.0.1' })
    lines.length = 0
    const secrets = pages.filter(({ secret }) => secret).map(({ path }) => path.replace(':token', 'S3cret'))
    for (const path of secrets) for (const query of ['', '?fault']) await (await fetch(origin + path + query)).text()
    expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(2 * secrets.length)
    expect(lines.join('')).not.toContain('S3cret')
  } finally {
    await on.close()
  }
})
async function pageOrFault(url: string): Promise<string> {
  if (url.endsWith('?fault')) throw new Error('a fault of ours')
  return 'a page'
}

test('no two requests have one id', () => {
  const ids = Array.from({ length: 1000 }, newRequestId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true)
})

test('what the database says of a row or a value that somebody typed never gets into the log', async () => {
  const { log, lines } = keptLog()
  const database = await createTestDatabase()
  const typed = 'somebody@example.et'
  const failing = [
    sql`insert into users (role, email, password_hash, full_name, created_at) select 'normalUser', ${typed}, 'x', 'y', now() from generate_series(1, 2)`,
    sql`select ${typed}::uuid`,
    sql.raw(`select '${typed}'::int`),
    sql`insert into users (role, email, password_hash, created_at) values ('normalUser', ${typed}, 'x', now())`,
    sql.raw(`do $$ begin raise exception 'no' using detail = '${typed}', hint = '${typed}'; end $$`),
  ]
  try {
    for (const query of failing) {
      const error: unknown = await database.db.execute(query).catch((thrown: unknown) => thrown)
      log.error({ err: error }, 'as a fault')
      log.error(error, 'bare')
      log.warn({ err: (error as Error).cause }, 'the cause alone')
    }
  } finally {
    await database.drop()
  }
  expect(lines).toHaveLength(3 * failing.length)
  const causes = lines.map((line) => JSON.parse(line).err.cause?.code).filter(Boolean)
  expect([...new Set(causes)]).toEqual(['23505', '22P02', '23514', 'P0001'])
  for (const line of lines) expect(JSON.parse(line).err.cause ? withoutQuery(line) : line).not.toContain(typed)
})
/** Our queries hold placeholders; these two hold the value itself, so that the complaint about it is the same. */
const withoutQuery = (line: string) => line.replaceAll(/Failed query: [\s\S]*?params/g, '')
