// Who may do what with a draft: each role, each call, each state. What the contract alone decides (guests, readers, workers) stands in docs/permissions.md.
import { CALLS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { draftIn, newId, type Writing, writing, written } from '../../../test/drafts.ts'
import { formOf, photo } from '../../../test/pictures.ts'
import { type Standing, stepsOf, type Writer } from './policy.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let people: Record<'own' | 'colleague' | 'other' | 'unverified' | 'unlinked' | 'editor', Person>
let as: Record<keyof typeof people, Writing>
beforeAll(async () => {
  const company = { role: 'user', verified: true } as const
  people = {
    own: await signIn(on, { ...company, organisation: 'office-1' }),
    colleague: await signIn(on, { ...company, organisation: 'office-1' }),
    other: await signIn(on, { ...company, organisation: 'office-2' }),
    unverified: await signIn(on, { role: 'user', organisation: 'office-1' }),
    unlinked: await signIn(on, { ...company }),
    editor: await signIn(on, { role: 'editor' }),
  }
  as = Object.fromEntries(Object.entries(people).map(([name, person]) => [name, writing(on, person)])) as typeof as
})

const WRITING = Object.values(CALLS).filter(({ tag, may }) => tag === 'publishing' && may === 'posts.write')
/** It asks, and a no is its answer. */
const ASKING = '/api/posts/:postId/writing'
const PUBLISHING = Object.values(CALLS).filter(({ tag, may }) => tag === 'publishing' && may === 'posts.publish')
/** What staff alone may do, said here once more: a call that the contract gives to companies by a slip is missed. */
const OF_STAFF = [
  'GET /api/drafts/review',
  'POST /api/drafts/:draftId/publish',
  'POST /api/drafts/:draftId/return',
  'POST /api/drafts/:draftId/schedule',
  'POST /api/drafts/:draftId/unschedule',
]
const BODIES: Record<string, object> = {
  '/api/drafts': { id: newId(), content: written('Refused') },
  '/api/drafts/:draftId/notes': { text: 'a' },
  '/api/drafts/:draftId/return': { revision: 1, note: 'a' },
  '/api/drafts/:draftId/schedule': { revision: 1, at: '2026-12-01T00:00:00Z' },
}

async function make({ method, path }: { method: string; path: string }, { headers }: Person, draftId: string) {
  const url = path
    .replace(':draftId', draftId)
    .replace(':postId', guideId(1))
    .replace(':number', '1')
    .replace(/preview$/, 'preview?language=am')
  const payload =
    path === '/api/drafts/:draftId' && method === 'PUT'
      ? { revision: 1, content: written('Another’s'), nextReview: null }
      : (BODIES[path] ?? { revision: 1 })
  if (path === '/api/post-pictures') {
    const form = await formOf({ picture: { name: 'a.jpg', type: 'image/jpeg', content: await photo() } })
    return await on.post(url, form.payload, { ...headers, ...form.headers })
  }
  return await on.send(method as 'GET', url, { headers, ...(method === 'GET' ? {} : { payload }) })
}

test('a company that is not verified, or linked to no organisation, writes nothing', async () => {
  expect(WRITING.length).toBeGreaterThan(15)
  const draft = draftIn(await as.own.create(written('Ours')))
  const isRefused = ({ path, method }: (typeof WRITING)[number]) =>
    path !== ASKING && !(path.endsWith('/presence') && method === 'DELETE')
  for (const call of WRITING.filter(isRefused))
    for (const person of [people.unverified, people.unlinked]) {
      const refused = await make(call, person, draft.id)
      expect([call.path, refused.statusCode, refused.json().code]).toEqual([call.path, 403, 'no_organisation'])
    }
})

test('another organisation’s draft is not there for a company, whatever it calls', async () => {
  const draft = draftIn(await as.own.create(written('Ours alone')))
  await as.own.post(`/api/drafts/${draft.id}/versions`, { revision: 1 })
  const ofDraft = WRITING.filter(({ path }) => path.includes(':draftId') && !path.endsWith('/presence'))
  expect(ofDraft.length).toBeGreaterThan(10)
  for (const call of ofDraft) {
    const refused = await make(call, people.other, draft.id)
    expect([call.path, refused.statusCode, refused.json().code]).toEqual([call.path, 404, 'draft_not_found'])
  }
  expect((await as.other.put(`/api/drafts/${draft.id}/presence`)).statusCode).toBe(404)
  expect((await as.other.create(written('Taken over'), null, draft.id)).statusCode).toBe(404)
  expect((await as.other.list()).json().data.drafts).toEqual([])
  expect((await as.colleague.list()).json().data.drafts.map(({ id }: { id: string }) => id)).toContain(draft.id)
  expect(draftIn(await as.colleague.save(draft, written('Ours together'))).revision).toBe(2)
  expect(draftIn(await as.editor.read(draft.id)).content.title.en).toBe('Ours together')
})

//
test('a company publishes nothing by itself, and moves nothing to another organisation', async () => {
  const draft = draftIn(await as.own.create(written('Ours to publish')))
  expect(PUBLISHING.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(OF_STAFF)
  for (const call of PUBLISHING) {
    const refused = await make(call, people.own, draft.id)
    expect([call.path, refused.statusCode, refused.json().code]).toEqual([call.path, 403, 'forbidden'])
  }
  expect((await as.own.create(written('Theirs'), 'office-2')).json()).toMatchObject({ code: 'forbidden', field: 'organisation' })
  expect((await as.own.save(draft, written('Theirs'), { organisation: 'office-2' })).json().code).toBe('forbidden')
  expect((await as.own.save(draft, written('Nobody’s'), { organisation: null })).json().code).toBe('forbidden')
  const sneaked = await as.own.create({ ...written('a'), state: 'published', role: 'admin' } as never)
  expect(draftIn(sneaked)).toMatchObject({ state: 'draft', live: false, organisation: { id: 'office-1' } })
  const { rows } = await on.database.db.execute(sql`select role from users where id = ${people.own.userId}`)
  expect(rows).toEqual([{ role: 'user' }])
})

test('a company opens the guides about its organisation and no others, and does not take them out of sight', async () => {
  // Guide 1 and guide 10 are about office 1.
  const draft = draftIn(await as.own.open(guideId(10)))
  expect(draft).toMatchObject({ state: 'published', steps: ['save', 'note'] })
  expect((await as.own.open(guideId(2))).statusCode).toBe(404)
  expect((await as.own.step(draft, 'archive')).json().code).toBe('draft_step')
  const changed = draftIn(await as.own.save(draft, written('Our guide anew')))
  expect(changed.steps).toEqual(['save', 'submit', 'note'])
  expect((await on.get(`/api/posts/${guideId(10)}`)).json().data.title_english).toBe('Guide 10')
})

test('who may change a post is told so before it is offered', async () => {
  const answers = async (postId: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(as).map(async ([name, { get }]) => {
          const answer = await get(ASKING.replace(':postId', postId))
          return [name, answer.statusCode === 200 ? answer.json().data.allowed : answer.json().code]
        }),
      ),
    )
  const [no, yes] = [false, true]
  const nobody = { own: no, colleague: no, other: no, unverified: no, unlinked: no, editor: yes }
  // Before and after a draft is made of it.
  expect(await answers(guideId(1))).toEqual({ ...nobody, own: yes, colleague: yes })
  await as.own.open(guideId(1))
  expect(await answers(guideId(1))).toEqual({ ...nobody, own: yes, colleague: yes })
  expect(await answers(guideId(2))).toEqual({ ...nobody, other: yes })
  expect(await answers('no-such-guide')).toEqual({ ...nobody, editor: no })
  expect((await as.own.get(ASKING.replace(':postId', 'No such'))).statusCode).toBe(400)
  // A draft that moves to another organisation takes the right along.
  const draft = draftIn(await as.editor.open(guideId(2)))
  await as.editor.save(draft, draft.content, { organisation: 'office-1' })
  expect(await answers(guideId(2))).toEqual({ ...nobody, own: yes, colleague: yes })
  await on.database.db.execute(sql`update users set verified = false where id = ${people.own.userId}`)
  expect(await answers(guideId(2))).toEqual({ ...nobody, colleague: yes })
  await on.database.db.execute(sql`update users set verified = true where id = ${people.own.userId}`)
})

test('what a verification takes away is gone at once', async () => {
  const draft = draftIn(await as.colleague.create(written('Once verified')))
  await on.database.db.execute(sql`update users set verified = false where id = ${people.colleague.userId}`)
  expect((await as.colleague.save(draft, written('Not any more'))).json().code).toBe('no_organisation')
  await on.database.db.execute(sql`update users set verified = true where id = ${people.colleague.userId}`)
})

const staff: Writer = { userId: 'a', role: 'editor', organisationId: null }
const company: Writer = { userId: 'b', role: 'user', organisationId: 'office-1' }
const standing = (change: Partial<Standing>): Standing => ({
  state: 'draft',
  organisationId: 'office-1',
  ownerId: 'b',
  scheduledAt: null,
  postId: null,
  ...change,
})
const EVERY = ['draft', 'in_review', 'published', 'archived'] as const

test('the steps of each side, by state', () => {
  const of = (writer: Writer, change: Partial<Standing> = {}) =>
    Object.fromEntries(EVERY.map((state) => [state, stepsOf(writer, standing({ state, ...change })).join(' ')]))
  expect(of(staff)).toEqual({
    draft: 'save submit publish schedule archive note moveOrganisation',
    in_review: 'save return publish schedule archive note moveOrganisation',
    published: 'save archive note moveOrganisation',
    archived: 'bringBack note',
  })
  expect(of(staff, { ownerId: 'a', scheduledAt: new Date() }).in_review).toBe(
    'save takeBack return publish schedule unschedule archive note moveOrganisation',
  )
  expect(of(company)).toEqual({
    draft: 'save submit archive note',
    in_review: 'takeBack note',
    published: 'save note',
    archived: 'bringBack note',
  })
  expect(of(company, { postId: 'there' })).toEqual({
    draft: 'save submit note',
    in_review: 'takeBack note',
    published: 'save note',
    archived: 'note',
  })
  for (const other of [{ organisationId: 'office-2' }, { organisationId: null }])
    expect(of(company, other)).toEqual({ draft: '', in_review: '', published: '', archived: '' })
  expect(of({ ...company, organisationId: null }, { organisationId: null }).draft).toBe('')
})
