// What a notification says, in the reader's language or the one it exists in; and the list's order.
import { type Language, otherLanguage } from '@menged/contracts/language'
import type { Notification } from '@menged/contracts/notifications'
import { pathTo } from '@menged/contracts/path-to'

/** `lang`: only when it is not the reader's. */
export type Words = { text: string; lang?: Language }

function inLanguage(wanted: Language, texts: Record<Language, string | null>): Words | null {
  const own = texts[wanted]
  if (own) return { text: own }
  const lang = otherLanguage(wanted)
  const text = texts[lang]
  return text ? { text, lang } : null
}

/** A row about a post that is gone is not shown. */
export const isShown = ({ referencedPost }: Notification): boolean => referencedPost !== null

/** As the API returns them, the oldest is first. */
export const newestFirst = (list: readonly Notification[]): Notification[] => list.filter(isShown).toReversed()

export const unreadIn = (list: readonly Notification[]): number => list.filter((each) => isShown(each) && !each.readed).length

/** About a post the heading is the post's title, and what happened to it stands below. */
export function textsOf(notification: Notification, language: Language) {
  const { titleEnglish, titleAmharic, previewEnglish, previewAmharic, referencedPost } = notification
  const title = inLanguage(language, { en: titleEnglish, am: titleAmharic })
  const post = referencedPost
    ? inLanguage(language, { en: referencedPost.title_english, am: referencedPost.title_amharic })
    : null
  return {
    heading: post ?? title ?? { text: '' },
    event: post ? title : null,
    preview: inLanguage(language, { en: previewEnglish, am: previewAmharic }),
  }
}

/** Where it leads: a path of the portal, or the post it is about. */
export function pathOf({ link, referencedPost }: Notification): string | null {
  if (link && /^\/(?![/\\])/.test(link)) return link
  return referencedPost ? pathTo('post', { postId: referencedPost._id }) : null
}
