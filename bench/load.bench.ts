// Requests a second, pages as they are rendered today against a bare Fastify that sends the same bytes, in one run.
import { Agent, request } from 'node:http'
import fastify from 'fastify'
import { freePort, startPortal } from '../scripts/portal.ts'

const SECONDS = 4
const CONNECTIONS = 8

function once(agent: Agent, url: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done(Buffer.concat(chunks)))
    })
      .on('error', fail)
      .end()
  })
}

async function perSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let count = 0
  const end = Date.now() + SECONDS * 1000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (Date.now() < end) {
        await once(agent, url)
        count += 1
      }
    }),
  )
  agent.destroy()
  return Math.round(count / SECONDS)
}

const portal = await startPortal()
const bare = fastify()
try {
  const agent = new Agent()
  const rows = []
  for (const [i, path] of ['/', '/post/detail/trade-licence', '/api/post/recommendedPost'].entries()) {
    const bytes = await once(agent, portal.origin + path)
    bare.get(`/${i}`, (_, reply) => reply.type('text/html').header('content-encoding', 'br').send(bytes))
    rows.push({ path, bytes: bytes.length })
  }
  agent.destroy()
  const port = await freePort()
  await bare.listen({ port, host: '127.0.0.1' })
  const table = []
  for (const [i, row] of rows.entries()) {
    const ours = await perSecond(portal.origin + row.path)
    const theirs = await perSecond(`http://127.0.0.1:${port}/${i}`)
    table.push({
      ...row,
      'requests a second': ours,
      'bare Fastify, same bytes': theirs,
      ratio: Number((ours / theirs).toFixed(3)),
    })
  }
  console.log(`load, ${CONNECTIONS} connections, ${SECONDS} s each (client and servers share the cores)`)
  console.table(table)
} finally {
  await bare.close()
  await portal.stop()
}
