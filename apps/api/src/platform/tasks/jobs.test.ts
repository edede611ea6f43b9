import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { keptLog } from '../../../test/log.ts'
import { schedule } from './jobs.ts'

test('a job runs when the process listens and at its pace, a failure is logged and tried again, closing ends it', async () => {
  const { log, lines } = keptLog()
  const app = fastify({ loggerInstance: log })
  let runs = 0
  schedule(app, [
    {
      name: 'tidy',
      everyMs: 10,
      run: async () => {
        runs += 1
      },
    },
    { name: 'broken', everyMs: 10, run: () => Promise.reject(new Error('no luck')) },
  ])
  await app.ready()
  expect(runs).toBe(0)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => runs).toBeGreaterThan(3)
  expect(lines.filter((line) => line.includes('"job":"broken"')).length).toBeGreaterThan(2)
  await app.close()
  const ended = runs
  await sleep(50)
  expect(runs).toBe(ended)
})
