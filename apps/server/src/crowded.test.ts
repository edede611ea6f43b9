import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendCrowded } from './crowded.ts'

test('a page that has to wait says so in the language of the reader, and is tried again by itself', async () => {
  const app = fastify()
  app.get('/*', (request, reply) => sendCrowded(request, reply))
  const ask = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })
  const english = await ask('/post/detail/x')
  expect(english.statusCode).toBe(503)
  expect(english.headers).toMatchObject({ 'retry-after': '5', refresh: '5', 'cache-control': 'no-store' })
  expect(english.headers['content-security-policy']).toContain("default-src 'none'")
  expect(english.body).toContain('<html lang="en">')
  for (const amharic of [await ask('/', 'language=amharic'), await ask('/?lang=am')]) {
    expect(amharic.body).toContain('<html lang="am">')
    expect(amharic.body).toMatch(/<h1>[\u1200-\u137f ‹›]+<\/h1>/)
    expect(amharic.body.replace(/<[^>]*>/g, '')).not.toMatch(/[a-z]{3}/i)
  }
  await app.close()
})
