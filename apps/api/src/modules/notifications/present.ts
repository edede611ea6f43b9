// Rows to the shapes of the contract.
import { camelNames, type Notification, type SentBroadcast, snakeNames } from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import type { BroadcastRow, NotificationRow } from './queries.ts'

/** `referencedPost` is absent when it is about no post, and null when the post is gone. */
export function presentNotification({ notification, post }: NotificationRow): Notification {
  const { id, kind, link, postId, readAt, createdAt } = notification
  const referenced = post ? { _id: post.id, ...snakeNames('title', textFrom(post, 'title')) } : null
  return {
    _id: id,
    kind,
    createdAt: createdAt.toISOString(),
    readed: readAt !== null,
    ...camelNames('title', textFrom(notification, 'title')),
    ...camelNames('preview', textFrom(notification, 'preview')),
    link,
    ...(postId === null ? {} : { referencedPost: referenced }),
  }
}

export const presentBroadcast = (row: BroadcastRow & { by: string | null }): SentBroadcast => ({
  id: row.id,
  title: textFrom(row, 'title'),
  text: textFrom(row, 'text'),
  link: row.link,
  by: row.by,
  createdAt: row.createdAt.toISOString(),
  receivers: row.receivers,
  written: row.written,
  isDone: row.doneAt !== null,
})
