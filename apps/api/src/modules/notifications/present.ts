// Rows to the shapes of the contract.
import type { Notification } from '@menged/contracts'
import type { NotificationRow } from './queries.ts'

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
