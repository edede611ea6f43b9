// The expansions of a word of a query, by which a post may meet it: the word itself, its stems, its sound, a slip of the finger, another name.
import { latinForms } from '../words/amharic.ts'
import { analyse, inOtherScript, isEthiopic, isLatin, lettersOf } from '../words/analyse.ts'
import { isFiller, soundsOfFillers } from '../words/fillers.ts'
import type { Expansion, Field, Part } from './query-part.ts'
import type { QueryWord } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const EXACT = 4
const ALIAS = 3.5
const STEM = 2.5
const PREFIX = 2
const NEAR = 1.5
const SOUND = 1

/** What a word says that the index does not have, compared with the rarest that it has. */
const STRANGE = 0.5
/** What a word says that tells little, of what it would say. */
const LIGHT = 0.2
/** A sound of fewer letters stands for too many words to be looked for in a text, and for a word that is known in more places. */
const FEWEST_SOUNDS = 3
const FEWEST_SOUNDS_OF_KNOWN = 4

const ALL_FIELDS: Field[] = ['A', 'B', 'C']
/** A guess looks where a guide says what it is about; in a long text it would find something for anything. */
const NAMED: Field[] = ['A', 'B']

/** `near` and `heard` are the words that it was taken for: misspelt, and written in the other script. */
type WordLookup = {
  word: string
  known: boolean
  light: boolean
  aside: boolean
  expansions: Expansion[]
  prefix: string | null
  near: string[]
  heard?: string
}

const sure = (score: number, lexemes: string[]): Expansion => ({ score, all: [lexemes], fields: ALL_FIELDS, sure: true })
const guess = (score: number, lexemes: string[], fields = ALL_FIELDS): Expansion => ({
  score,
  all: [lexemes],
  fields,
  sure: false,
})
const thereIn = (vocabulary: Vocabulary) => (lexemes: string[]) => lexemes.filter((lexeme) => vocabulary.has(lexeme))

/** A word of another name is understood: it needs no guessing. `byEar`: by its sound. */
export function lookUpNamed(
  { word, exact, stems, known, light, aside }: QueryWord,
  byEar: boolean,
  vocabulary: Vocabulary,
): WordLookup {
  const there = thereIn(vocabulary)
  const heard = known || !byEar ? undefined : heardAs(word, vocabulary)
  const other = heard ? analyse(heard) : { exact, stems }
  return {
    word,
    known,
    light,
    aside,
    expansions: [sure(EXACT, there([other.exact])), sure(STEM, there(other.stems))],
    prefix: null,
    near: [],
    ...(heard && { heard }),
  }
}

/** `prefixed`: whether the word may be the beginning of one. */
export function lookUp(queryWord: QueryWord, prefixed: 'always' | 'unknown' | 'never', vocabulary: Vocabulary): WordLookup {
  const { word, exact, stems, sounds, known, light, aside } = queryWord
  const there = thereIn(vocabulary)
  const expansions = [sure(EXACT, there([exact])), sure(STEM, there(stems))]
  const mayBegin = prefixed === 'always' || (prefixed === 'unknown' && !known)
  const prefix = mayBegin && [...word].length >= (isEthiopic(word) ? 2 : 3) && vocabulary.startsWith(word) ? word : null
  // የፓስፖርት is begun by ፓስ as well.
  if (prefix) expansions.push(guess(PREFIX, [`${exact}*`, `s:${word}*`]))
  const foreign = there(sounds.map(inOtherScript)).filter(
    (sound) =>
      (!soundsOfFillers.has(sound) || !isFiller(vocabulary.inOtherScript(word) ?? '')) &&
      ((isLatin(word) && !known && (!prefix || [...word].length <= FEWEST_SOUNDS)) || lettersOf(sound) >= FEWEST_SOUNDS_OF_KNOWN),
  )
  expansions.push(
    guess(
      known ? SOUND : STEM,
      foreign.filter((sound) => lettersOf(sound) >= FEWEST_SOUNDS),
    ),
    guess(
      STEM,
      foreign.filter((sound) => lettersOf(sound) < FEWEST_SOUNDS),
      NAMED,
    ),
  )
  const found = { word, known, light, aside, expansions, prefix, near: [] }
  if (prefix || light || vocabulary.has(exact)) return found
  const slips = slipsOf(queryWord, foreign.length > 0, vocabulary)
  expansions.push(...slips.expansions)
  if (known) return found
  const heard = foreign.length > 0 ? heardAs(word, vocabulary) : undefined
  return { ...found, near: slips.near, ...(heard && { heard }) }
}

