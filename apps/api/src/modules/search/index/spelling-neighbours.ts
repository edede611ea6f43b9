// Words of the index that a slip of the finger makes into one another. A copy in this process, which may be a little old:
// it only guesses what a word nobody knows may mean. It is read again after the index has changed, and no search waits for that.
import type { Clock } from '../../../platform/clock.ts'
import { isEthiopic, isLatin } from '../words/analyse.ts'
import { distanceWithin } from '../words/distance.ts'
import { StringTable } from './string-table.ts'

export type KnownWord = { word: string; posts: number }
/** `alike` are the words of the same sound. */
export type SpellingNeighbours = (word: string, alike: KnownWord[]) => string[]

type Sources = {
  /** Changes when the index does. */
  stamp(): Promise<string>
  /** In order of their letters. */
  words(): Promise<KnownWord[]>
}

/** While many posts are being indexed the words are not read again all the time. */
const REST_MS = 30_000

export function createSpellingNeighbours(sources: Sources, clock: Clock): () => Promise<SpellingNeighbours> {
  let current: { stamp: string; readAt: number; near: SpellingNeighbours } | undefined
  let reading: Promise<SpellingNeighbours> | undefined

  async function read(stamp: string): Promise<SpellingNeighbours> {
    const readAt = clock.ticks()
    const near = neighboursAmong(await sources.words())
    current = { stamp, readAt, near }
    return near
  }

  return async () => {
    const stamp = await sources.stamp()
    const isOld = current === undefined || (current.stamp !== stamp && clock.ticks() - current.readAt >= REST_MS)
    if (isOld && !reading) {
      reading = read(stamp).finally(() => {
        reading = undefined
      })
      // The search that waits for it gets the error; the next one tries again.
      reading.catch(() => {})
    }
    return current?.near ?? (await reading) ?? (() => [])
  }
}

const MOST_NEAR = 6
/** Three consonants: a shorter word is only taken for one that sounds the same, and only when it has lost its vowels. */
const BARE = /^[^aeiou]{3}$/

type Candidate = { word: string; distance: number; rank: number; posts: number }
/** Words of an index in order of their letters, by their numbers in the table, where two letters stand before each. */
/** `postsOf` says undefined for a word that is in none any more. */
type WordList = { table: StringTable; sorted(): Uint32Array; postsOf(word: number): number | undefined }
const BEFORE_WORD = 2

export function neighboursAmong(known: KnownWord[]): SpellingNeighbours {
  const table = new StringTable()
  const posts = Uint32Array.from(known, ({ posts }) => posts)
  for (const { word } of known) table.add(`x:${word}`)
  return neighboursIn({ table, sorted: () => table.startingWith('x:'), postsOf: (word) => posts[word] ?? 0 })
}

export function neighboursIn({ table, sorted, postsOf }: WordList): SpellingNeighbours {
  return (word, alike) => {
    const isOwn = isLatin(word) ? isLatin : isEthiopic
    const fewest = isOwn === isLatin ? 4 : 3
    if (!isOwn(word) || (word.length < fewest && !BARE.test(word))) return []
    const found = new Map<string, Candidate>()
    const take = (each: string, posts: number | undefined, distance: number, rank: number) => {
      if (posts !== undefined && each.length >= fewest && isOwn(each)) found.set(each, { word: each, posts, distance, rank })
    }
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    if (word.length >= fewest)
      eachWithin(word, most, { table, sorted: sorted() }, (number, distance) =>
        take(table.text(number).slice(BEFORE_WORD), postsOf(number), distance, distance * 2),
      )
    // What sounds the same is likelier meant, also instead of a short word.
    for (const { word: each, posts } of alike) {
      const distance = distanceWithin(word, each, Math.max(1, most))
      if (distance <= Math.max(1, most)) take(each, posts, distance, distance * 2 - 1.5)
    }
    return likeliestOf([...found.values()])
  }
}

function likeliestOf(candidates: Candidate[]): string[] {
  const least = Math.min(...candidates.map(({ distance }) => distance))
  return candidates
    .filter(({ distance }) => distance <= least)
    .sort((one, other) => one.rank - other.rank || other.posts - one.posts || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ word }) => word)
}

type Sorted = { table: StringTable; sorted: Uint32Array }

