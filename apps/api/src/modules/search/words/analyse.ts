// From words to what is compared: the folded word itself, its stems, and its sound.
// A lexeme is a kind and a text: `x:` the word, `s:` a stem, `k:` the sound of an Ethiopic word, `l:` that of a Latin one.
import { fold, soundKey, tokenize } from '@menged/ethiopia'
import { amharicStems, withoutPrefix } from './amharic.ts'
import { stemEnglish } from './english.ts'

/** Raise it when a word is taken apart in another way: documents are then made again at the next start. */
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

const JOINING = ".'’/"
const PART = /([\p{L}\p{M}\p{N}]+)/u

const SPACE: Piece = { text: ' ', words: [] }

/** The whole text in pieces, in order: words in the spelling of the text, and what stands between them (no words). */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; ) {
    const end = endOfRun(text, at)
    if (end > at) pieces.push(...piecesOfRun(text.slice(at, end)))
    at = end
    while (at < text.length && !isOfWord(text, at)) at += 1
    const between = text.slice(end, at)
    if (between !== '') pieces.push(between === ' ' ? SPACE : { text: between, words: [] })
  }
  return pieces
}

/** Where the words end that begin here and are joined without a space; the place itself where none begins. */
function endOfRun(text: string, start: number): number {
  let end = start
  while (end < text.length && (isOfWord(text, end) || (end > start && isJoint(text, end)))) end += 1
  return end
}

const isJoint = (text: string, at: number): boolean =>
  JOINING.includes(text[at] ?? ' ') && isOfWord(text, at - 1) && at + 1 < text.length && isOfWord(text, at + 1)

const OF_WORD = /[\p{L}\p{M}\p{N}]/u
/** By UTF-16 unit: 1 for what words are made of, 2 for what they are not, 0 while nobody has looked. */
const units = new Uint8Array(0x10000)

/** A letter, a mark or a digit; of one that takes two units either counts. */
function isOfWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit >= 0xd800 && unit <= 0xdfff) return OF_WORD.test(letterAt(text, at))
  units[unit] ||= OF_WORD.test(String.fromCharCode(unit)) ? 1 : 2
  return units[unit] === 1
}

const letterAt = (text: string, at: number): string => {
  const isSecond = at > 0 && text.charCodeAt(at) >= 0xdc00 && (text.codePointAt(at - 1) ?? 0) > 0xffff
  return String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at) ?? 0)
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
