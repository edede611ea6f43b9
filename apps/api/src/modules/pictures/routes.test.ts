import { PICTURE_SIZE, picturePath } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi()
beforeAll(async () => {
  await on.database.db.execute(sql`update posts set title_am = null, body_am = null, preview_am = null where id = ${guideId(5)}`)
  await on.database.db.execute(sql`update posts set state = 'draft' where id = ${guideId(6)}`)
})

async function currentPath(number: number): Promise<string> {
  const { data } = (await on.get(`/api/posts/${guideId(number)}/reading?language=am`)).json()
  return picturePath('am', data)
}

test('a guide has a picture in each of its languages, and the portal has one', async () => {
  const pictures = await Promise.all(
    [`${guideId(1)}.en`, `${guideId(1)}.am`, 'en', 'am'].map((name) => on.get(`/og/${name}.png`)),
  )
  for (const { statusCode, headers, rawPayload } of pictures) {
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/png', 'nosniff'])
    expect({ width: rawPayload.readUInt32BE(16), height: rawPayload.readUInt32BE(20) }).toEqual(PICTURE_SIZE)
  }
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4)
})

test('other sites may show it; under its own version it is kept for a year, else for an hour', async () => {
  const path = await currentPath(1)
  const { headers } = await on.get(path)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(headers).not.toHaveProperty('x-robots-tag')
  for (const other of [path.replace(/\?.*/, ''), `${path}x`, path.replace(/v=.*/, 'v=')]) {
    expect((await on.get(other)).headers['cache-control']).toBe('public, max-age=3600')
  }
  await on.database.db.execute(sql`update posts set updated_at = now() where id = ${guideId(1)}`)
  expect((await on.get(path)).headers['cache-control']).toBe('public, max-age=3600')
  expect(await currentPath(1)).not.toBe(path)
})

test('a client that has it is not sent it again; HEAD responds without it', async () => {
  const { headers, rawPayload } = await on.get('/og/am.png')
  const again = await on.get('/og/am.png', { 'if-none-match': `"other", ${headers.etag}` })
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  const head = await on.api.inject({ method: 'HEAD', url: '/og/am.png' })
  expect([head.statusCode, head.headers['content-type'], head.headers['content-length'], head.body]).toEqual([
    200,
    'image/png',
    String(rawPayload.length),
    '',
  ])
})

test('no picture of what is unknown, unpublished or not written in that language', async () => {
  const names = ['nothing.en.png', `${guideId(5)}.am.png`, `${guideId(6)}.en.png`, `${guideId(1)}.fr.png`, `${guideId(1)}.en.jpg`]
  for (const name of [...names, 'fr.png', '.en.png', 'A.en.png', `${'a'.repeat(99)}.en.png`, '%00.en.png', '..%2Fen.png']) {
    const { statusCode, headers } = await on.get(`/og/${name}`)
    expect([name, statusCode < 500 && statusCode >= 400, headers['cache-control']]).toEqual([name, true, 'no-store'])
  }
  expect((await on.get(`/og/${guideId(5)}.am.png`)).json().code).toBe('post_not_found')
  expect((await on.get('/og/fr.png')).json().code).toBe('not_found')
  expect((await on.get(`/og/${guideId(5)}.en.png`)).statusCode).toBe(200)
})
