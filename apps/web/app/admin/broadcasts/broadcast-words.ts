// What is typed of an announcement, and whether it is whole: both languages, or nobody is written to.

import type { Broadcast } from '@menged/contracts/notifications'
import { inEach, type Text, valuesOf } from '@menged/ethiopia/text'

export type Typed = { title: Text; text: Text; link: string }
const nothing = inEach(() => '')
export const EMPTY: Typed = { title: nothing, text: nothing, link: '' }

export const isWhole = ({ title, text }: Typed): boolean =>
  [...valuesOf(title), ...valuesOf(text)].every((each) => each.trim() !== '')

const trimmed = (text: Text): Text => inEach((each) => text[each].trim())

export const wordsOf = ({ title, text, link }: Typed): Broadcast => ({
  title: trimmed(title),
  text: trimmed(text),
  ...(link.trim() === '' ? {} : { link: link.trim() }),
})
