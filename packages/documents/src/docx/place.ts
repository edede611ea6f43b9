// Where a block stands: its language, how far it is indented, and what of the page is left for it, in twips.

import type { Written } from '@menged/ethiopia/languages'
import type { Numbers } from './numbers.ts'

export type Place = { lang: Written; numbers: Numbers; left: number; wide: number }
