import { ROLES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

type Headers = Record<string, string>
const toggle = (id: string, headers: Headers) => on.send('POST', `/api/profile/savedMessages/${id}`, { headers })
const saved = async (headers: Headers) =>
  (await on.send('POST', '/api/profile/getSavedMessages', { headers })).json().data.savedMessages

//
test('a toggle saves, the next takes back; each returns the new list, newest first', async () => {
  const { headers } = await signIn(on)
  expect((await toggle(guideId(1), headers)).json()).toEqual({ success: true, data: [guideId(1)] })
  on.clock.advance(1)
  expect((await toggle(guideId(2), headers)).json()).toEqual({ success: true, data: [guideId(2), guideId(1)] })
  expect((await toggle(guideId(1), headers)).json()).toEqual({ success: true, data: [guideId(2)] })
  expect(await saved(headers)).toEqual([guideId(2)])
})

//
test('only personal accounts save', async () => {
  for (const role of ROLES.filter((each) => each !== 'guest' && each !== 'normalUser')) {
    const { headers } = await signIn(on, { role: role as 'user' })
    expect([role, (await toggle(guideId(1), headers)).statusCode]).toEqual([role, 403])
    expect(await saved(headers)).toEqual([])
  }
  expect((await toggle(guideId(1), {})).json().code).toBe('sign_in_required')
})

test('saving and taking back may be repeated: what arrives late or twice changes nothing more', async () => {
  const { headers } = await signIn(on)
  const put = () => on.send('PUT', `/api/profile/saved/${guideId(3)}`, { headers })
  const remove = () => on.send('DELETE', `/api/profile/saved/${guideId(3)}`, { headers })
  for (const answer of await Promise.all([put(), put(), put()])) expect(answer.json().data).toEqual([guideId(3)])
  expect((await remove()).json().data).toEqual([])
  expect((await remove()).json().data).toEqual([])
})

test('a post that is not there, or no id at all', async () => {
  const { headers } = await signIn(on)
  expect((await toggle('no-such-guide', headers)).json()).toMatchObject({ code: 'post_not_found' })
  expect((await toggle('NOT%20an%20id', headers)).statusCode).toBe(400)
  expect((await on.send('PUT', '/api/profile/saved/no-such-guide', { headers })).statusCode).toBe(404)
})

//
test('the list with titles holds only what is published, and only the own', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  await toggle(guideId(1), me.headers)
  await toggle(guideId(2), other.headers)
  const list = async () => (await on.get('/api/profile/saved', me.headers)).json().data
  expect(await list()).toEqual([
    expect.objectContaining({ _id: guideId(1), title_english: expect.any(String), title_amharic: expect.any(String) }),
  ])
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(1)}`)
  expect([await list(), await saved(me.headers)]).toEqual([[], []])
  await on.database.db.execute(sql`update posts set state = 'published' where id = ${guideId(1)}`)
  expect(await saved(me.headers)).toEqual([guideId(1)])
})

test('a changed post notifies each person who saved it once, however often and by however many processes it is looked for', async () => {
  const [one, two, three] = [await signIn(on), await signIn(on), await signIn(on)]
  for (const { headers } of [one, two]) await toggle(guideId(5), headers)
  await toggle(guideId(6), three.headers)
  const told = async () =>
    (
      await on.database.db.execute<{ who: string }>(
        sql`select payload->>'userId' as who from tasks where kind = 'notify' and payload->>'postId' = ${guideId(5)}`,
      )
    ).rows.map(({ who }) => who)
  const { createSaved } = await import('./service.ts')
  const make = () =>
    createSaved({
      db: on.database.db,
      clock: on.clock,
      tasks: on.api.tasks,
      posts: { requirePublished: async () => {} },
    } as never)
  await Promise.all([make().notifyOfChanges(), make().notifyOfChanges()])
  expect(await told()).toEqual([])
  await on.database.db.execute(sql`update posts set updated_at = updated_at + interval '1 day' where id = ${guideId(5)}`)
  const counts = await Promise.all([make().notifyOfChanges(), make().notifyOfChanges(), make().notifyOfChanges()])
  expect(counts.reduce((sum, each) => sum + each)).toBe(2)
  expect((await told()).sort()).toEqual([one.userId, two.userId].sort())
  expect(await make().notifyOfChanges()).toBe(0)
})
