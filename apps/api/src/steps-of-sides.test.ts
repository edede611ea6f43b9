// Every pair of steps by every side: requests, comments and appeals, papers of workers, drafts, companies. Reviews are walked beside their code.
import { randomUUID } from 'node:crypto'
import type { DraftContent } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addAccount, type Person, signIn } from '../test/actors.ts'
import { testApi } from '../test/api.ts'
import { guideId, testContent } from '../test/content.ts'
import { both, newId, written } from '../test/drafts.ts'
import { formOf, photo } from '../test/pictures.ts'
import { shared } from '../test/shared.ts'
import { isUntouched, type Step, walk } from '../test/walk.ts'
import { signInWorker } from '../test/workers.ts'

const on = testApi({ content: { ...testContent(), workers: [] }, config: { rateLimitFactor: 100_000 } })
const admin = shared(() => signIn(on, { role: 'admin' }))
const editor = shared(() => signIn(on, { role: 'editor' }))
const stranger = shared(() => signIn(on))
const rowOf = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows[0] ?? {}
const send = (who: Pick<Person, 'headers'>, method: 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, payload?: object) =>
  on.send(method, url, { headers: who.headers, ...(payload ? { payload } : {}) })

let turns = 0
afterAll(() => console.log(`${turns} steps of pairs of sides were taken`))
async function walked<World, State>(o: Parameters<typeof walk<World, State>>[0]): Promise<string[]> {
  const found = await walk(o)
  turns += found.turns
  expect(found.turns).toBeGreaterThan(o.steps.length ** 2 * 3)
  return found.broken.slice(0, 5)
}

const REQUEST_STEPS = ['accepted', 'proposed', 'agreed', 'declined', 'done', 'unfinished', 'cancelled'] as const
const STANDS = {
  waiting: sql`state = 'waiting'`,
  proposed: sql`state = 'proposed', proposed_at = timestamptz '2026-11-27 10:00Z', proposed_by = 'worker', proposals = 2`,
  accepted: sql`state = 'accepted', agreed_at = timestamptz '2026-11-27 10:00Z'`,
  done: sql`state = 'done', worker_done_at = timestamptz '2026-11-20 08:00Z', ended_at = timestamptz '2026-11-20 08:00Z'`,
}
const NEVER_AT: Record<keyof typeof STANDS, string[]> = {
  waiting: ['worker agreed'],
  proposed: ['worker accepted'],
  accepted: ['worker accepted', 'worker agreed'],
  done: [
    ...['accepted', 'proposed', 'agreed', 'declined', 'done', 'unfinished'].map((name) => `worker ${name}`),
    ...['proposed', 'agreed', 'cancelled'].map((name) => `client ${name}`),
  ],
}
type Request = { id: string; token: string | null }
type RequestState = Record<
  'state' | 'proposed_by' | 'proposals' | 'worker' | 'client' | 'link' | 'version',
  string | number | boolean
>

