// Rules of what people report: once a year for each reporter, the last one counts; a flood and the same said over and over wait for an editor;
// what is older than two years is forgotten.
import { createHmac } from 'node:crypto'
import { ENOUGH_REPORTS, type ExperienceReport, type Text } from '@menged/contracts'
import { addisDate } from '@menged/ethiopia/calendar'
import { DAY_MS, HOUR_MS } from '@menged/ethiopia/durations'
import { fold } from '@menged/ethiopia/fold'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Secret } from '../../platform/secret.ts'
import { daily } from '../../platform/tasks/jobs.ts'
import type { Audit } from '../audit/index.ts'
import type { Posts } from '../posts/index.ts'
import { deskQueries } from './desk-queries.ts'
import { isParting } from './parting.ts'
import { experienceQueries, type NewExperience } from './queries.ts'
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
type Reporter = { userId: string | null; device: string }

export function createExperiences({ db, clock, audit, posts, tokenSecret }: Dependencies) {
  const queries = experienceQueries(db)
  const desk = deskQueries(db)
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms)

  const nameOf = ({ userId, device }: Reporter, postId: string): string =>
    createHmac('sha256', tokenSecret.reveal())
      .update(`reporter\n${userId ?? device}\n${postId}`)
      .digest('base64url')

  async function sumUp(tx: Connection, postId: string): Promise<void> {
    const reports = await queries.counted(tx, postId, before(COUNTS_MS))
    await queries.putSummary(tx, postId, summaryOf(reports, await queries.names(tx, postId)))
  }

  async function judged(tx: Connection, row: NewExperience): Promise<NewExperience> {
    const { ofHour, ofDay, same } = await queries.since(tx, row, before(HOUR_MS), before(DAY_MS))
    const heldFor = ofHour >= FLOOD.ofHour || ofDay >= FLOOD.ofDay ? 'flood' : same >= SAME ? 'same' : null
    return { ...row, heldFor, state: heldFor ? 'held' : 'counted' }
  }

  /** Once a day: what has become too old goes. */
  const age = async () => {
    await queries.forget(before(COUNTS_MS))
    for (const postId of await queries.withSummary()) {
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        await sumUp(tx, postId)
      })
    }
  }

  return {
    /** @throws AppError post_not_found */
    tell: async (postId: string, { paid, days, office, language }: ExperienceReport, by: Reporter) => {
      await posts.requirePublished(postId)
      const now = clock.now()
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        const told = { postId, reporter: nameOf(by, postId), year: addisDate(now).year, paid, days, office, language }
        const row = { ...told, officeKey: office && (fold(office) || null), state: 'counted' as const, createdAt: now }
        await queries.put(tx, await judged(tx, row))
        await sumUp(tx, postId)
      })
    },
    desk: async () => {
      const [held, offices, summaries] = await Promise.all([desk.held(), desk.unnamed(ENOUGH_REPORTS), desk.summaries()])
      const parting = summaries.flatMap(({ post, summary }) =>
        post.guide && isParting(summary, post.guide.facts) ? [{ post, summary, facts: post.guide.facts }] : [],
      )
      return { held, offices, parting }
    },
    decide: async ({ userId }: SignedIn, ids: string[], counts: boolean) => {
      await db.transaction(async (tx) => {
        // First the guides, then their reports, as whoever tells holds them: of two neither waits for the other.
        for (const postId of await desk.postsOf(tx, ids)) await queries.hold(tx, postId)
        const changed = await queries.decide(tx, ids, counts ? 'counted' : 'rejected')
        for (const postId of changed) {
          await sumUp(tx, postId)
          await audit.record({ kind: 'experiences_decided', userId, detail: { post: postId, counts: String(counts) } }, tx)
        }
      })
    },
    /** @throws AppError post_not_found */
    nameOffice: async ({ userId }: SignedIn, postId: string, { key, name }: { key: string; name: Text | null }) => {
      await posts.requirePublished(postId)
      await db.transaction(async (tx) => {
        await queries.hold(tx, postId)
        await queries.putName(tx, { postId, key, name })
        await sumUp(tx, postId)
        await audit.record({ kind: 'office_named', userId, detail: { post: postId, shown: String(name !== null) } }, tx)
      })
    },
    age,
    jobs: [daily('leave out old experiences', age)],
  }
}
export type Experiences = ReturnType<typeof createExperiences>
