// The words of the index in this process: which there are, how common they are, and which are near to one that is not there.
// A copy: it is read again whenever the index has changed, whichever process changed it.
import { fold, soundKey, transliterate } from '@menged/ethiopia'
import { isEthiopic, isLatin, piecesOf } from './analyse.ts'

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

type Sources = {
  stamp(): Promise<string>
  lexemes(): Promise<{ lexeme: string; posts: number }[]>
  spellings(): Promise<{ text: string }[]>
}

export function createVocabulary(sources: Sources): () => Promise<Vocabulary> {
  let current: { stamp: string; made: Promise<Vocabulary> } | undefined
  return async () => {
    const stamp = await sources.stamp()
    if (current?.stamp === stamp) return await current.made
    const made = Promise.all([sources.lexemes(), sources.spellings()]).then(([lexemes, texts]) => vocabularyOf(lexemes, texts))
    current = { stamp, made }
    // Not kept: the next search tries again.
    made.catch(() => {
      if (current?.made === made) current = undefined
    })
    return await made
  }
}

type Known = { word: string; posts: number; key: string }

const MOST_NEAR = 6
/** Of its letters a word may spell so many in another way than the one it stands for. */
const MOST_UNLIKE = 0.4

function vocabularyOf(lexemes: { lexeme: string; posts: number }[], texts: { text: string }[]): Vocabulary {
  const posts = new Map(lexemes.map((each) => [each.lexeme, each.posts]))
  const total = Math.max(1, ...posts.values())
  const words: Known[] = lexemes
    .filter(({ lexeme }) => lexeme.startsWith('x:'))
    .map(({ lexeme, posts }) => ({ word: lexeme.slice(2), posts, key: soundKey(lexeme.slice(2)) }))
    .sort((one, other) => other.posts - one.posts || (one.word < other.word ? -1 : 1))
  const latin = words.filter(({ word }) => isLatin(word))
  const ethiopic = words.filter(({ word }) => isEthiopic(word))
  const sounds = { latin: byKey(latin), ethiopic: byKey(ethiopic) }
  const inOrder = words.map(({ word }) => word).sort()
  const spellings = spellingsOf(texts)
  return {
    has: (lexeme) => posts.has(lexeme),
    weightOf: (each) => 0.3 + Math.log((total + 1) / Math.max(1, ...each.map((lexeme) => posts.get(lexeme) ?? 0))),
    startsWith: (prefix) => inOrder[firstAtLeast(inOrder, prefix)]?.startsWith(prefix) === true,
    near: (word) => nearest(word, isLatin(word) ? latin : isEthiopic(word) ? ethiopic : []),
    inOtherScript: (word) => likest(word, (isLatin(word) ? sounds.ethiopic : sounds.latin).get(soundKey(word)) ?? []),
    spelled: (word) => spellings.get(word) ?? word,
  }
}

/** Words of one sound, the commonest first, as `words` are. */
function byKey(words: Known[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { word, key } of words) if (key.length > 1) found.set(key, [...(found.get(key) ?? []), word])
  return found
}

/** A key knows no vowels, the spelling does: ማኅበራት sounds like "mebrat" by its key, and is not meant. */
function likest(word: string, among: string[]): string | undefined {
  const spelled = transliterate(word)
  const most = Math.floor(spelled.length * MOST_UNLIKE)
  const distances = among.map((each) => distanceWithin(spelled, transliterate(each), most))
  const least = Math.min(...distances)
  return least <= most ? among[distances.indexOf(least)] : undefined
}

function spellingsOf(texts: { text: string }[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { text } of texts) {
    for (const { text: piece, words } of piecesOf(text)) {
      const folded = fold(piece)
      if (words.length === 1 && isEthiopic(folded) && !found.has(folded)) found.set(folded, piece)
    }
  }
  return found
}

function firstAtLeast(sorted: string[], word: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}

function nearest(word: string, among: Known[]): string[] {
  const key = soundKey(word)
  const length = [...word].length
  const ethiopic = isEthiopic(word)
  const most = length >= 8 ? 2 : length >= 4 ? 1 : 0
  const fewest = ethiopic ? 3 : 4
  if (length < fewest) return []
  const found: { word: string; rank: number; posts: number }[] = []
  for (const each of among) {
    const letters = [...each.word].length
    if (letters < fewest || Math.abs(letters - length) > 2) continue
    const same = key.length > 1 && each.key === key
    const allowed = same ? Math.max(1, most) : most
    if (Math.abs(letters - length) > allowed) continue
    const distance = distanceWithin(word, each.word, allowed)
    if (distance <= allowed) found.push({ word: each.word, rank: distance * 2 - (same ? 1.5 : 0), posts: each.posts })
  }
  found.sort((one, other) => one.rank - other.rank || other.posts - one.posts)
  return found
    .filter(({ rank }) => rank <= (found[0]?.rank ?? 0))
    .slice(0, MOST_NEAR)
    .map(({ word }) => word)
}

/** Letters put in, left out, changed or swapped with their neighbour; more than `most` is not counted further. */
export function distanceWithin(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return above[b.length] ?? most + 1
}