test.each(
  (['account', 'guest'] as const).flatMap((kind) =>
    Object.keys(STANDS).map((from) => [kind, from as keyof typeof STANDS] as const),
  ),
)('a request of a %s that stands as %s', async (kind, from) => {
  const [worker, client] = [await signInWorker(on), await signIn(on)]
  const named = { date: '2026-11-28', time: '10:00' }
  const bodyOf = (step: string, version: number) => ({ step, version, early: true, ...(step === 'proposed' ? named : {}) })
  const urlOf = (side: string, { id, token }: Request) => {
    if (side === 'worker') return `/api/own-worker/requests/${id}/steps?language=en`
    return side === 'client' && token ? `/api/request-links/${token}/steps?language=en` : `/api/requests/${id}/steps?language=en`
  }
  const who = { worker, client: kind === 'guest' ? { headers: {} as Person['headers'] } : client, stranger }
  const steps = (['worker', 'client', 'stranger'] as const).flatMap((side) =>
    (side === 'stranger' ? (['cancelled'] as const) : REQUEST_STEPS).map(
      (name): Step<Request> => ({
        side,
        name,
        take: (world, version: number) => send(who[side], 'POST', urlOf(side, world), bodyOf(name, version)),
      }),
    ),
  )
  const guest = { name: 'Guest', phone: '0911234567' }
  const body = {
    kind: 'meet',
    language: 'en',
    date: '2026-11-26',
    time: '10:00',
    place: 'Bole',
    ...(kind === 'guest' ? guest : {}),
  }
  const broken = await walked<Request, RequestState>({
    steps,
    begin: async () => {
      const { data } = (
        await send(who.client, 'POST', `/api/workers/${worker.id}/requests`, { ...body, key: randomUUID() })
      ).json()
      await on.database.db.execute(sql`update worker_requests set ${STANDS[from]} where id = ${data.id}`)
      return data
    },
    never: ['worker cancelled', 'client accepted', 'client declined', 'stranger cancelled', ...NEVER_AT[from]],
    version: async ({ id }) => (await rowOf(sql`select version from worker_requests where id = ${id}`)).version,
    look: async ({ id }) =>
      (await rowOf(sql`select state, proposed_by, proposals, worker_done_at is not null as worker, client_done_at is not null as client,
          token_hash is not null as link, version from worker_requests where id = ${id}`)) as RequestState,
    rules: {
      'a step that does not fit changes nothing': isUntouched,
      'every step raises the version, and an older one is a 409': ({ before, after, status, isLate }) =>
        status !== 200 || (Number(after.version) === Number(before.version) + 1 && !isLate),
      'another’s request is not there': ({ side, status }) => side !== 'stranger' || status === 404,
      'what was cancelled, declined or not finished is over': ({ before, after }) =>
        !['cancelled', 'declined', 'unfinished'].includes(String(before.state)) || after.state === before.state,
      'nobody agrees to the own proposal': ({ side, name, before, status }) =>
        name !== 'agreed' || status !== 200 || (before.state === 'proposed' && before.proposed_by !== side),
      'one side names two times in a row at most': ({ after }) => Number(after.proposals) <= 2,
      'a private link is void when the request is cancelled': ({ after }) => after.state !== 'cancelled' || after.link === false,
      'each side gives its own word only': ({ side, before, after }) =>
        (side === 'worker' || after.worker === before.worker) && (side === 'client' || after.client === before.client),
    },
  })
  expect(broken).toEqual([])
})

