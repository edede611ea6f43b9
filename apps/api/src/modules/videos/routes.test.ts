import { videosAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi({ config: { rateLimitFactor: 1000, videoFeedUrl: 'https://feed.example/embed' } })

const video = (videoId: string, change: object = {}) => ({
  provider: 'youtube',
  videoId,
  title: { en: `Film ${videoId}`, am: `ፊልም ${videoId}` },
  seconds: 95,
  ...change,
})
const list = async () => videosAnswer.parse((await on.get('/api/videos')).json()).data
const ids = async () => (await list()).videos.map(({ videoId }) => videoId)

// covers P-20
test('an administrator keeps the list: added, put in order, changed, taken out; everybody reads it', async () => {
  const { headers } = await signIn(on, { role: 'admin' })
  const add = async (body: object) => (await on.post('/api/admin/videos', body, headers)).json()
  expect(await list()).toEqual({ feed: 'https://feed.example/embed', videos: [] })
  const { data: first } = await add(video('first-film', { guide: guideId(1) }))
  on.clock.advance(1000)
  await add(video('second-film', { provider: 'vimeo' }))
  expect(await ids()).toEqual(['second-film', 'first-film'])
  const later = video('first-film', { place: 0, seconds: 100, title: { en: 'Renewal', am: 'እድሳት' } })
  const changed = await on.send('PUT', `/api/admin/videos/${first.id}`, { headers, payload: later })
  expect(changed.json().data).toMatchObject({ seconds: 100, guide: null, title: { am: 'እድሳት' } })
  expect((await on.send('DELETE', `/api/admin/videos/${first.id}`, { headers })).statusCode).toBe(200)
  expect((await on.send('DELETE', `/api/admin/videos/${first.id}`, { headers })).statusCode).toBe(200)
  expect(await ids()).toEqual(['second-film'])
  const { rows } = await on.database.db.execute(sql`select kind from audit_events where kind like 'video%' order by id`)
  expect(rows.map(({ kind }) => kind)).toEqual(['video_added', 'video_added', 'video_changed', 'video_removed', 'video_removed'])
})

test('the same film twice, two at once, and what is no film', async () => {
  const { headers } = await signIn(on, { role: 'admin' })
  const sent = await Promise.all([1, 2].map(() => on.post('/api/admin/videos', video('twice-film'), headers)))
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { data: other } = (await on.post('/api/admin/videos', video('other-film'), headers)).json()
  const clash = await on.send('PUT', `/api/admin/videos/${other.id}`, { headers, payload: video('twice-film') })
  expect([clash.statusCode, clash.json().code]).toEqual([409, 'video_there'])
  for (const wrong of [
    { videoId: '"><script>' },
    { videoId: 'a/../b' },
    { provider: 'elsewhere' },
    { seconds: 0 },
    { title: { en: 'Only English' } },
    { title: { en: '  ', am: ' ' } },
  ])
    expect((await on.post('/api/admin/videos', video('wrong-film', wrong), headers)).statusCode).toBe(400)
  expect((await on.post('/api/admin/videos', video('lost-film', { guide: 'no-such-guide' }), headers)).statusCode).toBe(404)
  expect((await on.send('PUT', '/api/admin/videos/999999', { headers, payload: video('none-film') })).statusCode).toBe(404)
})

test('only administrators change it', async () => {
  for (const role of ['normalUser', 'user', 'worker', 'editor'] as const) {
    const { headers } = await signIn(on, { role })
    expect((await on.post('/api/admin/videos', video('not-mine'), headers)).statusCode).toBe(403)
  }
  expect((await on.post('/api/admin/videos', video('not-mine'))).statusCode).toBe(401)
})
