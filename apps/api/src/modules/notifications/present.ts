// Rows to the shapes of the contract.
import type { Notification, SentBroadcast } from '@menged/contracts'
import type { BroadcastRow, NotificationRow } from './queries.ts'

/** `referencedPost` is absent when it is about no post, and null when the post is gone. */
export function presentNotification({ notification, post }: NotificationRow): Notification {
  const { id, kind, titleEn, titleAm, previewEn, previewAm, link, postId, readAt, createdAt } = notification
  const referenced = post ? { _id: post.id, title_english: post.titleEn, title_amharic: post.titleAm } : null
  return {
    _id: id,
    kind,
    createdAt: createdAt.toISOString(),
    readed: readAt !== null,
    titleAmharic: titleAm,
    titleEnglish: titleEn,
    previewAmharic: previewAm,
    previewEnglish: previewEn,
    link,
    ...(postId === null ? {} : { referencedPost: referenced }),
  }
}

export const presentBroadcast = (row: BroadcastRow & { by: string | null }): SentBroadcast => ({
  id: row.id,
  title: { en: row.titleEn, am: row.titleAm },
  text: { en: row.textEn, am: row.textAm },
  link: row.link,
  by: row.by,
  createdAt: row.createdAt.toISOString(),
  receivers: row.receivers,
  written: row.written,
  isDone: row.doneAt !== null,
})
