import fastify from 'fastify'
import { expect, test } from 'vitest'
import { bridge, ownAddress } from './bridge.ts'
import { answerFromCache } from './cached-pages.ts'
import { pageSender } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'

async function pages() {
  const warned: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void warned.push(line) } } })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (request, reply) => bridge(request, reply, async () => new Response('taken')),
  })
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/about-us', payload: 'a=b', headers: { host: 'menged.example', ...headers } })
  return { app, post, warned }
}

test("another site's form is refused, and logged as a warning", async () => {
  const { post, warned } = await pages()
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'https://menged.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://menged.example', 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) expect((await post(headers as never)).statusCode).toBe(400)
  expect(warned.map((line) => JSON.parse(line).level)).toEqual(foreign.map(() => 40))
  for (const headers of [
    {},
    { 'sec-fetch-site': 'none' },
    { origin: 'http://menged.example', 'sec-fetch-site': 'same-origin' },
  ]) {
    expect((await post(headers as never)).body).toBe('taken')
  }
  expect(warned).toHaveLength(foreign.length)
})

test('a page is requested at our own host, whatever the target says', () => {
  expect(ownAddress('http://menged.example:80', '/about-us?x=//y').href).toBe('http://menged.example/about-us?x=//y')
  for (const target of ['//evil.example/about-us', '/\\evil.example', '@evil.example/', '.evil.example/', '/.//evil.example']) {
    expect(() => ownAddress('http://menged.example', target)).toThrow('no path of ours')
  }
})

test('every page says what it depends on, and the response to a form is kept nowhere', async () => {
  const { post } = await pages()
  expect((await post({})).headers).toMatchObject({ vary: 'Accept-Encoding, Cookie', 'cache-control': 'no-store' })
  const app = fastify()
  const cache = createPageCache({ now: () => 0 })
  const answers: Record<string, Response> = {
    '/small': new Response('x'),
    '/language': Response.redirect('http://menged.example/'),
    '/nowhere': new Response('x', { status: 404 }),
  }
  const handle = async ({ url }: Request) => answers[new URL(url).pathname] as Response
  const o = { cache, send: pageSender({}), handle, origin: 'http://menged.example' }
  app.get('/*', (request, reply) => answerFromCache(request, reply, o))
  for (const url of Object.keys(answers)) {
    expect((await app.inject(url)).headers).toMatchObject({ vary: 'Accept-Encoding, Cookie', 'cache-control': 'no-cache' })
  }
})
