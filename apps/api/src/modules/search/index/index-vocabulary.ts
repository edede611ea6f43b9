// The vocabulary of the index in memory. Only how texts spell a word is read from the database, once for a word.
import { soundKey } from '@menged/ethiopia'
import { LRUCache } from 'lru-cache'
import { likestInOtherScript, type Vocabulary, weightAmong } from '../query/vocabulary.ts'
import { isEthiopic } from '../words/analyse.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type KnownWord, nearIn } from './near.ts'

const MOST_SPELLINGS = 2000
const MOST_REMEMBERED = 2000
const BEFORE_WORD = 2

type Spell = (word: string) => Promise<string>

export function createIndexVocabulary(index: InvertedIndex, spell: Spell) {
  const spellings = new LRUCache<string, string>({ max: MOST_SPELLINGS })
  const facts = factsOf(index)
  return async <Answer>(ask: (vocabulary: Vocabulary) => Answer): Promise<Answer> => {
    for (;;) {
      const missing = new Set<string>()
      const spelled = (word: string): string => {
        if (!isEthiopic(word)) return word
        const known = spellings.get(word)
        if (known === undefined) missing.add(word)
        return known ?? word
      }
      const answer = ask({ ...facts, spelled })
      if (missing.size === 0) return answer
      await Promise.all([...missing].map(async (word) => spellings.set(word, await spell(word))))
    }
  }
}

/** Many type the same words, and each is looked up more than once for a query: kept until the index changes. */
function remembered<Found extends object>(index: InvertedIndex, look: (word: string) => Found): (word: string) => Found {
  const found = new LRUCache<string, Found>({ max: MOST_REMEMBERED })
  let version = index.version
  return (word) => {
    if (version !== index.version) found.clear()
    version = index.version
    const known = found.get(word)
    if (known) return known
    const made = look(word)
    found.set(word, made)
    return made
  }
}

function factsOf(index: InvertedIndex): Omit<Vocabulary, 'spelled'> {
  const wordOf = (number: number): string => index.lexemes.text(number).slice(BEFORE_WORD)
  const near = nearIn({
    table: index.lexemes,
    sorted: () => index.lexemes.startingWith('x:'),
    postsOf: (number) => index.postsOf(index.lexemes.text(number)) || undefined,
  })
  const soundingLike = remembered(index, (word): KnownWord[] => {
    const sound = soundKey(word)
    if (sound.length <= 1) return []
    return index
      .wordsSounding(sound)
      .map((number) => ({ word: wordOf(number), posts: index.postsOf(index.lexemes.text(number)) }))
      .filter(({ posts }) => posts > 0)
      .sort((one, other) => other.posts - one.posts || (one.word < other.word ? -1 : 1))
  })
  const otherScript = remembered(index, (word) => {
    const likest = likestInOtherScript(
      word,
      soundingLike(word).map((each) => each.word),
    )
    return likest === undefined ? [] : [likest]
  })
  // The beginning of a word says as much as the rarest word.
  const postsOf = (lexeme: string): number => (lexeme.endsWith('*') ? 0 : index.postsOf(lexeme))
  return {
    has: (lexeme) => postsOf(lexeme) > 0,
    weightOf: (lexemes) => weightAmong(index.shown, Math.max(0, ...lexemes.map(postsOf))),
    startsWith: (prefix) => index.lexemes.startingWith(`x:${prefix}`).some((word) => index.postsOf(index.lexemes.text(word)) > 0),
    near: remembered(index, (word) => near(word, soundingLike(word))),
    inOtherScript: (word) => otherScript(word)[0],
  }
}
