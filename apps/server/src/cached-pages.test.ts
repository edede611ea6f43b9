import { pages } from '@menged/contracts/pages'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { bridge } from './bridge.ts'
import { answerFromCache } from './cached-pages.ts'
import { pageSender } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'

const origin = 'http://menged.example'

/** What is rendered when these addresses are requested: in development, and from the page cache of production. */
async function renderedBy(mode: 'development' | 'production', addresses: string[]): Promise<string[]> {
  const app = fastify()
  const cache = createPageCache({ now: () => 0 })
  const handle = vi.fn(async (request: Request) => new Response(`<p>${request.url}</p>`))
  app.get('/*', (request, reply) =>
    mode === 'development'
      ? bridge(request, reply, handle)
      : answerFromCache(request, reply, { cache, send: pageSender({}), handle, origin }),
  )
  for (const url of addresses) await app.inject({ url, headers: { host: 'menged.example' } })
  await app.close()
  return handle.mock.calls.map(([{ url }]) => url.slice(origin.length))
}

test('a query key in the row of a page is all it takes: it reaches that page, and makes a page of its own in the cache', async () => {
  const asked = pages.flatMap(({ path, query = [] }) =>
    query.flatMap((key) => ['1', '2'].map((value) => `${path.replace(/:\w+/g, 'x')}?${key}=${value}`)),
  )
  expect(asked).toContain('/search?q=2')
  expect(await renderedBy('production', [...asked, ...asked])).toEqual(asked)
  expect(await renderedBy('development', asked)).toEqual(asked)
})

test('any other key reaches no page, in development as in production', async () => {
  const asked = [
    '/about-us?utm_source=x',
    '/about-us?page=2',
    '/post/detail/x?q=a&lang=am',
    '/nowhere?q=a',
    '/search.data?q=a&x=b',
  ]
  const seen = ['/about-us', '/about-us', '/post/detail/x?lang=am', '/nowhere', '/search.data?q=a']
  expect(await renderedBy('development', asked)).toEqual(seen)
  expect(await renderedBy('production', asked)).toEqual(seen.slice(1))
})
