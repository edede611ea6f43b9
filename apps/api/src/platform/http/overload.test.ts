import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApi } from '../../../test/api.ts'
import { createOverload, type Overload } from './overload.ts'

test('so much may be under way and no more, and what has ended makes room', () => {
  const overload = createOverload({ mostUnderWay: 2 })
  const [first, second] = [overload.begin(), overload.begin()]
  expect(overload.begin()).toBeNull()
  first?.()
  const third = overload.begin()
  expect(third).not.toBeNull()
  second?.()
  third?.()
  overload.close()
})

const FEW = 16

test('a late event loop lets a few begin, and no more than a few', () => {
  let late = true
  const overload = createOverload({ late: () => late })
  for (let i = 0; i < FEW; i += 1) expect(overload.begin()).not.toBeNull()
  expect(overload.isFull()).toBe(true)
  expect(overload.begin()).toBeNull()
  late = false
  expect(overload.begin()).not.toBeNull()
  overload.close()
})

test('nobody is let in when the oldest of many waits too long', () => {
  let time = 0
  const overload = createOverload({ late: () => false, now: () => time })
  const calls = Array.from({ length: FEW + 1 }, () => overload.begin())
  expect(overload.isFull()).toBe(false)
  time = 5001
  expect(overload.begin()).toBeNull()
  calls[0]?.()
  expect(overload.begin()).toBeNull()
  for (const done of calls.slice(1)) done?.()
  expect(overload.begin()).not.toBeNull()
  overload.close()
})

/** Over the network: calls from inside are never refused. */
function ask(port: number, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => done(text)).on('error', fail)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: am\r\nConnection: close\r\n\r\n`)
  })
}

/** As many calls as are always let in, that have begun and wait. */
const busy = (overload: Overload) => Array.from({ length: FEW }, () => overload.begin())

test('under overload calls are refused in words with the time to wait, health is not, and it passes by itself', async () => {
  let late = true
  const overload = createOverload({ late: () => late })
  const on = await startTestApi({ overload })
  busy(overload)
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.api.server.address() as { port: number }
  const refused = await ask(port, '/api/post/recommendedPost?page=1')
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toMatch(/^retry-after: 5\r$/im)
  expect(refused).toMatch(/"error":"[^"]*[\u1200-\u137f]/)
  expect(await ask(port, '/healthz')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask(port, '/readyz')).toMatch(/^HTTP\/1\.1 503 /)
  expect((await on.get('/api/post/recommendedPost?page=1')).statusCode).toBe(200)
  late = false
  expect(await ask(port, '/api/post/recommendedPost?page=1')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask(port, '/readyz')).toMatch(/^HTTP\/1\.1 200 /)
  await on.close()
})

test('five hundred calls whose bodies never come keep nobody out', async () => {
  const on = await startTestApi()
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.api.server.address() as { port: number }
  const hanging = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      const head =
        'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n'
      await new Promise((done) => socket.write(`${head}{`, done))
      return socket
    }),
  )
  expect(await ask(port, '/readyz')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask(port, '/api/post/recommendedPost?page=1')).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of hanging) socket.destroy()
  await on.close()
})
