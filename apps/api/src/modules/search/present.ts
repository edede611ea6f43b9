// What was found, in the shapes of the contract; met words are marked in the spelling of the text.
import type { Card, Guide, Language, MarkedText, SearchHit, Suggestion } from '@menged/contracts'
import { cutAtWord } from '../posts/index.ts'
import { type Piece, piecesOf } from './analyse.ts'

type Names = { nameEn: string; nameAm: string }
/** `passage` stands in the place of first lines that have nothing of what was searched for. */
export type ShownPost = { card: Card; passage: string | null; organisation: Names | undefined; guide: Guide | null }
type Meets = (piece: Piece) => boolean

/** Of a wide screen; a phone needs two for it. Ethiopic letters are wider. */
const LINE_LETTERS: Record<Language, number> = { en: 88, am: 60 }
/** So many letters may stand before the first met word, for the words that it belongs to. */
const AHEAD = 24

/** One line of a text: its first letters, or those about the first met word when that stands further behind. */
export function lineOf(text: string, language: Language, meets: Meets | null): string {
  const longest = LINE_LETTERS[language]
  let at = 0
  for (const piece of meets ? piecesOf(text) : []) {
    if (meets?.(piece)) {
      if (at + piece.text.length <= longest) break
      const start = text.indexOf(' ', at - AHEAD) + 1
      return cutAtWord(`…${text.slice(start > 0 && start < at ? start : at)}`, longest)
    }
    at += piece.text.length
  }
  return cutAtWord(text, longest)
}

/** `all` marks nothing: without words there is nothing to mark. */
export function mark(text: string, meets: Meets | null): MarkedText {
  if (!meets) return [{ text, marked: false }]
  const parts: MarkedText = []
  for (const piece of piecesOf(text)) {
    const marked = meets(piece)
    const before = parts.at(-1)
    if (before && before.marked === marked) before.text += piece.text
    else parts.push({ text: piece.text, marked })
  }
  return parts
}

export function presentHit({ card, passage, organisation, guide }: ShownPost, meets: Meets | null): SearchHit {
  const { language } = card
  const titleParts = mark(card.title, meets)
  const isNamed = titleParts.some(({ marked }) => marked)
  return {
    ...card,
    titleParts,
    previewParts: mark(lineOf(passage ?? card.preview, language, isNamed ? null : meets), meets),
    organisation: (language === 'am' ? organisation?.nameAm : organisation?.nameEn) ?? null,
    answer: guide && answerOf(guide, language),
  }
}

function answerOf({ facts, documents }: Guide, language: Language): SearchHit['answer'] {
  return {
    cost: facts.cost.value[language],
    time: facts.time.value[language],
    where: facts.where.value[language],
    documents: documents.length,
  }
}

export const presentSuggestion = ({ _id, language, category, title, facts }: Card, meets: Meets | null): Suggestion => ({
  _id,
  language,
  category,
  facts,
  titleParts: mark(title, meets),
})
