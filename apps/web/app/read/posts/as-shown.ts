// A page that is rendered again is the same page, byte for byte, until a reader would see a difference: the browser then has it already.

import type { Card } from '@menged/contracts/posts'
import { shownCount } from '@menged/ethiopia/counts'
import { isEthiopic, type Language } from '@menged/ethiopia/languages'
import { cutAtWord } from '../../ui/cut-at-word.ts'

/** The post with its views as they are shown, not as they were counted. */
export const asShown = <Post extends { view: number }>(post: Post): Post => ({ ...post, view: shownCount(post.view) })

/** What one line of the widest card holds; more would travel for nothing. */
const lineLetters = (language: Language): number => (isEthiopic(language) ? 80 : 110)

export const cardAsShown = (card: Card): Card => ({
  ...asShown(card),
  preview: cutAtWord(card.preview, lineLetters(card.language)),
})