type Comment = { id: string }
type CommentState = { hidden: boolean; removed: boolean; appeal: string | null; upheld: boolean; shown: boolean }
test.each(['shown', 'hidden', 'appealed'])('a comment that is %s: its author, readers and moderators', async (from) => {
  const author = await signIn(on)
  const guide = `/api/posts/${guideId(3)}/comments`
  const versionOf = async ({ id }: Comment) => {
    for (const show of ['all', 'hidden']) {
      const { data } = (await on.get(`/api/admin/moderation?show=${show}`, editor.headers)).json()
      const found = data.find((each: { id: string }) => each.id === id)
      if (found) return found.version
    }
    return 'not in the queue'
  }
  const decide = (who: Person, decision: string): Step<Comment> => ({
    side: 'moderator',
    name: decision,
    take: ({ id }, version: string) =>
      send(who, 'POST', '/api/admin/moderation/decisions', {
        items: [{ kind: 'comment', id, version }],
        decision,
        ground: 'bribe',
      }),
  })
  const says = (side: string, who: Person): Step<Comment>[] => [
    { side, name: 'take back', take: ({ id }) => send(who, 'DELETE', `/api/comments/${id}`) },
    { side, name: 'appeal', take: ({ id }) => send(who, 'POST', `/api/appeals/comment/${id}`, { text: 'I only warned of it.' }) },
    { side, name: 'report', take: ({ id }) => send(who, 'POST', `/api/comments/${id}/reports`, { reason: 'A bribe' }) },
  ]
  const broken = await walked<Comment, CommentState>({
    steps: [
      ...says('author', author),
      ...says('stranger', stranger),
      ...[editor, admin].flatMap((who) => ['hide', 'show', 'uphold'].map((decision) => decide(who, decision))),
      { side: 'author', name: 'hide', take: ({ id }) => send(author, 'POST', `/api/comments/${id}/hiding`, { reason: 'x' }) },
    ],
    begin: async () => {
      const text = `Bring 2,000 birr ${randomUUID()}`
      const made = await send(author, 'POST', guide, { text, language: 'en', key: randomUUID() })
      expect(made.statusCode).toBe(200)
      const { id } = await rowOf(sql`select id from comments where text = ${text}`)
      const reporter = await addAccount(on)
      await on.database.db.execute(
        sql`insert into comment_reports (comment_id, user_id, reason, created_at) values (${id}, ${reporter.userId}, 'A bribe', now())`,
      )
      const world = { id: String(id) }
      const first = { hide: decide(editor, 'hide'), appeal: says('author', author)[1] }
      const begun = from === 'shown' ? [] : from === 'hidden' ? [first.hide] : [first.hide, first.appeal]
      for (const step of begun) expect((await step?.take(world, (await versionOf(world)) as never))?.statusCode).toBe(200)
      return world
    },
    never: [
      'author report',
      'author hide',
      'stranger take back',
      'stranger appeal',
      ...(from === 'shown' ? ['moderator uphold'] : []),
    ],
    end: ({ id }) => on.database.db.execute(sql`delete from comments where id = ${id}`),
    version: versionOf,
    look: async ({ id }) => {
      const row =
        await rowOf(sql`select hidden_at is not null as hidden, removed_at is not null as removed, appeal, upheld_at is not null as upheld
        from comments where id = ${id}`)
      const { data } = (await on.get(guide)).json()
      return { ...(row as Omit<CommentState, 'shown'>), shown: data.some((each: { _id: string }) => each._id === id) }
    },
    rules: {
      'what was refused has changed nothing': isUntouched,
      'hidden stays hidden until a moderator shows it': ({ side, name, before, after }) =>
        !before.hidden || after.hidden !== false || (side === 'moderator' && name === 'show'),
      'what is hidden or taken back is shown to nobody': ({ after }) => !(after.hidden || after.removed) || !after.shown,
      'only its author takes it back and appeals': ({ side, name, before, after }) =>
        side === 'author' ||
        (after.removed === before.removed && after.appeal === before.appeal) ||
        name === 'hide' ||
        name === 'show',
      'an appeal is one text for each time something is hidden': ({ name, before, status }) =>
        name !== 'appeal' || status !== 200 || (before.hidden && before.appeal === null),
      'only moderators hide': ({ side, before, after }) => side === 'moderator' || !after.hidden || before.hidden,
    },
  })
  expect(broken).toEqual([])
})

