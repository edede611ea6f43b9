// The words of the index as a plan asks for them: which there are, how common they are, which are near to one that is not there.
import { fold, soundKey, transliterate } from '@menged/ethiopia'
import type { Clock } from '../../platform/clock.ts'
import { isEthiopic, isLatin, piecesOf } from './analyse.ts'
import { distanceWithin } from './distance.ts'
import { createNearWords, type NearWords } from './near.ts'
import type { SearchQueries } from './queries.ts'
import type { VocabularyQueries } from './vocabulary-queries.ts'

export type Vocabulary = {
  has(lexeme: string): boolean
  /** The rarer, the more a word says: from about 0.3 to 5. */
  weightOf(lexemes: string[]): number
  startsWith(prefix: string): boolean
  /** Words of the same script that a slip of the finger makes into this one, the likeliest first. */
  near(word: string): string[]
  /** The word of the other script that sounds most like this one. */
  inOtherScript(word: string): string | undefined
  /** A folded word as texts spell it. */
  spelled(word: string): string
}

type Sounding = { word: string; posts: number }
/** What was asked for, as far as it is known. */
type Facts = {
  total: number | undefined
  near: NearWords | undefined
  posts: Map<string, number>
  begun: Map<string, boolean>
  sounding: Map<string, Sounding[]>
  spellings: Map<string, string>
}
type Missing = { near: boolean } & Record<'posts' | 'begun' | 'sounding' | 'spellings', Set<string>>

/** Texts that are looked through for the spelling of a word. */
const MOST_TEXTS = 20

/**
 * Returns what `ask` makes of the vocabulary. It is called again when it asked for something that had to be looked up, until
 * nothing is missing: so it may ask one thing after the other, and only what it asks for is read.
 */
export function createVocabulary(queries: VocabularyQueries & SearchQueries, clock: Clock) {
  const nearWords = createNearWords(queries, clock)
  const textsWith = (word: string, mark: string) => queries.bounded((each) => each.texts(`'${mark}x:${word}'`, MOST_TEXTS))

  async function lookUp(missing: Missing, facts: Facts): Promise<void> {
    const [total, near] = await Promise.all([
      facts.total ?? queries.total(),
      missing.near ? nearWords() : facts.near,
      fill(facts.posts, missing.posts, async (wanted) => {
        const found = new Map((await queries.lexemes(wanted)).map(({ lexeme, posts }) => [lexeme, posts]))
        return (lexeme) => found.get(lexeme) ?? 0
      }),
      fill(facts.begun, missing.begun, async (prefixes) => {
        const found = await queries.begun(prefixes)
        return (prefix) => found.includes(prefix)
      }),
      fill(facts.sounding, missing.sounding, async (sounds) => {
        const found = Map.groupBy(await queries.sounding(sounds), ({ sound }) => sound)
        return (sound) => found.get(sound) ?? []
      }),
      ...[...missing.spellings].map(async (word) => {
        const inTitle = spellingIn(await textsWith(word, 'a'), word)
        facts.spellings.set(word, inTitle ?? spellingIn(await textsWith(word, ''), word) ?? word)
      }),
    ])
    Object.assign(facts, { total, near })
  }

  return async <Answer>(ask: (vocabulary: Vocabulary) => Answer): Promise<Answer> => {
    const [posts, begun, sounding, spellings] = [new Map(), new Map(), new Map(), new Map()]
    const facts: Facts = { total: undefined, near: undefined, posts, begun, sounding, spellings }
    for (;;) {
      const missing: Missing = { near: false, posts: new Set(), begun: new Set(), sounding: new Set(), spellings: new Set() }
      const answer = ask(vocabularyOf(facts, missing))
      const { near, ...sets } = missing
      if (!near && Object.values(sets).every(({ size }) => size === 0)) return answer
      await lookUp(missing, facts)
    }
  }
}

type Read<Value> = (keys: string[]) => Promise<(key: string) => Value>

async function fill<Value>(facts: Map<string, Value>, missing: Set<string>, read: Read<Value>): Promise<void> {
  if (missing.size === 0) return
  const found = await read([...missing])
  for (const key of missing) facts.set(key, found(key))
}

/** Notes what is missing, and answers something in its place. Guesses wait until it is known which words are there. */
function vocabularyOf(facts: Facts, missing: Missing): Vocabulary {
  const postsOf = (lexeme: string): number => known(facts.posts, missing.posts, lexeme) ?? 0
  const soundingLike = (word: string): Sounding[] => {
    const sound = soundKey(word)
    return sound.length > 1 ? (known(facts.sounding, missing.sounding, sound) ?? []) : []
  }
  const waits = (): boolean => missing.posts.size > 0
  const total = Math.max(1, facts.total ?? 0)
  return {
    has: (lexeme) => postsOf(lexeme) > 0,
    weightOf: (each) => 0.3 + Math.log((total + 1) / Math.max(1, ...each.map(postsOf))),
    startsWith: (prefix) => !waits() && known(facts.begun, missing.begun, prefix) === true,
    near: (word) => {
      if (waits()) return []
      const alike = soundingLike(word)
      if (!facts.near) missing.near = true
      return facts.near?.(word, alike) ?? []
    },
    inOtherScript: (word) => {
      const isOther = isLatin(word) ? isEthiopic : isLatin
      const alike = waits() ? [] : soundingLike(word).map((each) => each.word)
      return likest(word, alike.filter(isOther))
    },
    spelled: (word) => (waits() || !isEthiopic(word) ? word : (known(facts.spellings, missing.spellings, word) ?? word)),
  }
}

function known<Value>(facts: Map<string, Value>, missing: Set<string>, key: string): Value | undefined {
  const value = facts.get(key)
  if (value === undefined) missing.add(key)
  return value
}

/** Of its letters a word may spell so many in another way than the one it stands for. */
const MOST_UNLIKE = 0.4

/** A key knows no vowels, the spelling does: ማኅበራት sounds like "mebrat" by its key, and is not meant. */
function likest(word: string, among: string[]): string | undefined {
  const spelled = transliterate(word)
  const most = Math.floor(spelled.length * MOST_UNLIKE)
  const distances = among.map((each) => distanceWithin(spelled, transliterate(each), most))
  const least = Math.min(...distances)
  return least <= most ? among[distances.indexOf(least)] : undefined
}

function spellingIn(texts: string[], word: string): string | undefined {
  for (const text of texts) {
    if (!fold(text).includes(word)) continue
    for (const { text: piece, words } of piecesOf(text)) if (words.length === 1 && fold(piece) === word) return piece
  }
  return undefined
}
