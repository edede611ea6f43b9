import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

async function running() {
  const app = fastify()
  const drain = prepareDrain(app.server)
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  app.get('/api/data', async () => 'data')
  app.get('/page', async () => {
    asked.resolve()
    await released.promise
    return (await app.inject('/api/data')).body
  })
  app.get('/endless', async () => {
    asked.resolve()
    await pause(600_000, undefined, { ref: false })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stop = async (o: Parameters<typeof drain.end>[0] = {}) => {
    await drain.end({ noticeMs: 0, ...o })
    await app.close()
  }
  const isListening = () => app.server.listening
  return { port, stop, asked: asked.promise, release: released.resolve, isListening, isLeaving: drain.isLeaving }
}

test('a page under way still gets its data from the API, and nobody new is let in', async () => {
  const { port, stop, asked, release, isListening } = await running()
  const page = fetch(`http://127.0.0.1:${port}/page`)
  await asked
  const stopping = stop()
  await expect.poll(isListening).toBe(false)
  await expect(fetch(`http://127.0.0.1:${port}/page`)).rejects.toThrow()
  release()
  const answer = await page
  expect([answer.status, await answer.text()]).toEqual([200, 'data'])
  await stopping
})

test('neither a response without end nor a reader who says nothing holds the stop', async () => {
  const { port, stop, asked } = await running()
  const silent = connect(port, '127.0.0.1')
  silent.on('error', () => {})
  silent.write('GET /page HTTP/1.1\r\nHost: lo')
  const endless = fetch(`http://127.0.0.1:${port}/endless`).catch((error: unknown) => error)
  await asked
  const begun = Date.now()
  await Promise.all([stop({ longestMs: 100 }), once(silent, 'close')])
  expect(Date.now() - begun).toBeLessThan(45_000)
  expect(await endless).toBeInstanceOf(Error)
})

test('before listening ends, new requests are served and learn that the connection ends', async () => {
  const { port, stop, isLeaving } = await running()
  const agent = new Agent({ keepAlive: true })
  const get = () =>
    new Promise<string | undefined>((done, fail) => {
      request({ port, host: '127.0.0.1', path: '/api/data', agent }, (answer) => {
        answer.resume().on('end', () => done(answer.headers.connection))
      })
        .on('error', fail)
        .end()
    })
  expect(await get()).toBe('keep-alive')
  expect(isLeaving()).toBe(false)
  const stopping = stop({ noticeMs: 2000 })
  expect(isLeaving()).toBe(true)
  expect(await get()).toBe('close')
  expect(await get()).toBe('close')
  await stopping
  await expect(get()).rejects.toThrow()
})
