import { expect, test } from 'vitest'
import { testApi, testConfig } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { silentLog } from '../../../test/log.ts'
import { buildApi } from '../../app.ts'
import { APP_ROLE } from '../../platform/database/embedded.ts'
import { openPool } from '../../platform/database/pool.ts'
import { createOverload } from '../../platform/http/overload.ts'
import { createMetrics } from '../../platform/metrics.ts'

const on = testApi()

test('while nothing can be stored, the first reader of a day reads as those before and after', async () => {
  const options = '-c default_transaction_read_only=on'
  const { db, pool } = openPool({ ...on.database.connection(APP_ROLE), max: 4, options }, silentLog())
  const { clock, contentDir } = on
  const rest = { config: testConfig(), log: silentLog(), metrics: createMetrics(), overload: createOverload() }
  const api = await buildApi({ db, clock, contentDir, ...rest })
  const urls = [
    '/api/post/recommendedPost',
    '/api/cards?page=1&language=am',
    '/api/post/organization?query=Government',
    '/api/post/published',
    `/api/posts/${guideId(1)}`,
    `/api/posts/${guideId(1)}/reading?language=am`,
    '/api/search?language=en&q=guide',
  ]
  const read = async (from: typeof api, url: string) => {
    const { statusCode, body } = await from.inject(url)
    return [url, statusCode, body]
  }
  const unwritable = await Promise.all(urls.map((url) => read(api, url)))
  expect(unwritable.map(([url, status]) => [url, status])).toEqual(urls.map((url) => [url, 200]))
  expect(await Promise.all(urls.map((url) => read(on.api, url)))).toEqual(unwritable)
  const message = { name: 'Abebe', contact: '0911234567', subject: 'S', message: 'M', language: 'en' }
  expect((await api.inject({ method: 'POST', url: '/api/contact-messages', payload: message })).statusCode).toBe(503)
  await api.close()
  await pool.end()
})
