// "I have looked at it, and it is right": the review dates of published posts move, and nothing else of their drafts. Taken back, they are what they
// were. All of them or none.
import { type ChecksBack, REVIEW_MONTHS } from '@menged/contracts'
import { addisDate, gregorian, isoDate } from '@menged/ethiopia/calendar'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { type DraftRow, draftQueries } from './queries.ts'

type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'audit'> & { open: (me: SignedIn, postId: string) => Promise<string> }
/** `before`: when those were due of which this was not said before on this day. */
export type Checked = { nextReview: string; before: ChecksBack['posts'] }

export function createChecked({ db, clock, audit, open }: Parts) {
  async function held(tx: Connection, id: string): Promise<DraftRow> {
    const draft = await draftQueries.hold(tx, id)
    if (!draft || draft.state === 'archived') throw new AppError('post_not_found')
    return draft
  }
  const setDue = async (tx: Connection, me: SignedIn, id: string, nextReview: string | null): Promise<void> => {
    await draftQueries.change(tx, id, { nextReview, updatedBy: me.userId, updatedAt: clock.now() })
  }

  /** One after the other in one transaction, in one order for all: of two who hold the same drafts neither waits for the other. */
  async function inOne<Each extends { post: string }>(
    me: SignedIn,
    all: readonly Each[],
    work: (tx: Connection, draft: DraftRow, each: Each) => Promise<void>,
  ): Promise<void> {
    const opened: (Each & { id: string })[] = []
    for (const each of all) opened.push({ ...each, id: await open(me, each.post) })
    opened.sort((one, other) => (one.id < other.id ? -1 : 1))
    await db.transaction(async (tx) => {
      for (const each of opened) await work(tx, await held(tx, each.id), each)
    })
  }

  return {
    /** `looked`: what they were compared with. @throws AppError post_not_found */
    checked: async (me: SignedIn, { posts, looked }: { posts: readonly string[]; looked: string }): Promise<Checked> => {
      const nextReview = isoDate(monthsAfter(addisDate(clock.now())))
      const dues = new Map<string, string | null>()
      const all = posts.map((post) => ({ post }))
      await inOne(me, all, async (tx, draft, { post }) => {
        // Said twice on one day it is said once: who has the draft open is not told of a change that is none.
        if (draft.nextReview === nextReview) return
        dues.set(post, draft.nextReview)
        await setDue(tx, me, draft.id, nextReview)
        await audit.record({ kind: 'guide_checked', userId: me.userId, detail: { post, due: nextReview, looked } }, tx)
      })
      const before = [...new Set(posts)].flatMap((post) => {
        const due = dues.get(post)
        return due === undefined ? [] : [{ post, nextReview: due }]
      })
      return { nextReview, before }
    },
    /** `was`: the day that the check has set. @throws AppError post_not_found, and changed_meanwhile when one of them has another one by now */
    unchecked: (me: SignedIn, { posts, was }: ChecksBack): Promise<void> =>
      inOne(me, posts, async (tx, draft, { post, nextReview }) => {
        if (draft.nextReview !== was) throw notTakenBack()
        await setDue(tx, me, draft.id, nextReview)
        await audit.record({ kind: 'check_taken_back', userId: me.userId, detail: { post } }, tx)
      }),
  }
}

/** On the same day of the month, and never on one that it does not have. */
function monthsAfter({ year, month, day }: { year: number; month: number; day: number }) {
  const months = month - 1 + REVIEW_MONTHS
  return gregorian(year + Math.floor(months / 12), (months % 12) + 1, Math.min(day, 28))
}
