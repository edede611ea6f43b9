// Rules of messages: stored before anybody is told, so that none is lost.
import type { ChangeReport, ContactMessage } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Posts } from '../posts/index.ts'
import { feedbackQueries } from './queries.ts'

type Needs = { db: Database; clock: Clock; posts: Pick<Posts, 'requirePublished'> }

export function createFeedback({ db, clock, posts }: Needs) {
  const queries = feedbackQueries(db)
  return {
    /** Returns after the commit; a mail to the operator belongs behind this line and may fail without harm. */
    sendMessage: ({ name, contact, subject, message, language }: ContactMessage) =>
      queries.addMessage({ name, contact, subject, message, language, createdAt: clock.now() }),
    /** @throws AppError post_not_found */
    reportChange: async (postId: string, { text, contact, language }: ChangeReport) => {
      await posts.requirePublished(postId)
      await queries.addReport({ postId, text, contact: contact || null, language, createdAt: clock.now() })
    },
  }
}
export type Feedback = ReturnType<typeof createFeedback>