/** Amharic in Latin letters is no misspelt English, and a stem may be that of another word: "mariage" has that of Mary. */
function slipsOf(
  { word, sounds, known }: QueryWord,
  isHeard: boolean,
  vocabulary: Vocabulary,
): { expansions: Expansion[]; near: string[] } {
  const there = thereIn(vocabulary)
  const near = vocabulary
    .near(word)
    .filter((each) => !isFiller(each))
    .map(analyse)
  const alike = near.filter((each) => each.sounds.some((sound) => sounds.includes(sound)))
  const slips = known || isHeard ? alike : near
  // What sounds the same is likelier meant; which of the others is, the rest of the query tells.
  const likelier = alike.length > 0 ? alike : slips
  const expansions = [
    guess(NEAR, there(likelier.map(({ exact }) => exact)), NAMED),
    guess(SOUND, there(slips.flatMap(({ exact, stems }) => [exact, ...stems])), NAMED),
    guess(NEAR, there(alike.map(({ exact }) => exact))),
  ]
  const likeliest = slips.toSorted((one, other) => vocabulary.weightOf([one.exact]) - vocabulary.weightOf([other.exact]))
  return { expansions, near: likeliest.map((each) => each.word) }
}

/** Only Latin letters: an Ethiopic word that nobody knows is hardly English. */
function heardAs(word: string, vocabulary: Vocabulary): string | undefined {
  if (!isLatin(word)) return undefined
  for (const form of latinForms(word)) {
    const heard = vocabulary.inOtherScript(form)
    if (heard !== undefined && !isFiller(heard)) return heard
  }
  return undefined
}

/** `means`: the words of each of its other names. */
export function partOf(looked: WordLookup[], means: string[][], vocabulary: Vocabulary): Part {
  const own = looked.length === 1 ? (looked[0]?.expansions ?? []) : together(looked)
  const there = thereIn(vocabulary)
  const meanings = means.map((words): Expansion => {
    const all = words.map(analyse).map(({ exact, stems }) => there([exact, ...stems]))
    return { score: ALIAS, all, fields: NAMED, sure: true, otherName: true }
  })
  const expansions = [...own, ...meanings].filter(({ all }) => all.length > 0 && all.every((lexemes) => lexemes.length > 0))
  const known = means.length > 0 || looked.some((each) => each.known)
  const light = means.length === 0 && looked.every((each) => each.light)
  return {
    expansions,
    weight: weightOf(expansions, known, vocabulary) * (light ? LIGHT : 1),
    aside: looked.every(({ aside }) => aside),
  }
}

function together(looked: WordLookup[]): Expansion[] {
  const all = looked.map(({ expansions }) => [...new Set(expansions.flatMap((each) => each.all.flat()))])
  return [{ score: EXACT, all, fields: NAMED, sure: true }]
}

/** A word says no more than its commonest expansion does. What one says that is nowhere nobody knows: questions are full of verbs. */
function weightOf(expansions: Expansion[], known: boolean, vocabulary: Vocabulary): number {
  const rarest = vocabulary.weightOf([])
  const strange = rarest * STRANGE
  if (expansions.length === 0) return strange
  const weights = expansions.map(({ all }) => all.reduce((sum, lexemes) => sum + vocabulary.weightOf(lexemes), 0))
  return Math.max(known ? 0 : strange, Math.min(rarest, ...weights))
}
