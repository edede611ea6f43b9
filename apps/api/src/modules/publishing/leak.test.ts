// What is not before readers is in no answer that somebody gets who is not its writer: every reading call of the contract is asked, by everybody.
import { randomUUID } from 'node:crypto'
import { CALLS, type DraftContent } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { searchFromMemory, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { both, draftIn, type Writing, wholeGuide, writing, written } from '../../../test/drafts.ts'

/** Asked for, and never to be read. No request holds the second. */
const [ASKED, SECRET] = ['lanternwick', 'umbrellastand']
/** By how each stands: its post, once it has one. */
const POSTS = { unfinished: 'leak-unfinished', waiting: 'leak-waiting', scheduled: 'leak-scheduled', archived: 'leak-archived' }
const CHANGED = guideId(3)
const IDS = [...Object.values(POSTS), CHANGED]

const on = testApi({ config: { rateLimitFactor: 10_000 } })
let editor: Writing
let readers: Record<string, Person | undefined>
const drafts: Record<string, string> = {}

const secret = (address: string): DraftContent => {
  const words = (language: 'en' | 'am') => `${ASKED} ${language === 'am' ? 'ፈቃድ' : 'permit'} ${SECRET}`
  const text = both(words('en'), words('am'))
  const step = { title: text, text, where: both('', ''), fee: both('', ''), time: both('', '') }
  const guide = wholeGuide({ summary: text, documents: [{ id: SECRET, text }], law: [text] })
  return {
    ...written('x', { title: text, body: both(`<p>${text.en}</p>`, `<p>${text.am}</p>`), related: [guideId(1)], guide }),
    address,
    guide: { ...guide, steps: guide.steps.length > 0 ? [{ ...guide.steps[0], ...step }] : [] },
  } as DraftContent
}

beforeAll(async () => {
  editor = writing(on, await signIn(on, { role: 'editor' }))
  const [reader, company, worker] = [
    await signIn(on, { name: 'Reader' }),
    await signIn(on, { role: 'user', verified: true, organisation: 'office-2' }),
    await signIn(on, { role: 'worker' }),
  ]
  readers = { guest: undefined, reader, company, worker }
  const author = writing(on, await signIn(on, { role: 'user', verified: true, organisation: 'office-1' }))
  const make = async (name: keyof typeof POSTS, by = editor, organisation: string | null = null) => {
    const draft = draftIn(await by.create(secret(POSTS[name]), organisation))
    drafts[name] = draft.id
    return draft
  }
  await make('unfinished')
  await author.step(await make('waiting', author, 'office-1'), 'submit')
  await editor.step(await make('scheduled'), 'schedule', { at: new Date(on.clock.now().getTime() + 3_600_000).toISOString() })
  const shown = draftIn(await editor.step(await make('archived'), 'publish'))
  for (const id of [POSTS.archived, CHANGED]) {
    await on.send('PUT', `/api/profile/saved/${id}`, { headers: reader.headers })
    await on.get(`/api/posts/${id}/reading?language=en`)
  }
  await on.work()
  draftIn(await editor.step(shown, 'archive'))
  const open = draftIn(await editor.open(CHANGED))
  drafts.changed = draftIn(await editor.save(open, { ...secret(''), category: open.content.category })).id
  await on.work()
})

/** What a call has to be asked with, by the names of its queries. */
const QUERIES: Record<string, string[]> = {
  language: ['en', 'am'],
  q: [ASKED],
  query: ['Government', 'Private'],
  ids: [IDS.join(',')],
  pagesize: ['50'],
}
const FILLED: Record<string, string[]> = {
  postId: IDS,
  picture: IDS.flatMap((id) => [`${id}.en.png`, `${id}.am.png`]),
  number: ['1'],
}
const NEEDS: Record<string, (keyof typeof QUERIES)[]> = {
  '/api/cards': ['language', 'pagesize'],
  '/api/post/getallpost': ['pagesize'],
  '/api/posts/:postId/card': ['language'],
  '/api/posts/:postId/reading': ['language'],
  '/api/post/newest': ['language'],
  '/api/post/outlines': ['language', 'ids'],
  '/api/post/organization': ['query'],
  '/api/search': ['language', 'q'],
  '/api/search/suggestions': ['language', 'q'],
  '/api/assistant/answer': ['language', 'q'],
  '/api/banner': ['language'],
  '/api/landing': ['language'],
  '/api/guday': ['q'],
  '/api/workers': ['q'],
  '/api/drafts': ['q'],
  '/api/drafts/guides': ['q'],
  '/api/drafts/:draftId/preview': ['language'],
  '/api/workers/own/guides': ['q'],
}

/** Every combination of one value for each name. */
const combined = (names: string[], values: Record<string, string[]>): Record<string, string>[] =>
  names.reduce<Record<string, string>[]>(
    (made, name) => made.flatMap((before) => (values[name] ?? [randomUUID()]).map((value) => ({ ...before, [name]: value }))),
    [{}],
  )
const addresses = (): string[] =>
  Object.values(CALLS)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => {
      const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
      const paths = combined(names, { ...FILLED, draftId: Object.values(drafts) }).map((values) =>
        path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''),
      )
      const queries = combined(NEEDS[path] ?? [], QUERIES).map((values) => new URLSearchParams(values).toString())
      return paths.flatMap((each) => queries.map((query) => (query ? `${each}?${query}` : each)))
    })