type Papers = { me: Person & { id: number }; verification: string }
type PapersState = { name: string; verified: boolean; papers: number; state: string; references: string | null }
test('the papers of a worker: the worker, another one, and two administrators', async () => {
  const [other, picture] = [await signInWorker(on), await photo()]
  const own = '/api/workers/own'
  const handIn = async (who: Person) => {
    const form = await formOf({ kind: 'identity', picture: { name: 'id.jpg', type: 'image/jpeg', content: picture } })
    return on.send('POST', `${own}/papers`, { ...form, headers: { ...form.headers, ...who.headers } })
  }
  const firstPaper = async ({ me }: Papers) =>
    String((await rowOf(sql`select id from worker_papers where worker_id = ${me.id} order by created_at`)).id ?? randomUUID())
  const decide = (who: Person, isGood: boolean): Step<Papers> => ({
    side: 'admin',
    name: isGood ? 'verify' : 'refuse',
    take: ({ verification }, version: string) =>
      send(who, 'POST', `/api/admin/verifications/${verification}/decision`, {
        ...{ identity: isGood, background: isGood, version },
        ...(isGood ? {} : { reason: 'Not readable' }),
      }),
  })
  const second = shared(() => signIn(on, { role: 'admin' }))
  const broken = await walked<Papers, PapersState>({
    steps: [
      { side: 'worker', name: 'hand in', take: ({ me }) => handIn(me) },
      {
        side: 'worker',
        name: 'take back',
        take: async (world) => send(world.me, 'DELETE', `${own}/papers/${await firstPaper(world)}`),
      },
      { side: 'worker', name: 'withdraw', take: ({ me }) => send(me, 'DELETE', `${own}/verification`) },
      { side: 'worker', name: 'references', take: ({ me }) => send(me, 'PUT', `${own}/references`, { references: 'Two names' }) },
      { side: 'worker', name: 'rename', take: ({ me }) => send(me, 'PATCH', own, { name: both('Official Notary', '') }) },
      {
        side: 'stranger',
        name: 'take back',
        take: async (world) => send(other, 'DELETE', `${own}/papers/${await firstPaper(world)}`),
      },
      ...[admin, second].flatMap((who) => [decide(who, true), decide(who, false)]),
    ],
    begin: async () => {
      const me = await signInWorker(on)
      expect((await handIn(me)).statusCode).toBe(200)
      const { id } = await rowOf(sql`select id from worker_verifications where worker_id = ${me.id} and state = 'waiting'`)
      return { me, verification: String(id) }
    },
    never: ['stranger take back'],
    end: ({ me }) => on.database.db.execute(sql`delete from worker_verifications where worker_id = ${me.id}`),
    version: async ({ verification }) => {
      const { data } = (await on.get('/api/admin/verifications', admin.headers)).json()
      return data.find((each: { id: string }) => each.id === verification)?.version ?? 'gone'
    },
    look: async ({ me }) =>
      (await rowOf(sql`select name_en as name, identity_checked_at is not null and background_checked_at is not null as verified,
        (select count(*)::int from worker_papers where worker_id = workers.id) as papers,
        (select state from worker_verifications where worker_id = workers.id order by created_at desc, id limit 1) as state,
        (select "references" from worker_verifications where worker_id = workers.id and state = 'waiting') as "references"
        from workers where id = ${me.id}`)) as PapersState,
    rules: {
      'what was refused has changed nothing': isUntouched,
      'a worker is verified by an administrator only': ({ side, before, after }) =>
        side === 'admin' || before.verified || !after.verified,
      'a decision names what was seen: what has changed since then is a 409': ({ side, status, isLate }) =>
        side !== 'admin' || status !== 200 || !isLate,
      'another name takes the badge away': ({ name, before, after }) =>
        name !== 'rename' || before.name === after.name || !after.verified,
      'papers are deleted with the decision': ({ side, status, after }) =>
        side !== 'admin' || status !== 200 || after.papers === 0,
      'nobody touches the papers of another': ({ side, before, after }) => side !== 'stranger' || before.papers === after.papers,
    },
  })
  expect(broken).toEqual([])
})

type DraftWorld = { id: string; content: DraftContent }
const NEVER_PUBLISHED = [
  ...['take-back', 'archive', 'bring-back'].map((name) => `company ${name}`),
  'staff return',
  'staff unschedule',
]
type DraftState = { state: string; revision: number; live: string | null; title: string }
test.each(['draft', 'in_review', 'published'] as const)(
  'a draft that is %s: its company, another one, and editors',
  async (from) => {
    const company = await signIn(on, { role: 'user', verified: true, organisation: 'office-1' })
    const rival = await signIn(on, { role: 'user', verified: true, organisation: 'office-2' })
    const step = (side: string, who: Person, name: string, more: object = {}): Step<DraftWorld> => ({
      side,
      name,
      take: ({ id }, revision: number) => send(who, 'POST', `/api/drafts/${id}/${name}`, { revision, ...more }),
    })
    const save = (side: string, who: Person, title: string): Step<DraftWorld> => ({
      side,
      name: 'save',
      take: ({ id, content }, revision: number) =>
        send(who, 'PUT', `/api/drafts/${id}`, {
          revision,
          content: { ...content, title: both(title, `ርዕስ ${title}`) },
          nextReview: null,
        }),
    })
    const at = '2026-12-01T09:00:00.000Z'
    const broken = await walked<DraftWorld, DraftState>({
      steps: [
        save('company', company, 'By the company'),
        ...['submit', 'take-back', 'archive', 'bring-back', 'publish'].map((name) => step('company', company, name)),
        save('rival', rival, 'By a rival'),
        step('rival', rival, 'submit'),
        save('staff', editor, 'By an editor'),
        step('staff', editor, 'return', { note: 'A source is missing' }),
        step('staff', editor, 'schedule', { at }),
        ...['publish', 'unschedule', 'archive', 'bring-back'].map((name) => step('staff', editor, name)),
      ],
      begin: async () => {
        const [id, content] = [newId(), written(`Walk ${randomUUID().slice(0, 8)}`)]
        const made = await send(company, 'POST', '/api/drafts', { id, content, organisation: null })
        expect(made.statusCode, made.body).toBe(200)
        const take = async (who: Person, name: string) => {
          const { revision } = await rowOf(sql`select revision from drafts where id = ${id}`)
          expect((await send(who, 'POST', `/api/drafts/${id}/${name}`, { revision })).statusCode).toBe(200)
        }
        if (from !== 'draft') await take(company, 'submit')
        if (from === 'published') await take(editor, 'publish')
        return { id, content }
      },
      never: ['company publish', 'rival save', 'rival submit', ...(from === 'published' ? NEVER_PUBLISHED : [])],
      version: async ({ id }) => (await rowOf(sql`select revision from drafts where id = ${id}`)).revision,
      look: async ({ id }) =>
        (await rowOf(sql`select state, revision, content->'title'->>'en' as title,
        (select title_en from posts where posts.id = drafts.post_id and posts.state = 'published') as live from drafts where id = ${id}`)) as DraftState,
      rules: {
        'what was refused has changed nothing': isUntouched,
        'each call names the revision that was read; another one is a 409': ({ status, isLate }) => status !== 200 || !isLate,
        'a company has nothing to do with what another one writes': ({ side, status }) => side !== 'rival' || status === 404,
        'a company never publishes': ({ side, name, status }) => !(side === 'company' && name === 'publish') || status >= 400,
        'what readers see changes by a publication or an archive of staff only': ({ side, name, before, after }) =>
          before.live === after.live || (side === 'staff' && (name === 'publish' || name === 'archive')),
        'what was handed in stays as it is until it is taken back': ({ side, before, after }) =>
          side !== 'company' || before.state !== 'in_review' || before.title === after.title,
      },
    })
    expect(broken).toEqual([])
  },
)

