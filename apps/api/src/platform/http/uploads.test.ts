// Forms whose line is lost: nothing of them keeps a place that others need.
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { type Fields, formOf } from '../../../test/pictures.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let port = 0
beforeAll(async () => {
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  port = (on.api.server.address() as AddressInfo).port
})

const HEAD =
  'POST /api/workers HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n'
const PARTS = [
  '',
  '--b\r\n',
  '--b\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nYo',
  '--b\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
]

test('forms that hang leave room to others behind the same address', async () => {
  const sockets = await Promise.all(
    Array.from(
      { length: 12 },
      () =>
        new Promise<ReturnType<typeof connect>>((opened) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(HEAD + PARTS[2], () => opened(socket)))
          socket.on('error', () => {})
        }),
    ),
  )
  try {
    for (let i = 0; i < 3; i += 1) {
      const body = new FormData()
      body.set('firstName', 'x'.repeat(10_000))
      const response = await fetch(`http://127.0.0.1:${port}/api/workers`, { method: 'POST', body })
      expect(((await response.json()) as { code: string }).code).toBe('invalid_input')
    }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

test.each(PARTS)('a line lost within a form (%j) leaves its place to others', async (part) => {
  await Promise.all(
    Array.from(
      { length: 12 },
      () =>
        new Promise<void>((done) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(HEAD + part)
            setTimeout(() => socket.destroy(), 150)
          })
          socket.on('error', () => {})
          socket.on('close', () => done())
        }),
    ),
  )
  const form: Fields = { firstName: 'x' }
  await expect
    .poll(
      async () => {
        const { payload, headers } = await formOf(form)
        return (await on.send('POST', '/api/workers', { payload, headers })).json().code
      },
      { timeout: 60_000 },
    )
    .toBe('invalid_input')
})