type Answer = { who: string; url: string; status: number; isTelling: boolean }
async function askAll(): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [who, person] of Object.entries(readers))
    for (const url of addresses()) {
      const answer = await on.get(url, person?.headers ?? {})
      answers.push({ who, url, status: answer.statusCode, isTelling: answer.body.includes(SECRET) })
    }
  return answers
}
const telling = (answers: Answer[]) => answers.filter(({ isTelling }) => isTelling).map(({ who, url }) => `${who} ${url}`)

test('no reading call tells anybody but its writers of a draft, a change, a planned post or one that was taken away', async () => {
  const answers = await askAll()
  expect(telling(answers)).toEqual([])
  const faults = answers.filter(({ status }) => status >= 500)
  expect(faults).toEqual([])
  // The sweep asks: what readers use is answered, and what has no post is not there.
  const of = (url: string) => answers.find((answer) => answer.who === 'reader' && answer.url === url)?.status
  for (const path of [
    '/api/search?language=en&q=',
    '/api/search/suggestions?language=am&q=',
    '/api/assistant/answer?language=en&q=',
  ])
    expect([path, of(`${path}${ASKED}`)]).toEqual([path, 200])
  for (const path of ['/api/post/published', '/api/post/newest?language=en', '/api/profile/export', '/api/profile/saved'])
    expect([path, of(path)]).toEqual([path, 200])
  for (const id of Object.values(POSTS)) expect([id, of(`/api/posts/${id}`), of(`/og/${id}.en.png`)]).toEqual([id, 404, 404])
  expect(of(`/og/${CHANGED}.en.png`)).toBe(200)
})

test('nor does the search that is held in memory', async () => {
  await searchFromMemory(on)
  for (const language of ['en', 'am'])
    for (const path of ['search', 'search/suggestions', 'assistant/answer']) {
      const answer = await on.get(`/api/${path}?language=${language}&q=${ASKED}`)
      expect([path, answer.statusCode, answer.body.includes(SECRET)]).toEqual([path, 200, false])
    }
  on.api.searchIndex.listening(false)
})

test('what is written about it is not taken, and answers of the assistant name none of it', async () => {
  const { headers } = readers.reader ?? {}
  for (const id of Object.values(POSTS)) {
    const calls = {
      change: { text: 'x', language: 'en' },
      comment: { text: 'x', language: 'en', key: randomUUID() },
      experience: { paid: 1, days: 1, office: null, language: 'en' },
    }
    for (const [name, body] of Object.entries(calls)) {
      const answer = await on.post(`/api/posts/${id}/${name}s`, body, headers)
      expect([id, name, answer.statusCode]).toEqual([id, name, 404])
    }
    const conversation = { id: randomUUID(), turn: randomUUID() }
    for (const about of [undefined, id]) {
      const question = { question: `${ASKED} permit`, language: 'en', conversation, ...(about ? { about } : {}) }
      const answer = await on.post('/api/assistant/questions', question, headers)
      expect([answer.statusCode, answer.body.includes(SECRET)]).toEqual([200, false])
    }
  }
  await on.work()
  const { rows } = await on.database.db.execute(sql`select 1 from conversation_turns where answer::text like ${`%${SECRET}%`}`)
  expect(rows).toEqual([])
})

test('published, the same words are found by the same calls', async () => {
  const draft = draftIn(await editor.read(drafts.unfinished ?? ''))
  draftIn(await editor.step(draft, 'publish'))
  await on.work()
  const told = telling(await askAll())
  const id = POSTS.unfinished
  for (const path of [
    ...[`/api/posts/${id}`, `/api/posts/${id}/reading?language=am`, `/api/posts/${id}/card?language=en`],
    ...[`/api/search?language=en&q=${ASKED}`, `/api/search/suggestions?language=en&q=${ASKED}`, '/api/post/newest?language=am'],
    ...[
      '/api/post/getallpost?pagesize=50',
      '/api/cards?language=en&pagesize=50',
      `/api/assistant/answer?language=en&q=${ASKED}`,
      `/api/post/outlines?language=en&ids=${encodeURIComponent(IDS.join(','))}`,
    ],
  ])
    expect(told).toContain(`guest ${path}`)
})
