import { expect, test } from 'vitest'
import { BROWSER, testApi } from '../test/api.ts'
import { guideId } from '../test/content.ts'
import { apiCaller } from './inject.ts'

const on = testApi({ config: { rateLimitFactor: 0.05, trustedProxies: ['127.0.0.1'] } })

test('a page calls the API inside the process and gets status and JSON', async () => {
  const call = apiCaller(on.api)
  const cards = await call({ method: 'GET', path: '/api/cards?page=1&language=am' })
  expect([cards.status, cards.json()]).toMatchObject([200, { success: true, data: { length: 10 } }])
  const missing = await call({ method: 'GET', path: '/api/posts/nowhere', headers: { 'accept-language': 'am' } })
  expect([missing.status, missing.json()]).toEqual([
    404,
    { success: false, code: 'post_not_found', error: 'ይህ መመሪያ የለም ወይም ተነሥቷል።' },
  ])
  const report = await call({ method: 'POST', path: `/api/posts/${guideId(1)}/changes`, body: { text: 'x', language: 'en' } })
  expect([report.status, report.json()]).toEqual([200, { success: true }])
  expect(report.headers['set-cookie']).toMatch(/^__Host-device=/)
})

test('limits see the visitor of the page, and no forwarding header gets past the server', async () => {
  const call = apiCaller(on.api)
  const send = (remoteAddress: string, forwarded: string) =>
    call({
      method: 'POST',
      path: '/api/admin/stats/guday-scroll',
      remoteAddress,
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': forwarded },
    })
  const sent = []
  for (let index = 0; index < 62; index += 1) sent.push((await send('127.0.0.1', `192.0.2.${index}`)).status)
  expect(sent.filter((status) => status === 429)).toHaveLength(2)
  expect((await send('198.51.100.1', '127.0.0.1')).status).toBe(200)
})

test('an answer inside the process is the object that its schema has checked; over the line it is JSON whatever is asked for', async () => {
  const call = apiCaller(on.api)
  const inside = await call({ method: 'GET', path: '/api/categories' })
  expect(inside.json()).toBe(inside.json())
  const address = await on.api.listen({ port: 0, host: '127.0.0.1' })
  const outside = await fetch(`${address}/api/categories`, { headers: { 'x-as-object': '' } })
  expect(await outside.json()).toEqual(inside.json())
})
