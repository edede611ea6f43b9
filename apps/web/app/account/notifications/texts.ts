// What a notification says, in the reader's language or the one it exists in; and the list's order.

import type { Notification } from '@menged/contracts/notifications'
import { pathTo } from '@menged/contracts/path-to'
import { fromCamelNames, fromSnakeNames } from '@menged/contracts/wire-names'
import type { Language } from '@menged/ethiopia/languages'
import { type InEach, textIn, whichIn } from '@menged/ethiopia/text'

/** `lang`: only when it is not the reader's. */
export type Words = { text: string; lang?: Language }

function inLanguage(wanted: Language, texts: InEach<string | null>): Words | null {
  const lang = whichIn(texts, wanted)
  if (!lang) return null
  const text = textIn(texts, wanted)
  return lang === wanted ? { text } : { text, lang }
}

/** A row about a post that is gone is not shown. */
export const isShown = ({ referencedPost }: Notification): boolean => referencedPost !== null

/** As the API returns them, the oldest is first. */
export const newestFirst = (list: readonly Notification[]): Notification[] => list.filter(isShown).toReversed()

export const unreadIn = (list: readonly Notification[]): number => list.filter((each) => isShown(each) && !each.readed).length

/** About a post the heading is the post's title, and what happened to it stands below. */
export function textsOf(notification: Notification, language: Language) {
  const { referencedPost } = notification
  const title = inLanguage(language, fromCamelNames(notification, 'title'))
  const post = referencedPost ? inLanguage(language, fromSnakeNames(referencedPost, 'title')) : null
  return {
    heading: post ?? title ?? { text: '' },
    event: post ? title : null,
    preview: inLanguage(language, fromCamelNames(notification, 'preview')),
  }
}

/** Where it leads: a path of the portal, or the post it is about. */
export function pathOf({ link, referencedPost }: Notification): string | null {
  if (link && /^\/(?![/\\])/.test(link)) return link
  return referencedPost ? pathTo('post', { postId: referencedPost._id }) : null
}
