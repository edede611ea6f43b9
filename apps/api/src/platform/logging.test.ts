import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { keptLog } from '../../test/log.ts'
import { logAnswers } from './logging.ts'

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
