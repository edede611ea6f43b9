// Where a block stands: its language, how far it is indented, and what of the page is left for it, in twips.
import type { Language } from '@menged/contracts/language'
import type { Numbers } from './numbers.ts'

export type Place = { lang: Language; numbers: Numbers; left: number; wide: number }
