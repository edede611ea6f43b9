import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { keptLog } from '../../test/log.ts'
import { logAnswers, newRequestId, readyTeller } from './logging.ts'

test('requests from outside are told, calls inside the process only to who debugs', async () => {
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

test('answers that lay ready are told in the same words as all others, and at the same level', async () => {
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

test('no two requests have one id', () => {
  const ids = Array.from({ length: 1000 }, newRequestId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true)
})
