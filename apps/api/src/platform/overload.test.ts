import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApi } from '../../test/api.ts'
import { createOverload } from './overload.ts'

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

test('a late event loop begins nothing', () => {
  let late = true
  const overload = createOverload({ late: () => late })
  expect(overload.begin()).toBeNull()
  late = false
  expect(overload.begin()).not.toBeNull()
  overload.close()
})

/** Over the line: calls from inside are never refused. */
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

test('under overload calls are refused in words with the time to wait, health is not, and it passes by itself', async () => {
  let late = true
  const on = await startTestApi({ overload: createOverload({ late: () => late }) })
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.api.server.address() as { port: number }
  const refused = await ask(port, '/api/post/recommendedPost?page=1')
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toMatch(/^retry-after: 5\r$/im)
  expect(refused).toMatch(/"error":"[^"]*[\u1200-\u137f]/)
  expect(await ask(port, '/healthz')).toMatch(/^HTTP\/1\.1 200 /)
  expect((await on.get('/api/post/recommendedPost?page=1')).statusCode).toBe(200)
  late = false
  expect(await ask(port, '/api/post/recommendedPost?page=1')).toMatch(/^HTTP\/1\.1 200 /)
  await on.close()
})
