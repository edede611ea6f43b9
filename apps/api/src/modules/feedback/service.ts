// Rules of messages: stored before anybody is notified, so that none is lost.
import type { ChangeReport, ContactMessage, FeedbackMessage } from '@menged/contracts'
import { withoutSecret } from '@menged/contracts/secret-path'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Mail } from '../mail/index.ts'
import type { Posts } from '../posts/index.ts'
import type { Settings } from '../settings/index.ts'
import { feedbackQueries } from './queries.ts'

const KEPT_DAYS = 365

type FeedbackDependencies = Pick<Platform, 'db' | 'clock'> & {
  posts: Pick<Posts, 'requirePublished'>
  mail: Pick<Mail, 'send'>
  tasks: Pick<Tasks, 'wake'>
  settings: Pick<Settings, 'value'>
}

export function createFeedback({ db, clock, posts, mail, tasks, settings }: FeedbackDependencies) {
  const queries = feedbackQueries(db)
  /** As the privacy policy promises. */
  const forgetOld = () => queries.forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))

  return {
    /** The mail to the operator is queued with the message, and sent after the response. */
    sendMessage: async ({ name, contact, subject, message, language }: ContactMessage) => {
      const operatorEmail = await settings.value('operatorEmail')
      await db.transaction(async (tx) => {
        await queries.addMessage(tx, { name, contact, subject, message, language, createdAt: clock.now() })
        if (operatorEmail === null) return
        await mail.send(tx, { to: operatorEmail, language, template: 'contact', values: { name, contact, subject, message } })
      })
      tasks.wake()
    },
    /** @throws AppError post_not_found */
    reportChange: async (postId: string, { text, contact, language }: ChangeReport) => {
      await posts.requirePublished(postId)
      await queries.addReport({ postId, text, contact: contact || null, language, createdAt: clock.now() })
    },
    /** With the account of a signed-in sender, so that the operator can write back. */
    sendFeedback: ({ type, text, contact, page, language }: FeedbackMessage, userId: string | null) =>
      queries.addFeedback({
        type,
        text,
        contact: contact || null,
        page: withoutSecret(page),
        language,
        userId,
        createdAt: clock.now(),
      }),
    ofUser: queries.ofUser,
    forgetOld,
    jobs: [hourly('forget old messages', forgetOld)],
  }
}

export type Feedback = ReturnType<typeof createFeedback>
