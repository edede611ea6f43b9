// What follows when what is shown of a worker changes: the figures, and word to the worker.
import { pathTo } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { NotificationEvent } from '../notifications/index.ts'
import { cutAtWord } from '../posts/index.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { type ReviewRow, shownReviews } from './queries.ts'

/** One review notifies its worker once. */
export const reviewKey = (id: string): string => `review ${id}`
export const PREVIEW_LENGTH = 300
const DASHBOARD = `${pathTo('worker-dashboard')}?tab=reviews`

export function showing({ clock, notifications, workers }: Pick<ReviewsDependencies, 'clock' | 'notifications' | 'workers'>) {
  return {
    /** The worker, whom nobody else reviews meanwhile; nobody sees one who is not listed. @throws AppError worker_not_found, own_profile */
    hold: async (tx: Connection, workerId: number, userId: string | null) => {
      const worker = await workers.hold(tx, workerId)
      if (!worker?.isListed) throw new AppError('worker_not_found')
      if (isOwn({ userId }, worker)) throw new AppError('own_profile')
      return worker
    },
    count: async (tx: Connection, workerId: number) =>
      workers.putFigures(tx, workerId, await shownReviews(tx).stars(workerId), clock.now()),
    /** Of what is shown for the first time. A sample has nobody to tell. */
    tellWorker: async (
      tx: Connection,
      owner: string | null,
      review: Pick<ReviewRow, 'id' | 'clientName' | 'userId'>,
      text: string,
      runAt?: Date,
    ) => {
      if (owner === null) return
      const preview = cutAtWord(text, PREVIEW_LENGTH)
      const event: NotificationEvent = {
        userId: owner,
        kind: 'comment',
        key: reviewKey(review.id),
        by: review.userId,
        title: textOf('notify.reviewed', { name: review.clientName }),
        ...(text === '' ? {} : { preview: inEach(() => preview) }),
        link: DASHBOARD,
      }
      await notifications.notify(tx, event, runAt)
    },
  }
}
