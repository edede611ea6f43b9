// What is typed of an announcement, and whether it is whole: both languages, or nobody is written to.
import type { Broadcast } from '@menged/contracts/notifications'

export type Typed = { titleEn: string; titleAm: string; textEn: string; textAm: string; link: string }
export const EMPTY: Typed = { titleEn: '', titleAm: '', textEn: '', textAm: '', link: '' }

export const isWhole = ({ link: _, ...texts }: Typed): boolean => Object.values(texts).every((text) => text.trim() !== '')

export const wordsOf = ({ titleEn, titleAm, textEn, textAm, link }: Typed): Broadcast => ({
  title: { en: titleEn.trim(), am: titleAm.trim() },
  text: { en: textEn.trim(), am: textAm.trim() },
  ...(link.trim() === '' ? {} : { link: link.trim() }),
})
