// Texts by the part of the page that they stand in: what their key begins with.
import type { CopyText } from '@menged/contracts/copy'
import { BANNER_SLIDES, type CopyPlace } from '@menged/contracts/copy/lists'
import type { WordKey } from '@menged/i18n/translate'

const PARTS = ['hero', 'partners', 'services', 'testimonials', 'plans', 'support'] as const
type Part = (typeof PARTS)[number] | (typeof BANNER_SLIDES)[number]

export function groupsOf(texts: readonly CopyText[]): [group: Part, texts: CopyText[]][] {
  return [...BANNER_SLIDES, ...PARTS].flatMap((group) => {
    const found = texts.filter(({ key }) => key.startsWith(`${group}.`))
    return found.length > 0 ? [[group, found] as [Part, CopyText[]]] : []
  })
}

export const groupWord = (place: CopyPlace, group: Part): WordKey =>
  (place === 'banner' ? `copy.slide_${group}` : `copy.part_${group}`) as WordKey
