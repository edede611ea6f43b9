// What a page could cost at best: a bare Fastify that sends stored bytes, under their type and encoding alone, and under /headers with
// all headers of the page. Started with an origin and its paths; prints its port.
import { type IncomingHttpHeaders, request } from 'node:http'
import fastify from 'fastify'

const [origin = '', ...paths] = process.argv.slice(2)

function fetchRaw(url: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((done, fail) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done({ headers: response.headers, bytes: Buffer.concat(chunks) }))
    })
      .on('error', fail)
      .end()
  })
}

const app = fastify()
for (const path of paths) {
  const { headers, bytes } = await fetchRaw(origin + path)
  const { date, connection, 'keep-alive': _, ...all } = headers
  app.get(path, (_, reply) =>
    reply
      .type(all['content-type'] ?? '')
      .header('content-encoding', 'br')
      .send(bytes),
  )
  app.get(`/headers${path}`, (_, reply) => reply.headers(all).send(bytes))
}
await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as { port: number }).port)
