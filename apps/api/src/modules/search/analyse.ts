// From words to what is compared: the folded word itself, its stems, and its sound.
// A lexeme is a kind and a text: `x:` the word, `s:` a stem, `k:` the sound of an Ethiopic word, `l:` that of a Latin one.
import { fold, soundKey, tokenize } from '@menged/ethiopia'
import { amharicStems, withoutPrefix } from './amharic.ts'
import { stemEnglish } from './english.ts'

/** Raise it when a word is taken apart in another way: the index is then made anew at the next start. */
export const ANALYSER = 3

const LONGEST_WORD = 60
const ETHIOPIC = /\p{Script=Ethiopic}/u
const LATIN = /[a-z]/

export type Word = { word: string; exact: string; stems: string[]; sounds: string[] }

export const isEthiopic = (word: string): boolean => ETHIOPIC.test(word)
export const isLatin = (word: string): boolean => !ETHIOPIC.test(word) && LATIN.test(word)

/** Folded words in order. Marks that steer direction are no part of a word, nor is anything else that cannot be seen. */
export function wordsOf(text: string): string[] {
  return tokenize(text.replace(/\p{Cf}/gu, '').replace(/\p{Cc}/gu, ' '))
    .map(bare)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

const bare = (word: string): string =>
  [...word.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]/gu, '')].slice(0, LONGEST_WORD).join('')

const known = new Map<string, Word>()
const MOST_KNOWN = 50_000

/** Of a word that `wordsOf` gave. */
export function analyse(word: string): Word {
  const before = known.get(word)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const made = wordOf(word)
  known.set(word, made)
  return made
}

/** The same, without keeping what was made. */
export function wordOf(word: string): Word {
  const latin = isLatin(word)
  const stems = latin ? [stemEnglish(plain(word))] : amharicStems(word)
  // The stem sounds as well: የንግድ is asked for as "nigd".
  const heard = latin ? [word] : isEthiopic(word) ? [word, withoutPrefix(word), ...stems] : []
  const keys = heard.map(soundKey).filter((key) => key.length > 1)
  return {
    word,
    exact: `x:${word}`,
    stems: stems.map((each) => `s:${each}`),
    sounds: [...new Set(keys)].map((key) => `${latin ? 'l' : 'k'}:${key}`),
  }
}

/** Türkiye is asked for as "turkiye". */
const plain = (word: string): string => word.normalize('NFD').replace(/\p{Mn}/gu, '')

/** The lexeme of the same sound in the other script. */
export const inOtherScript = (sound: string): string => `${sound.startsWith('l:') ? 'k' : 'l'}${sound.slice(1)}`

export const lettersOf = (lexeme: string): number => lexeme.length - 2

export const lexemesOf = ({ exact, stems, sounds }: Word): string[] => [exact, ...stems, ...sounds]

/** A word as it stands in a text, with the lexemes that it would be found by. */
export type Piece = { text: string; words: Word[] }

const RUN = /[\p{L}\p{M}\p{N}]+(?:[./'’][\p{L}\p{M}\p{N}]+)*/gu
const PART = /([\p{L}\p{M}\p{N}]+)/u

/** The whole text in pieces, in order: words in the spelling of the text, and what stands between them (no words). */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (index > end) pieces.push({ text: text.slice(end, index), words: [] })
    end = index + run.length
    pieces.push(...piecesOfRun(run))
  }
  if (end < text.length) pieces.push({ text: text.slice(end), words: [] })
  return pieces
}

const knownRuns = new Map<string, Piece[]>()
const MOST_RUNS = 20_000

/** Texts are made of the same words again and again. */
function piecesOfRun(run: string): Piece[] {
  const before = knownRuns.get(run)
  if (before) return before
  if (knownRuns.size >= MOST_RUNS) knownRuns.clear()
  // Copied, because a part of a text would keep the whole of it in memory.
  const own = [...run].join('')
  const made = takeRunApart(own)
  knownRuns.set(own, made)
  return made
}

function takeRunApart(run: string): Piece[] {
  const words = wordsOf(run)
  const parts = run.split(PART).filter((part) => part !== '')
  const single = parts.filter((part) => PART.test(part))
  // An abbreviation (ክ/ከተማ) is spelled out by more words than it has parts, so it is one piece.
  if (words.length === single.length && single.every((part, place) => bare(fold(part)) === words[place]))
    return parts.map((part) => ({ text: part, words: PART.test(part) ? wordsOf(part).map(analyse) : [] }))
  return [{ text: run, words: words.map(analyse) }]
}
