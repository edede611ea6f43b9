// A draft that staff move to another organisation: what its people read of what was written before.
import { draftNotesAnswer, draftVersionsAnswer } from '@menged/contracts'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { draftIn, type Writing, writing, written } from '../../../test/drafts.ts'
import { historyOf } from './policy.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let people: Record<'first' | 'second' | 'editor', Person>
let as: Record<keyof typeof people, Writing>
beforeAll(async () => {
  const company = { role: 'user', verified: true } as const
  people = {
    first: await signIn(on, { ...company, organisation: 'office-1' }),
    second: await signIn(on, { ...company, organisation: 'office-2' }),
    editor: await signIn(on, { role: 'editor' }),
  }
  as = Object.fromEntries(Object.entries(people).map(([name, person]) => [name, writing(on, person)])) as typeof as
})

const notesOf = async (by: Writing, id: string) =>
  draftNotesAnswer.parse((await by.get(`/api/drafts/${id}/notes`)).json()).data.map(({ text }) => text)
const versionsOf = async (by: Writing, id: string) =>
  draftVersionsAnswer.parse((await by.get(`/api/drafts/${id}/versions`)).json()).data.map(({ number }) => number)
const versionAt = async (by: Writing, id: string, number: number) =>
  (await by.get(`/api/drafts/${id}/versions/${number}`)).statusCode
async function moveTo(organisation: string | null, id: string) {
  const draft = draftIn(await as.editor.read(id))
  return draftIn(await as.editor.save(draft, draft.content, { organisation }))
}
const toldOf = async ({ headers }: Person): Promise<string[]> => {
  await on.work()
  const { data } = (await on.get('/api/profile/getTopNotificatons', headers)).json()
  return data.notifications.map(({ previewEnglish }: { previewEnglish: string }) => previewEnglish)
}

test('each organisation reads what was written while it had the draft, staff read all', async () => {
  const begun = draftIn(await as.first.create(written('Passed on')))
  const { id } = begun
  await as.first.post(`/api/drafts/${id}/versions`, { revision: 1, note: 'of the first' })
  await as.first.post(`/api/drafts/${id}/notes`, { text: 'Among us of the first office' })
  await as.editor.post(`/api/drafts/${id}/notes`, { text: 'To the first office' })

  await moveTo('office-2', id)
  const taken = draftIn(await as.second.read(id))
  expect([taken.notes, taken.versions, taken.content.title.en]).toEqual([0, 0, 'Passed on'])
  expect([await notesOf(as.second, id), await versionsOf(as.second, id)]).toEqual([[], []])
  expect(await versionAt(as.second, id, 1)).toBe(404)
  expect((await as.second.post(`/api/drafts/${id}/versions/1/restore`, { revision: taken.revision })).statusCode).toBe(404)
  expect((await as.first.get(`/api/drafts/${id}/notes`)).statusCode).toBe(404)
  expect((await as.first.get(`/api/drafts/${id}/versions/1`)).statusCode).toBe(404)

  const changed = draftIn(await as.second.save(taken, written('Ours now')))
  await as.second.post(`/api/drafts/${id}/versions`, { revision: changed.revision })
  await as.second.post(`/api/drafts/${id}/notes`, { text: 'Among us of the second office' })
  expect(await versionsOf(as.second, id)).toEqual([2])
  expect(await notesOf(as.second, id)).toEqual(['Among us of the second office'])
  const whole = draftIn(await as.editor.read(id))
  expect([whole.notes, whole.versions, await versionsOf(as.editor, id)]).toEqual([3, 2, [2, 1]])
  expect((await as.second.post(`/api/drafts/${id}/versions/2/restore`, { revision: changed.revision })).statusCode).toBe(200)

  await moveTo('office-1', id)
  expect(await versionsOf(as.first, id)).toEqual([1])
  expect(await notesOf(as.first, id)).toEqual(['Among us of the first office', 'To the first office'])
  expect([await versionAt(as.first, id, 1), await versionAt(as.first, id, 2)]).toEqual([200, 404])
})

test('whoever began it hears no more of it once another organisation has it', async () => {
  const begun = draftIn(await as.first.create(written('Not ours any more')))
  await as.editor.post(`/api/drafts/${begun.id}/notes`, { text: 'Heard' })
  await moveTo('office-2', begun.id)
  await as.second.post(`/api/drafts/${begun.id}/notes`, { text: 'Between others' })
  const moved = draftIn(await as.second.step(draftIn(await as.second.read(begun.id)), 'submit'))
  draftIn(await as.editor.step(moved, 'return', { note: 'Also between others' }))
  const told = await toldOf(people.first)
  expect(told).toContain('Heard')
  expect(told.filter((text) => text.includes('etween others'))).toEqual([])
})

test('staff’s notes on a draft of no organisation are not read by the one that gets it', async () => {
  const { id } = draftIn(await as.editor.create(written('From the portal')))
  await as.editor.post(`/api/drafts/${id}/notes`, { text: 'Among editors' })
  await moveTo('office-2', id)
  expect(await notesOf(as.second, id)).toEqual([])
  expect(await notesOf(as.editor, id)).toEqual(['Among editors'])
})

test('the rule: null is all, for staff alone', () => {
  expect(historyOf({ userId: 'a', role: 'editor', organisationId: null })).toBeNull()
  expect(historyOf({ userId: 'a', role: 'user', organisationId: 'office-1' })).toBe('office-1')
  expect(historyOf({ userId: 'a', role: 'user', organisationId: null })).toBe('')
})
