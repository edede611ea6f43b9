// What a text is compared by: for each word its stems, pieces of its letters, and pieces of its consonants, which Amharic typed in Latin
// letters shares with Amharic. As 32-bit hashes, so that a large index stays small.
import { skeleton, stem, tokenize } from '@menged/ethiopia'
import { languageOfQuestion } from './question-language.ts'

const ETHIOPIC = /[\u1200-\u135a]/
/** An Ethiopic letter says as much as two Latin ones. */
const PIECES = { ethiopic: [2, 4], latin: [3, 5], consonants: [2, 4] } as const
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

export function hashOf(text: string): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return hash >>> 0
}

function addPieces(out: number[], word: string, mark: string, [least, most]: readonly [number, number]): void {
  const framed = `^${word}$`
  for (let size = least; size <= most; size += 1)
    for (let at = 0; at + size <= framed.length; at += 1) out.push(hashOf(mark + framed.slice(at, at + size)))
}

/** Of one word as `tokenize` gives it; a term may be there several times. */
export function termsOfWord(word: string): number[] {
  const out: number[] = []
  addPieces(out, word, '', ETHIOPIC.test(word) ? PIECES.ethiopic : PIECES.latin)
  for (const each of stem(word)) out.push(hashOf(`w${each}`))
  const consonants = skeleton(word)
  if (consonants !== '') {
    out.push(hashOf(`k${consonants}`))
    addPieces(out, consonants, '#', PIECES.consonants)
  }
  return out
}

/** Of a long text only what whole words are compared by: pieces of so many letters say little. */
export const wordTermsOf = (text: string): number[] => tokenize(text).flatMap(remembered)

function wholeTerms(word: string): number[] {
  const consonants = skeleton(word)
  return [...stem(word).map((each) => hashOf(`w${each}`)), ...(consonants === '' ? [] : [hashOf(`k${consonants}`)])]
}

/** Guides use the same words again and again. */
const known = new Map<string, number[]>()
const MOST_KNOWN = 20_000
function remembered(word: string): number[] {
  const before = known.get(word)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const made = wholeTerms(word)
  known.set(word, made)
  return made
}

export const termsOf = (text: string): number[] => tokenize(text).flatMap(termsOfWord)

/** What questions are classified by: terms, words in their order, and words by their sound. */
export function classifiedTerms(text: string): Uint32Array {
  const words = tokenize(text)
  const sounds = words.map(skeleton)
  const out = new Set(words.flatMap(termsOfWord))
  for (const [n, sound] of sounds.entries()) if (n > 0) out.add(hashOf(`b${sounds[n - 1]} ${sound}`))
  // "New" is another word in English than in Amharic that is typed in Latin letters.
  if (languageOfQuestion(text) === 'en') for (const word of words) out.add(hashOf(`en:${word}`))
  return Uint32Array.from(out)
}