/**
 * Calls with every word of the list that is made from this one by so many letters put in, left out, changed or swapped with their
 * neighbour. Words that begin alike share the rows of the comparison, and where a beginning is already too far away all words that
 * have it are passed over: of a hundred thousand words some thousands are looked at.
 */
function eachWithin(
  word: string,
  most: number,
  { table, sorted }: Sorted,
  take: (number: number, distance: number) => void,
): void {
  const rows = new DistanceRows(word, most)
  for (let place = 0; place < sorted.length; ) {
    const number = sorted[place] ?? 0
    const length = table.length(number) - BEFORE_WORD
    let depth = 0
    while (depth < rows.depth && depth < length && rows.letter(depth) === table.unit(number, depth + BEFORE_WORD)) depth += 1
    let isNear = true
    while (isNear && depth < length) {
      isNear = rows.add(depth, table.unit(number, depth + BEFORE_WORD))
      depth += 1
    }
    rows.depth = depth
    if (isNear && rows.distance(depth) <= most) take(number, rows.distance(depth))
    place = isNear ? place + 1 : placeAfter({ table, sorted }, place, depth)
  }
}

const TOO_FAR = 99
const LONGEST = 64

/** How far the beginnings of a word of the list are from those of the one that was typed, a row for each letter of it. */
class DistanceRows {
  /** Rows that hold. */
  depth = 0
  #word: Uint16Array
  #most: number
  #letters = new Uint16Array(LONGEST + 1)
  #rows: Uint8Array
  constructor(word: string, most: number) {
    this.#word = Uint16Array.from(word, (letter) => letter.charCodeAt(0))
    this.#most = most
    this.#rows = new Uint8Array((LONGEST + 2) * (this.#word.length + 1)).fill(TOO_FAR)
    for (let column = 0; column <= this.#word.length; column += 1) this.#rows[column] = column
  }

  letter = (depth: number): number => this.#letters[depth] ?? 0

  distance = (depth: number): number => this.#rows[depth * (this.#word.length + 1) + this.#word.length] ?? TOO_FAR

  /** Makes the row of one letter more, and returns whether anything in it is near enough. */
  add(above: number, letter: number): boolean {
    const [word, rows, most, width] = [this.#word, this.#rows, this.#most, this.#word.length + 1]
    const previous = above > 0 ? this.#letters[above - 1] : -1
    this.#letters[above] = letter
    if (above > word.length + most || above >= LONGEST) return false
    const depth = above + 1
    const [line, last, before] = [depth * width, above * width, (above - 1) * width]
    rows.fill(TOO_FAR, line, line + width)
    if (depth <= most) rows[line] = depth
    let isNear = depth <= most
    // Further from the diagonal there are too many letters to put in or leave out.
    for (let column = Math.max(1, depth - most); column <= Math.min(word.length, depth + most); column += 1) {
      let cost = (rows[last + column - 1] ?? TOO_FAR) + (word[column - 1] === letter ? 0 : 1)
      cost = Math.min(cost, (rows[last + column] ?? TOO_FAR) + 1, (rows[line + column - 1] ?? TOO_FAR) + 1)
      if (column > 1 && word[column - 1] === previous && word[column - 2] === letter)
        cost = Math.min(cost, (rows[before + column - 2] ?? TOO_FAR) + 1)
      rows[line + column] = cost
      if (cost <= most) isNear = true
    }
    return isNear
  }
}

/** Returns the place of the first word behind this one that does not begin with the same letters; mostly it is not far. */
function placeAfter({ table, sorted }: Sorted, place: number, letters: number): number {
  const own = sorted[place] ?? 0
  const isAlike = (at: number): boolean => {
    const other = sorted[at]
    if (other === undefined || table.length(other) < letters + BEFORE_WORD) return false
    for (let letter = letters + BEFORE_WORD - 1; letter >= BEFORE_WORD; letter -= 1)
      if (table.unit(other, letter) !== table.unit(own, letter)) return false
    return true
  }
  let step = 1
  while (isAlike(place + step)) step *= 2
  let [low, high] = [place + (step >> 1) + 1, Math.min(sorted.length, place + step)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isAlike(middle)) low = middle + 1
    else high = middle
  }
  return low
}
