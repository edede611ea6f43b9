import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

async function running() {
  const app = fastify()
  const drain = prepareDrain(app.server)
  const asked = Promise.withResolvers<void>()
  app.get('/api/data', async () => 'data')
  app.get('/page', async () => {
    asked.resolve()
    await pause(200)
    return (await app.inject('/api/data')).body
  })
  app.get('/endless', async () => {
    asked.resolve()
    await pause(60_000, undefined, { ref: false })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stop = async (longestMs?: number) => {
    await drain(longestMs)
    await app.close()
  }
  return { port, stop, asked: asked.promise }
}

test('a page under way still gets its data from the API, and nobody new is let in', async () => {
  const { port, stop, asked } = await running()
  const page = fetch(`http://127.0.0.1:${port}/page`)
  await asked
  const stopping = stop()
  await expect(fetch(`http://127.0.0.1:${port}/page`)).rejects.toThrow()
  const answer = await page
  expect([answer.status, await answer.text()]).toEqual([200, 'data'])
  await stopping
})

test('neither an answer without end nor a reader who says nothing holds the stop', async () => {
  const { port, stop, asked } = await running()
  const silent = connect(port, '127.0.0.1')
  silent.on('error', () => {})
  silent.write('GET /page HTTP/1.1\r\nHost: lo')
  const endless = fetch(`http://127.0.0.1:${port}/endless`).catch((error: unknown) => error)
  await asked
  const begun = Date.now()
  await Promise.all([stop(100), once(silent, 'close')])
  expect(Date.now() - begun).toBeLessThan(3000)
  expect(await endless).toBeInstanceOf(Error)
})
