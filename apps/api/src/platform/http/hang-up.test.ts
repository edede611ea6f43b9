// A reader who leaves while the body comes is no fault of the database, and nothing that an operator has to know.
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { keptLog } from '../../../test/log.ts'

const { log, lines } = keptLog()
const on = testApi({ log })

test.each([
  ['within a JSON body', 'application/json', '{"name":"Ab'],
  [
    'within a form with a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nYo',
  ],
])('whoever hangs up %s is not logged as a fault', async (_, type, part) => {
  if (!on.api.server.listening) await on.api.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.api.server.address() as AddressInfo
  const path = type === 'application/json' ? '/api/contact-messages' : '/api/workers'
  lines.length = 0
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`
  const left = new Promise<void>((done) => {
    on.api.server.once('request', (request) => {
      request.once('close', () => done())
      socket.destroy()
    })
  })
  const socket = connect(port, '127.0.0.1', () => socket.write(head + part))
  await left
  // Whatever comes of it has been logged before the next response.
  expect((await on.get('/healthz')).statusCode).toBe(200)
  expect(lines.filter((line) => /"level":(?:40|50|60)/.test(line))).toEqual([])
})
