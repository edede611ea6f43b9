// Every pair of steps of all who have to do with a review: its author, its worker, somebody else, moderators; in the three ways it may stand.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addAccount, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { shared } from '../../../test/shared.ts'
import { isUntouched, type Step, walk } from '../../../test/walk.ts'
import { signInWorker } from '../../../test/workers.ts'

const on = testApi({ content: { ...testContent(), workers: [] }, config: { rateLimitFactor: 100_000 } })
const editor = shared(() => signIn(on, { role: 'editor' }))
const stranger = shared(() => signIn(on))
const rowOf = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows[0] ?? {}
/** Each step at a moment of its own: a version is made of times. */
const send = (who: Pick<Person, 'headers'>, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  on.clock.advance(1)
  return on.send(method, url, { headers: who.headers, ...(payload ? { payload } : {}) })
}
let turns = 0
afterAll(() => console.log(`${turns} steps of pairs of sides were taken`))

type World = { worker: Person & { id: number }; author: Person; id: string }
type State = {
  id: string | null
  state: string | null
  hidden: boolean
  words: string | null
  reply: string | null
  appeal: string | null
  open: number
  rows: number
  counted: number
  shown: number
}

const reviewsOf = ({ worker }: World): string => `/api/workers/${worker.id}/reviews`
const said = (comment: string) => ({ stars: 4, comment, language: 'en', key: randomUUID() })

async function look(world: World): Promise<State> {
  const row = await rowOf(sql`select id, state, hidden_at is not null as hidden, comment_en as words, reply, appeal,
    (select count(*)::int from worker_review_reports where review_id = worker_reviews.id and closed_at is null) as open
    from worker_reviews where worker_id = ${world.worker.id} and user_id = ${world.author.userId}`)
  const counts = await rowOf(sql`select review_count as counted,
    (select count(*)::int from worker_reviews where worker_id = workers.id) as rows from workers where id = ${world.worker.id}`)
  const { testimonials } = (await on.get(`/api/workers/${world.worker.id}?language=en`)).json().data
  const none = { id: null, state: null, hidden: false, words: null, reply: null, appeal: null, open: 0 }
  return { ...none, ...row, ...counts, shown: testimonials.length } as State
}

/** As a moderator reads it in the queue; where it is not there, nobody can name one. */
async function version({ id }: World): Promise<string> {
  for (const show of ['all', 'hidden']) {
    const { data } = (await on.get(`/api/admin/moderation?show=${show}`, editor.headers)).json()
    const found = data.find((each: { id: string }) => each.id === id)
    if (found) return found.version
  }
  return 'not in the queue'
}

const ofReader = (side: string, whose: (world: World) => Pick<Person, 'headers'>): Step<World>[] => [
  {
    side,
    name: 'report',
    take: (world) => send(whose(world), 'POST', `/api/reviews/${world.id}/reports`, { reason: 'Not true.' }),
  },
  { side, name: 'reply', take: (world) => send(whose(world), 'POST', `/api/reviews/${world.id}/reply`, { text: side }) },
  {
    side,
    name: 'appeal',
    take: (world) => send(whose(world), 'POST', `/api/appeals/review/${world.id}`, { text: 'It is true.' }),
  },
]
const ofAuthor: Step<World>[] = [
  { side: 'author', name: 'write', take: (world) => send(world.author, 'POST', reviewsOf(world), said('Anew')) },
  { side: 'author', name: 'change', take: (world) => send(world.author, 'PUT', `${reviewsOf(world)}/mine`, said('Changed')) },
  { side: 'author', name: 'take back', take: (world) => send(world.author, 'DELETE', `${reviewsOf(world)}/mine`) },
]
const decide = (who: Person, decision: string): Step<World> => ({
  side: 'moderator',
  name: decision,
  take: ({ id }, version: string) =>
    send(who, 'POST', '/api/admin/moderation/decisions', { items: [{ kind: 'review', id, version }], decision, ground: 'bribe' }),
})

const NEVER = ['author report', 'author reply', 'worker appeal', 'stranger reply', 'stranger appeal']
test.each(['shown', 'hidden', 'waiting'] as const)('a review that is %s', async (from) => {
  const walked = await walk<World, State>({
    steps: [
      ...ofAuthor,
      ...ofReader('author', ({ author }) => author),
      ...ofReader('worker', ({ worker }) => worker),
      ...ofReader('stranger', () => stranger),
      ...['hide', 'show', 'uphold'].map((decision) => decide(editor, decision)),
    ],
    begin: async () => {
      const [worker, author] = [await signInWorker(on), await signIn(on, { confirmed: from !== 'waiting' })]
      const world = { worker, author, id: '' }
      const made = await send(author, 'POST', reviewsOf(world), said('Quick.'))
      expect(made.statusCode, made.body).toBe(200)
      world.id = made.json().data.id
      const reporter = await addAccount(on)
      await on.database.db.execute(
        sql`insert into worker_review_reports (review_id, user_id, reason, created_at) values (${world.id}, ${reporter.userId}, 'A bribe', now())`,
      )
      if (from === 'hidden')
        expect((await decide(editor, 'hide').take(world, (await version(world)) as never)).statusCode).toBe(200)
      return world
    },
    end: ({ worker }) => on.database.db.execute(sql`delete from workers where id = ${worker.id}`),
    version,
    look,
    never: [...NEVER, from === 'hidden' ? 'author write' : 'moderator uphold'],
    rules: {
      'what was refused has changed nothing': isUntouched,
      'what a moderator has hidden is shown again only by one, whatever its author changes or deletes': ({
        side,
        name,
        ...turn
      }) => !turn.before.hidden || turn.after.state !== 'shown' || (side === 'moderator' && name === 'show'),
      'deleting what is hidden leaves its place, so that it cannot be written anew': ({ before, after }) =>
        !before.hidden || (after.id === before.id && after.rows === 1),
      'what waits counts for nothing, and is shown to nobody': ({ after }) =>
        after.counted === after.shown && after.shown === (after.state === 'shown' ? 1 : 0),
      'an unconfirmed account’s waits until a moderator shows it': ({ side, name, before, after }) =>
        from !== 'waiting' || after.state !== 'shown' || before.state === 'shown' || (side === 'moderator' && name === 'show'),
      'a worker and a person have one review between them': ({ after }) => after.rows <= 1,
      'only its author changes the words': ({ side, before, after }) => side === 'author' || after.words === before.words,
      'the worker has one reply, and nobody else': ({ after }) => after.reply === null || after.reply === 'worker',
      'only moderators hide': ({ side, before, after }) => side === 'moderator' || before.hidden || !after.hidden,
      'an appeal is one text for each time something is hidden, of its author': ({ side, name, before, status }) =>
        name !== 'appeal' || status !== 200 || (side === 'author' && before.hidden && before.appeal === null),
      'reports are settled by the decision': ({ side, name, status, after }) =>
        side !== 'moderator' || name === 'uphold' || status !== 200 || after.open === 0,
      'a decision names the version that was looked at: what was changed since then is a 409': ({ side, status, isLate }) =>
        side !== 'moderator' || status !== 200 || !isLate,
    },
  })
  turns += walked.turns
  expect(walked.broken.slice(0, 5)).toEqual([])
})
