// The vocabulary read from the database: only what a plan asks for, in as many rounds as it needs.
import { soundKey } from '@menged/ethiopia'
import type { Clock } from '../../../platform/clock.ts'
import { likestInOtherScript, type Vocabulary, weightAmong } from '../query/vocabulary.ts'
import { isEthiopic } from '../words/analyse.ts'
import { createNearWords, type KnownWord, type NearWords } from './near.ts'
import type { VocabularyQueries } from './vocabulary-queries.ts'

/** What is known so far. */
type Facts = {
  total: number | undefined
  near: NearWords | undefined
  posts: Map<string, number>
  begun: Map<string, boolean>
  sounding: Map<string, KnownWord[]>
  spellings: Map<string, string>
}
type Missing = { near: boolean } & Record<'posts' | 'begun' | 'sounding' | 'spellings', Set<string>>
type Spell = (word: string) => Promise<string>

/**
 * Returns what `ask` makes of the vocabulary. It is called again when it asked for something that had to be looked up, until
 * nothing is missing: so it may ask one thing after the other, and only what it asks for is read.
 */
export function createDatabaseVocabulary(queries: VocabularyQueries, spell: Spell, clock: Clock) {
  const nearWords = createNearWords(queries, clock)

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
      ...[...missing.spellings].map(async (word) => facts.spellings.set(word, await spell(word))),
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
  const soundingLike = (word: string): KnownWord[] => {
    const sound = soundKey(word)
    return sound.length > 1 ? (known(facts.sounding, missing.sounding, sound) ?? []) : []
  }
  const waits = (): boolean => missing.posts.size > 0
  return {
    has: (lexeme) => postsOf(lexeme) > 0,
    weightOf: (each) => weightAmong(facts.total ?? 0, Math.max(0, ...each.map(postsOf))),
    startsWith: (prefix) => !waits() && known(facts.begun, missing.begun, prefix) === true,
    near: (word) => {
      if (waits()) return []
      const alike = soundingLike(word)
      if (!facts.near) missing.near = true
      return facts.near?.(word, alike) ?? []
    },
    inOtherScript: (word) => likestInOtherScript(word, waits() ? [] : soundingLike(word).map((each) => each.word)),
    spelled: (word) => (waits() || !isEthiopic(word) ? word : (known(facts.spellings, missing.spellings, word) ?? word)),
  }
}

function known<Value>(facts: Map<string, Value>, missing: Set<string>, key: string): Value | undefined {
  const value = facts.get(key)
  if (value === undefined) missing.add(key)
  return value
}
