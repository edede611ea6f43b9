// Writing a review, and changing it.
import { isDeepStrictEqual } from 'node:util'
import type { NewReview, ReviewChange } from '@menged/contracts'
import { onlyIn, writtenFor } from '@menged/ethiopia'
import type { Actor, SignedIn } from '../../platform/access.ts'
import { localizedOf, textAs } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { type Author, authors, type JobColumns } from './authors.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { stateAfter } from './policy.ts'
import type { ReviewRow } from './queries.ts'
import { showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

type Written = Pick<ReviewRow, 'id' | 'state'>
type Typed<Body> = { workerId: number; typed: Body; job: JobColumns }

export function writing(dependencies: ReviewsDependencies) {
  const { db, clock, tasks } = dependencies
  const { authorOf, jobOf } = authors(dependencies)
  const { hold, count, tellWorker } = showing(dependencies)

  async function add(tx: Connection, author: Author, { workerId, typed, job }: Typed<NewReview>): Promise<Written> {
    const { userId, name, isConfirmed } = author
    const worker = await hold(tx, workerId, userId)
    const sent = await queries.byKey(tx, typed.key)
    if (sent?.userId === userId && sent.workerId === workerId) return await sayAgain(tx, sent, typed, { clock, count })
    const before = sent ?? (userId === null ? undefined : await queries.lockBy(tx, userId, workerId))
    if (before || (await isReviewed(tx, job, null))) throw new AppError('review_exists')
    const state = stateAfter(null, isConfirmed)
    const row = { workerId, userId, clientName: name, state, key: typed.key, createdAt: clock.now() }
    const review = await queries.add(tx, { ...row, ...saidIn(typed), ...job })
    if (!review) throw new AppError('review_exists')
    if (state === 'shown') {
      await count(tx, workerId)
      await tellWorker(tx, worker.userId, review, typed.comment)
    }
    return review
  }

  async function change(tx: Connection, author: Author, { workerId, typed, job }: Typed<ReviewChange>): Promise<Written> {
    const worker = await hold(tx, workerId, author.userId)
    const before = author.userId === null ? undefined : await queries.lockBy(tx, author.userId, workerId)
    if (!before) throw new AppError('review_not_found')
    if (await isReviewed(tx, job, before.id)) throw new AppError('review_exists')
    const state = stateAfter(before.hiddenAt, author.isConfirmed)
    const undecided = { appeal: null, appealedAt: null, upheldAt: null }
    await queries.change(tx, before.id, { ...saidIn(typed), ...job, ...undecided, state, changedAt: clock.now() })
    if (state === 'shown' || before.state === 'shown') await count(tx, workerId)
    if (state === 'shown' && before.state !== 'shown') await tellWorker(tx, worker.userId, before, typed.comment ?? '')
    return { id: before.id, state }
  }

  return {
    /** @throws AppError worker_not_found, own_profile, review_exists, not_found for the request of another */
    write: async (actor: Pick<Actor, 'userId'>, workerId: number, typed: NewReview): Promise<Written> => {
      const author = await authorOf(actor, typed)
      const job = await jobOf(workerId, author, typed)
      const review = await db.transaction((tx) => add(tx, author, { workerId, typed, job }))
      tasks.wake()
      return review
    },
    /** @throws AppError worker_not_found, review_not_found, review_exists, not_found for the request of another */
    change: async (me: SignedIn, workerId: number, typed: ReviewChange): Promise<Written> => {
      const author = await authorOf(me, typed)
      const job = await jobOf(workerId, author, typed)
      const review = await db.transaction((tx) => change(tx, author, { workerId, typed, job }))
      tasks.wake()
      return review
    },
  }
}

/** The answer was lost, and some words may have been mended since. What a moderator has decided about is not changed by this. */
async function sayAgain(
  tx: Connection,
  sent: ReviewRow,
  typed: NewReview,
  { clock, count }: Pick<ReviewsDependencies, 'clock'> & Pick<ReturnType<typeof showing>, 'count'>,
): Promise<Written> {
  const said = saidIn(typed)
  if (isDeepStrictEqual(said, { stars: sent.stars, ...localizedOf(sent, 'comment') })) return sent
  // Of a guest a moderator has looked at what is shown.
  if (sent.state === 'hidden' || (sent.userId === null && sent.state === 'shown')) throw new AppError('review_exists')
  await queries.change(tx, sent.id, { ...said, changedAt: clock.now() })
  if (sent.state === 'shown') await count(tx, sent.workerId)
  return sent
}

/** Whether another review is about this request. */
const isReviewed = async (tx: Connection, { requestId }: JobColumns, exceptId: string | null): Promise<boolean> =>
  !!requestId && (await queries.isReviewed(tx, requestId, exceptId))

function saidIn({ stars, comment, language }: ReviewChange) {
  const text = comment || null
  return { stars, ...textAs('comment', onlyIn(writtenFor(language), text)) }
}