type Company = { userId: string; headers: Person['headers'] }
type CompanyState = { name: string; verified: boolean; organisation: string | null }
test('a company that wants to write: itself, and two administrators', async () => {
  const seenOf = async ({ userId }: Company) =>
    await rowOf(
      sql`select coalesce(company_name_english, '') as "nameEn", coalesce(company_name_amharic, '') as "nameAm" from users where id = ${userId}`,
    )
  const decide = (who: Person, decision: object & { decision: string }): Step<Company> => ({
    side: 'admin',
    name: decision.decision,
    take: ({ userId }, seen: object) => send(who, 'POST', `/api/admin/companies/${userId}/decision`, { ...decision, seen }),
  })
  const second = shared(() => signIn(on, { role: 'admin' }))
  const broken = await walked<Company, CompanyState>({
    steps: [
      {
        side: 'company',
        name: 'rename',
        take: async ({ userId }) => {
          await on.database.db.execute(sql`update users set company_name_english = 'Ministry of Trade' where id = ${userId}`)
          return { statusCode: 200 }
        },
      },
      {
        side: 'company',
        name: 'write',
        take: ({ headers }) =>
          send({ headers }, 'POST', '/api/drafts', { id: newId(), content: written('By a company'), organisation: null }),
      },
      ...[admin, second].flatMap((who) => [
        decide(who, { decision: 'link', organisationId: 'office-1' } as { decision: string }),
        decide(who, { decision: 'refuse', reason: 'Nobody knows it' } as { decision: string }),
      ]),
    ],
    begin: async () => {
      const made = await signIn(on, { role: 'user', name: 'Abay Freight' })
      await on.database.db.execute(
        sql`update users set company_name_amharic = 'ዓባይ ጭነት', category = 'Private', address = 'Bole', phone_primary = '+251911223344' where id = ${made.userId}`,
      )
      return made
    },
    version: seenOf,
    look: async ({ userId }) =>
      (await rowOf(
        sql`select company_name_english as name, verified, organisation_id as organisation from users where id = ${userId}`,
      )) as CompanyState,
    rules: {
      'what was refused has changed nothing': isUntouched,
      'a company writes for an organisation when an administrator says so': ({ side, before, after }) =>
        side === 'admin' || before.organisation === after.organisation,
      'a decision names what was seen: another name is a 409': ({ side, status, isLate }) =>
        side !== 'admin' || status !== 200 || !isLate,
      'without a decision nobody writes': ({ name, before, status }) =>
        name !== 'write' || status !== 200 || before.organisation !== null,
    },
  })
  expect(broken).toEqual([])
})
