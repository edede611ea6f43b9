import { DAY_MS } from '@menged/ethiopia/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi, testConfig } from '../../../test/api.ts'
import { guide, guideId, testContent } from '../../../test/content.ts'
import type { Handler, NewTask } from '../../platform/tasks.ts'
import { createSettings, type Settings } from '../settings/index.ts'
import type { Outcome } from './asking.ts'
import { createLinkDesk, linksOf } from './links.ts'

let on: TestApi
beforeAll(async () => {
  const content = testContent()
  const named = guide(1, { sources: [{ name: { en: 'Gone', am: 'የለም' }, url: 'https://gone.example.et/page' }] })
  on = await startTestApi({ content: { ...content, guides: [named, guide(2)] } })
})
afterAll(() => on.close())

const settingsOf = (linkCheck: boolean) =>
  createSettings({ db: on.database.db, clock: on.clock, config: testConfig({ linkCheck }), audit: { record: async () => {} } })

/** What a server would answer, by address; the others are there. */
const outcomes: Record<string, Outcome> = {}
function desk({ value }: Pick<Settings, 'value'> = settingsOf(true)) {
  const [handlers, tasks, keys]: [Map<string, Handler>, NewTask[], Set<string>] = [new Map(), [], new Set()]
  const asked: string[] = []
  const made = createLinkDesk({
    db: on.database.db,
    clock: on.clock,
    settings: { value },
    betweenMs: 0,
    ask: async (url) => {
      asked.push(url)
      return outcomes[url] ?? { fault: null, status: 200 }
    },
    tasks: {
      handle: (kind, handler) => void handlers.set(kind, handler),
      wake: () => {},
      add: async (_, ...added) => {
        for (const task of added) {
          if (!keys.has(task.key ?? '')) tasks.push(task)
          keys.add(task.key ?? '')
        }
      },
    },
  })
  const work = async () => {
    for (const { kind, payload } of tasks.splice(0)) await handlers.get(kind)?.(payload as never, { id: '1', attempts: 1 })
  }
  return { ...made, asked, tasks, work }
}
/** Days pass between two looks: each is a new login. */
async function listed() {
  const { headers } = await signIn(on, { role: 'editor' })
  return (await on.get('/api/admin/upkeep/links', headers)).json()
}

test('a link is broken when it has failed on three days, and whole again when it answers', async () => {
  const links = desk()
  const url = 'https://gone.example.et/page'
  outcomes[url] = { fault: 'status', status: 404 }
  const day = async () => {
    await links.plan()
    await links.work()
  }
  await day()
  // The same day again is no other day, and no other task.
  await links.plan()
  expect(links.tasks).toEqual([])
  for (let i = 0; i < 2; i += 1) {
    expect((await listed()).totalItems).toBe(0)
    on.clock.advance(DAY_MS / 1000)
    await day()
  }
  expect((await listed()).data).toMatchObject([{ url, fault: 'status', status: 404, posts: [{ _id: guideId(1) }] }])
  outcomes[url] = { fault: null, status: 200 }
  on.clock.advance(DAY_MS / 1000)
  await day()
  expect((await listed()).data).toEqual([])
})

test('each host is one task, and a link that several guides name is asked for once', async () => {
  const links = desk()
  on.clock.advance(DAY_MS / 1000)
  await links.plan()
  expect(links.tasks.map(({ payload }) => payload)).toEqual([
    { links: [{ url: 'https://gone.example.et/page', posts: [guideId(1)] }] },
    { links: [{ url: 'https://etrade.gov.et/', posts: [guideId(1), guideId(2)] }] },
  ])
  await links.work()
  expect(links.asked).toEqual(['https://gone.example.et/page', 'https://etrade.gov.et/'])
})

test('a link that no guide names any longer is forgotten', async () => {
  await on.database.pool.query(`insert into failing_links (url, fault, days, failed_on, since, post_ids)
    values ('https://old.example.et/', 'host', 5, '2026-01-01', now(), '{}')`)
  await desk().plan()
  expect((await on.database.pool.query('select url from failing_links')).rows).toEqual([])
})

test('nothing is asked for unless the operator wants it, and no more when it is turned off', async () => {
  const links = desk(settingsOf(false))
  await links.plan()
  expect([await links.isOn(), links.tasks]).toEqual([false, []])
  const admin = await signIn(on, { role: 'admin' })
  const put = async (value: string, was: string | null) =>
    (await on.send('PUT', '/api/admin/settings', { headers: admin.headers, payload: { key: 'linkCheck', value, was } })).json()
      .data
  const counted = async () => (await on.get('/api/admin/upkeep', admin.headers)).json().data.checksLinks
  expect(await counted()).toBe(false)
  const { changedAt } = await put('on', null)
  on.clock.advance(1)
  await links.plan()
  expect([await links.isOn(), links.tasks.length, await counted()]).toEqual([true, 2, true])
  await put('off', changedAt)
  await links.work()
  expect(links.asked).toEqual([])
})

test('links stand in sources, places to check, offices and texts', () => {
  const text = { en: 'a', am: 'ሀ' }
  const whole = {
    sources: [{ name: text, url: 'https://a.et/x' }, { name: text }],
    whereToCheck: [{ name: text, url: 'https://b.et' }],
    office: { name: text, website: ['c.gov.et', 'https://d.et/'] },
  }
  const bodyEn =
    '<p><a href="https://e.et/?a=1&amp;b=2#part">E</a> <a href="/post/x">own</a> <a href="mailto:a@b.et">mail</a></p>'
  expect(linksOf({ guide: whole as never, bodyEn, bodyAm: '<a href="https://a.et/x">A</a>' })).toEqual([
    ...['https://a.et/x', 'https://b.et/', 'https://c.gov.et/', 'https://d.et/', 'https://e.et/?a=1&b=2'],
  ])
})
