// Rules of progress: what devices send is united under one lock, bounded, and only of guides that are published.
import { type Guide, PROGRESS_SIZE, type SentProgress, stepMarks } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { merged, type Ticks } from './merging.ts'
import { progressQueries } from './queries.ts'

type ProgressDependencies = { db: Database; clock: Clock }

export function createProgress({ db, clock }: ProgressDependencies) {
  const queries = progressQueries(db)

  async function save(userId: string, sent: SentProgress[]) {
    await db.transaction(async (tx) => {
      await queries.lock(tx, userId)
      const now = clock.now()
      const kept = new Map((await queries.ofUser(userId, tx)).map((row) => [row.postId, row]))
      const guides = new Map(
        (await queries.guides(tx, [...new Set(sent.map(({ postId }) => postId))])).map((row) => [row.id, row.guide]),
      )
      for (const { postId, ...ticks } of sent) {
        const guide = guides.get(postId)
        if (!guide) continue
        const before = kept.get(postId)
        const after = merged(before, ticksOf(ticks, now), sameVersion(guide), now)
        if (!after || after === before) continue
        if (after.papers.length + after.steps.length === 0) {
          await queries.remove(userId, postId, tx)
          kept.delete(postId)
        } else {
          const { papers, steps, language, marks, changedAt } = after
          const row = { postId, papers, steps, language, marks, changedAt }
          await queries.put(tx, { userId, ...row })
          kept.set(postId, row)
        }
      }
      await queries.keepNewest(tx, userId, PROGRESS_SIZE)
    })
    return await queries.ofUser(userId)
  }

  return {
    ofUser: (userId: string) => queries.ofUser(userId),
    save,
    /** The same however often it is called. */
    putAway: async (userId: string, postId: string) => {
      await queries.remove(userId, postId)
      return await queries.ofUser(userId)
    },
    putAllAway: queries.removeAll,
  }
}
export type ProgressService = ReturnType<typeof createProgress>

/** A device whose clock runs ahead would win for ever. */
function ticksOf({ papers, steps, language, marks, changedAt, seen }: Omit<SentProgress, 'postId'>, now: Date) {
  const at = new Date(changedAt)
  return {
    papers: [...new Set(papers)],
    steps: [...new Set(steps)].sort((a, b) => a - b),
    language,
    marks,
    changedAt: at > now ? now : at,
    seen: seen === null ? null : new Date(seen),
  }
}

/** Read in one language the words tell; in two, whether both are those of now. */
const sameVersion =
  ({ steps }: Guide) =>
  (one: Ticks, other: Ticks): boolean => {
    if (one.language === other.language) return one.marks.join() === other.marks.join()
    const isOfNow = ({ language, marks }: Ticks) => marks.join() === stepMarks(steps, language).join()
    return isOfNow(one) && isOfNow(other)
  }
