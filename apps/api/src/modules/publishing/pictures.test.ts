import { postPictureAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { both, draftIn, writing, written } from '../../../test/drafts.ts'
import { bomb, formOf, photo, SVG } from '../../../test/pictures.ts'
import { shared } from '../../../test/shared.ts'
import { pictureQueries } from './picture-queries.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const editor = shared(() => signIn(on, { role: 'editor' }))

async function upload(content: Buffer, { headers }: Person = editor) {
  const form = await formOf({ picture: { name: 'a.jpg', type: 'image/jpeg', content } })
  return await on.post('/api/post-pictures', form.payload, { ...form.headers, ...headers })
}

test('a picture is drawn anew, stands in a body by its address, and is kept by caches', async () => {
  const { url, width, height } = postPictureAnswer.parse((await upload(await photo())).json()).data
  expect([width, height]).toEqual([400, 640])
  const served = await on.get(url)
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/public.*immutable/),
  })
  const { format, exif } = await sharp(served.rawPayload).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  const body = `<p><img src="${url}" width="400" height="640" alt="The office"></p>`
  const draft = draftIn(await writing(on, editor).create({ ...written('Pictured'), body: both(body, '') }))
  expect(draft.content.body.en).toBe(`<p><img src="${url}" alt="The office" width="400" height="640" loading="lazy" /></p>`)
  expect((await on.get('/api/post-pictures/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  expect((await on.get('/api/post-pictures/x')).statusCode).toBe(400)
})

test('large ones become as large as a page needs', async () => {
  const { width, height } = postPictureAnswer.parse(
    (
      await upload(
        await sharp({ create: { width: 3200, height: 800, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      )
    ).json(),
  ).data
  expect([width, height]).toEqual([1600, 400])
})

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ['20 MB', async () => Buffer.concat([await photo(), Buffer.alloc(20 * 1024 * 1024)]), 413, 'picture_too_large'],
  ['a byte more than 5 MB', async () => Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]), 413, 'picture_too_large'],
  ['30,000 x 30,000', () => bomb(30_000, 30_000), 400, 'image_too_many_pixels'],
  ['SVG with a script', () => SVG, 400, 'image_type_invalid'],
  ['a text', () => Buffer.from('<script>alert(1)</script>'), 400, 'image_type_invalid'],
])('%s is refused with a sentence', async (_, make, status, code) => {
  const response = await upload(await make())
  expect([response.statusCode, response.json()]).toMatchObject([status, { code, field: 'picture', error: expect.any(String) }])
})

test('what stands in no post, draft or version goes after a week', async () => {
  const urls: string[] = []
  const begun = on.clock.now()
  for (let i = 0; i < 3; i += 1) urls.push(postPictureAnswer.parse((await upload(await photo())).json()).data.url)
  const [drafted = '', dropped = ''] = urls
  const pictured = (url: string) => both(`<p>Words</p><p><img src="${url}" width="400" height="640" alt=""></p>`, '')
  const write = writing(on, editor)
  await write.create({ ...written('Drafted'), body: pictured(drafted) })
  const draft = draftIn(await write.create({ ...written('Dropped'), body: pictured(dropped) }))
  await on.database.db.execute(sql`update drafts set content = '{}' where id = ${draft.id}`)
  const { forgetUnused } = pictureQueries(on.database.db)
  const there = async () => (await Promise.all(urls.map((url) => on.get(url)))).map(({ statusCode }) => statusCode)
  await forgetUnused(begun)
  expect(await there()).toEqual([200, 200, 200])
  on.clock.advance(1)
  await forgetUnused(on.clock.now())
  expect(await there()).toEqual([200, 404, 404])
})

test('a body of very many tags is refused before it is cleaned', async () => {
  const body = both('<p><a href="/search">a</a></p>'.repeat(2000), '')
  const response = await writing(on, editor).create({ ...written('Many'), body })
  expect([response.statusCode, response.json().field]).toEqual([400, 'content'])
})

test('only who may write uploads', async () => {
  expect((await upload(await photo(), await signIn(on, { role: 'user' }))).json().code).toBe('no_organisation')
  expect((await upload(await photo(), await signIn(on))).json().code).toBe('forbidden')
  const linked = await signIn(on, { role: 'user', verified: true, organisation: 'office-1' })
  expect((await upload(await photo(), linked)).statusCode).toBe(200)
  expect((await on.post('/api/post-pictures', {}, editor.headers)).statusCode).toBe(400)
})
