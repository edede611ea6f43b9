// The passage of a guide that says what was searched for, shown where title and first lines do not; and the one line that a hit has room for.
import type { Card, Guide, Written } from '@menged/contracts'
import { scriptOf } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../../platform/database/columns.ts'
import { cutAtWord, textOf } from '../../posts/index.ts'
import { type Piece, piecesOf } from '../words/analyse.ts'

type Meets = (piece: Piece) => boolean
export type Texts = { guide: Guide | null } & Localized<'body'>

/** Shorter sentences are joined by the next one; longer ones are cut, from the first met word when that stands far behind. */
const SHORT = 120
const LONG = 220
const BEHIND = 140

const BLOCK = /<\/?(?:p|li|ul|ol|h\d|t[rdh]|table|blockquote)\b[^>]*>/
const SENTENCE_END = /(?<=[.!?።፧])\s+/

/** Whether title and first lines say why a card was found. */
export const isExplained = ({ title, preview }: Card, meets: Meets): boolean =>
  [title, preview].some((text) => piecesOf(text).some(meets))

/** Of the sentences that stand together the ones that have the most of the words; null when none has any. */
export function passageOf(texts: Texts, language: Written, meets: Meets): string | null {
  let best = { met: 0, text: '' }
  for (const sentences of blocksOf(texts, language).map((block) => block.split(SENTENCE_END))) {
    for (const [place, sentence] of sentences.entries()) {
      const met = metIn(sentence, meets)
      if (met.words.size > best.met) best = { met: met.words.size, text: passageFrom(sentences.slice(place), met.at) }
    }
  }
  return best.text || null
}

function blocksOf({ guide, ...row }: Texts, language: Written): string[] {
  const ofGuide = guide
    ? [
        guide.summary,
        ...guide.documents.map(({ text }) => text),
        ...guide.steps.map(({ text }) => text),
        ...(guide.questions ?? []).map(({ answer }) => answer),
      ].map((each) => each[language])
    : []
  const ofBody = (textFrom(row, 'body')[language] ?? '').split(BLOCK).map(textOf)
  return [...ofGuide, ...ofBody].filter((text) => text !== '')
}

function metIn(sentence: string, meets: Meets): { words: Set<string>; at: number } {
  const words = new Set<string>()
  let [at, length] = [0, 0]
  for (const piece of piecesOf(sentence)) {
    if (meets(piece)) {
      if (words.size === 0) at = length
      for (const { stems, word } of piece.words) words.add(stems[0] ?? word)
    }
    length += piece.text.length
  }
  return { words, at }
}

function passageFrom(sentences: string[], at: number): string {
  const [first = '', next = ''] = sentences
  if (at > BEHIND) return cutAtWord(`…${first.slice(at)}`, LONG)
  return cutAtWord(first.length < SHORT ? `${first} ${next}`.trim() : first, LONG)
}

/** Of a wide screen; a phone needs two for it. Ethiopic letters are wider. */
const LINE_LETTERS = { latin: 88, ethiopic: 60 } as const
/** So many letters may stand before the first met word, for the words that it belongs to. */
const AHEAD = 24

/** One line of a text: its first letters, or those about the first met word when that stands further behind. */
export function lineOf(text: string, language: Written, meets: Meets | null): string {
  const longest = LINE_LETTERS[scriptOf(language)]
  let at = 0
  for (const piece of meets ? piecesOf(text) : []) {
    if (meets?.(piece)) {
      // With room for the mark of what is cut.
      if (at + piece.text.length < longest) break
      const start = text.indexOf(' ', at - AHEAD) + 1
      return cutAtWord(`…${text.slice(start > 0 && start < at ? start : at)}`, longest)
    }
    at += piece.text.length
  }
  return cutAtWord(text, longest)
}
