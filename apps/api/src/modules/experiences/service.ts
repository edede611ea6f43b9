// Rules of what people report: once a year for each reporter, the last one counts; of one network one report a day counts; the others of that day,
// a flood and the same over and over wait for an editor; what is older than two years is forgotten.
import { createHmac } from 'node:crypto'
import { ENOUGH_REPORTS, type ExperienceReport, type HeldFor, type Text } from '@menged/contracts'
import { addisDate } from '@menged/ethiopia/calendar'
import { DAY_MS, HOUR_MS } from '@menged/ethiopia/durations'
import { fold } from '@menged/ethiopia/fold'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import { createDayMarks } from '../../platform/database/day-salt.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { notTakenBack } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Secret } from '../../platform/secret.ts'
import { daily } from '../../platform/tasks/jobs.ts'
import type { Audit } from '../audit/index.ts'
import type { Posts } from '../posts/index.ts'
import { deskQueries } from './desk-queries.ts'
import { isParting } from './parting.ts'
import { experienceQueries, type NewExperience, type ReportState } from './queries.ts'
import { summaryOf } from './summing-up.ts'

const COUNTS_MS = 2 * 365 * DAY_MS
/** Reports of one guide in an hour and in a day, and reports of a day that say the same: from there on they wait. */
const FLOOD = { ofHour: 12, ofDay: 30 }
const SAME = 4

type Dependencies = Pick<Platform, 'db' | 'clock'> & {
  audit: Pick<Audit, 'record'>
  posts: Pick<Posts, 'requirePublished'>
  tokenSecret: Secret
}
type Reporter = { userId: string | null; device: string; network: string }

type Parts = Pick<Dependencies, 'db' | 'clock' | 'audit' | 'posts'> & { queries: ReturnType<typeof experienceQueries> }

const before = (clock: Clock, ms: number): Date => new Date(clock.now().getTime() - ms)

export function createExperiences(dependencies: Dependencies) {
  const { db, clock, posts, tokenSecret } = dependencies
  const queries = experienceQueries(db)
  const parts: Parts = { ...dependencies, queries }
  const marks = createDayMarks({ db, clock })

  /** Once a day: what has become too old goes. */
  const age = async () => {
    await queries.forget(before(clock, COUNTS_MS))
    for (const postId of await queries.withSummary()) {
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        await sumUp(parts, tx, postId)
      })
    }
  }

  return {
    /** @throws AppError post_not_found */
    tell: async (postId: string, { paid, days, office, language }: ExperienceReport, by: Reporter) => {
      await posts.requirePublished(postId)
      const now = clock.now()
      const { markOf } = await marks.today()
      const reporter = nameOf(tokenSecret, by, postId)
      const network = markOf(`reports of ${postId} from ${by.network}`)
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        const report = { postId, reporter, network, year: addisDate(now).year, paid, days, office, language }
        const row = { ...report, officeKey: office && (fold(office) || null), state: 'counted' as const, createdAt: now }
        await queries.put(tx, await judged(parts, tx, row))
        await sumUp(parts, tx, postId)
      })
    },
    ...experienceDesk(parts),
    age,
    jobs: [daily('leave out old experiences', age)],
  }
}

const nameOf = (tokenSecret: Secret, { userId, device }: Reporter, postId: string): string =>
  createHmac('sha256', tokenSecret.reveal())
    .update(`reporter\n${userId ?? device}\n${postId}`)
    .digest('base64url')

async function judged({ queries, clock }: Parts, tx: Connection, row: NewExperience): Promise<NewExperience> {
  const found = await queries.since(tx, row, before(clock, HOUR_MS), before(clock, DAY_MS))
  const heldFor = reasonToHold(found)
  return { ...row, heldFor, state: heldFor ? 'held' : 'counted' }
}

function reasonToHold(found: { ofHour: number; ofDay: number; same: number; ofNetwork: number }): HeldFor | null {
  if (found.ofHour >= FLOOD.ofHour || found.ofDay >= FLOOD.ofDay) return 'flood'
  if (found.ofNetwork > 0) return 'network'
  return found.same >= SAME ? 'same' : null
}

async function sumUp({ queries, clock }: Parts, tx: Connection, postId: string): Promise<void> {
  const reports = await queries.counted(tx, postId, before(clock, COUNTS_MS))
  await queries.putSummary(tx, postId, summaryOf(reports, await queries.names(tx, postId)))
}

/** What editors see of reports, and decide. */
function experienceDesk(parts: Parts) {
  const { db, audit, posts, queries } = parts
  const desk = deskQueries(db)
  async function move(tx: Connection, { userId }: SignedIn, ids: string[], { from, to }: Record<'from' | 'to', ReportState>) {
    // First the guides, then their reports, as whoever tells holds them: of two neither waits for the other.
    for (const postId of await desk.postsOf(tx, ids)) await queries.hold(tx, postId)
    const moved = await queries.move(tx, ids, from, to)
    for (const postId of new Set(moved.map((each) => each.postId))) {
      await sumUp(parts, tx, postId)
      await audit.record({ kind: 'experiences_decided', userId, detail: { post: postId, from, to } }, tx)
    }
    return moved.map(({ id }) => id)
  }
  return {
    desk: async () => {
      const [held, offices, summaries] = await Promise.all([desk.held(), desk.unnamed(ENOUGH_REPORTS), desk.summaries()])
      const parting = summaries.flatMap(({ post, summary }) =>
        post.guide && isParting(summary, post.guide.facts) ? [{ post, summary, facts: post.guide.facts }] : [],
      )
      return { held, offices, parting }
    },
    /** Returns those that were held still. */
    decide: (me: SignedIn, ids: string[], counts: boolean): Promise<string[]> =>
      db.transaction((tx) => move(tx, me, ids, { from: 'held', to: counts ? 'counted' : 'rejected' })),
    /** All or none. @throws AppError changed_meanwhile */
    takeBack: (me: SignedIn, ids: string[], counts: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const moved = await move(tx, me, ids, { from: counts ? 'counted' : 'rejected', to: 'held' })
        if (moved.length < new Set(ids).size) throw notTakenBack()
      }),
    /** @throws AppError post_not_found */
    nameOffice: async ({ userId }: SignedIn, postId: string, { key, name }: { key: string; name: Text | null }) => {
      await posts.requirePublished(postId)
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        await queries.putName(tx, { postId, key, name })
        await sumUp(parts, tx, postId)
        await audit.record({ kind: 'office_named', userId, detail: { post: postId, shown: String(name !== null) } }, tx)
      })
    },
    /** @throws AppError changed_meanwhile when it has another name by now */
    unnameOffice: async ({ userId }: SignedIn, postId: string, { key, name }: { key: string; name: Text | null }) => {
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        if (!(await queries.removeName(tx, { postId, key, name }))) throw notTakenBack()
        await sumUp(parts, tx, postId)
        await audit.record({ kind: 'office_unnamed', userId, detail: { post: postId } }, tx)
      })
    },
  }
}
export type Experiences = ReturnType<typeof createExperiences>
