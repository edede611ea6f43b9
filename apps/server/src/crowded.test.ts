import { AppError } from '@menged/api'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendBusy } from './crowded.ts'

test('a page that has to wait says so in the language of the reader, and is tried again by itself', async () => {
  const app = fastify()
  app.get('/*', (request, reply) => sendBusy(request, reply))
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

test('an address that requests too much learns when to try again', async () => {
  const app = fastify()
  const limit = new AppError('too_many_requests', { values: { seconds: 7 }, headers: { 'retry-after': '7' } })
  app.get('/*', (request, reply) => sendBusy(request, reply, limit))
  const answer = await app.inject('/search?q=x')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7'])
  expect(answer.body).toContain('7 seconds')
  await app.close()
})
