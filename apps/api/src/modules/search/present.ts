// What was found, in the shapes of the contract; met words are marked in the spelling of the text.
import type { Card, Guide, MarkedText, SearchHit, Suggestion, Written } from '@menged/contracts'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import { lineOf } from './results/passage.ts'
import { type Piece, piecesOf } from './words/analyse.ts'

type Names = Localized<'name', string>
/** `passage` stands in the place of first lines that have nothing of what was searched for. */
export type ShownPost = { card: Card; passage: string | null; organisation: Names | undefined; guide: Guide | null }
type Meets = (piece: Piece) => boolean

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
    organisation: organisation ? textFrom(organisation, 'name')[language] : null,
    answer: guide && answerOf(guide, language),
  }
}

function answerOf({ facts, documents }: Guide, language: Written): SearchHit['answer'] {
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
