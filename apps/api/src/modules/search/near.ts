// Words of the index that a slip of the finger makes into one another. A copy in this process, which may be a little old:
// it only guesses what a word nobody knows may mean. It is read again after the index has changed, and no search waits for that.
import type { Clock } from '../../platform/clock.ts'
import { isEthiopic, isLatin } from './analyse.ts'
import { distanceWithin } from './distance.ts'

type Known = { word: string; posts: number }
/** `alike` are the words of the same sound. */
export type NearWords = (word: string, alike: Known[]) => string[]

type Sources = {
  /** Changes when the index does. */
  stamp(): Promise<string>
  /** In order of their letters. */
  words(): Promise<Known[]>
}

/** While many posts are being indexed the words are not read again all the time. */
const REST_MS = 30_000

export function createNearWords(sources: Sources, clock: Clock): () => Promise<NearWords> {
  let current: { stamp: string; readAt: number; near: NearWords } | undefined
  let reading: Promise<NearWords> | undefined

  async function read(stamp: string): Promise<NearWords> {
    const readAt = clock.ticks()
    const near = nearAmong(await sources.words())
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
      // Whoever waits for it is told; the next search tries again.
      reading.catch(() => {})
    }
    return current?.near ?? (await reading) ?? (() => [])
  }
}

const MOST_NEAR = 6
/** Three consonants: a shorter word is only taken for one that sounds the same, and only when it has lost its vowels. */
const BARE = /^[^aeiou]{3}$/

type Found = { word: string; distance: number; rank: number; posts: number }

export function nearAmong(known: Known[]): NearWords {
  const words = known.map(({ word }) => word)
  const postsOf = Uint32Array.from(known, ({ posts }) => posts)
  return (word, alike) => {
    const isOwn = isLatin(word) ? isLatin : isEthiopic
    const fewest = isOwn === isLatin ? 4 : 3
    if (!isOwn(word) || (word.length < fewest && !BARE.test(word))) return []
    const found = new Map<string, Found>()
    const take = (each: string, posts: number, distance: number, rank: number) => {
      if (each.length >= fewest && isOwn(each)) found.set(each, { word: each, posts, distance, rank })
    }
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    if (word.length >= fewest)
      withinDistance(word, most, words, (place, distance) =>
        take(words[place] ?? '', postsOf[place] ?? 0, distance, distance * 2),
      )
    // What sounds the same is likelier meant, also instead of a short word.
    for (const { word: each, posts } of alike) {
      const distance = distanceWithin(word, each, Math.max(1, most))
      if (distance <= Math.max(1, most)) take(each, posts, distance, distance * 2 - 1.5)
    }
    const likeliest = [...found.values()].sort(
      (one, other) => one.rank - other.rank || other.posts - one.posts || (one.word < other.word ? -1 : 1),
    )
    const least = Math.min(...likeliest.map(({ distance }) => distance))
    return likeliest
      .filter(({ distance }) => distance <= least)
      .slice(0, MOST_NEAR)
      .map((each) => each.word)
  }
}

/**
 * Every word of the list that is made from this one by so many letters put in, left out, changed or swapped with their neighbour.
 * Words that begin alike share the rows of the comparison, and where a beginning is already too far away all words that have it
 * are passed over: of a hundred thousand words some thousands are looked at.
 */
function withinDistance(word: string, most: number, words: string[], take: (place: number, distance: number) => void): void {
  const letters = Array.from(word, (letter) => letter.charCodeAt(0))
  const rows = [Uint8Array.from({ length: letters.length + 1 }, (_, column) => column)]
  let before = ''
  for (let place = 0; place < words.length; ) {
    const each = words[place] ?? ''
    let depth = sharedStart(before, each)
    let near = true
    while (near && depth < each.length) {
      depth += 1
      near = nextRow({ letters, other: each, depth, most, rows })
    }
    const distance = near ? (rows[depth]?.[letters.length] ?? TOO_FAR) : TOO_FAR
    if (distance <= most) take(place, distance)
    before = each.slice(0, depth)
    place = near ? place + 1 : firstAfter(words, before, place + 1)
  }
}

const TOO_FAR = 99

type Row = { letters: number[]; other: string; depth: number; most: number; rows: Uint8Array[] }

/** Fills the row of so many letters of the other word, and tells whether anything in it is near enough. */
function nextRow({ letters, other, depth, most, rows }: Row): boolean {
  const line = rows[depth] ?? new Uint8Array(letters.length + 1)
  const [above, before] = [rows[depth - 1] ?? line, rows[depth - 2]]
  const [letter, previous] = [other.charCodeAt(depth - 1), other.charCodeAt(depth - 2)]
  rows[depth] = line
  line.fill(TOO_FAR)
  if (depth <= most) line[0] = depth
  let near = depth <= most
  // Further from the diagonal there are too many letters to put in or leave out.
  for (let column = Math.max(1, depth - most); column <= Math.min(letters.length, depth + most); column += 1) {
    const own = letters[column - 1]
    let cost = (above[column - 1] ?? TOO_FAR) + (own === letter ? 0 : 1)
    cost = Math.min(cost, (above[column] ?? TOO_FAR) + 1, (line[column - 1] ?? TOO_FAR) + 1)
    if (before && own === previous && letters[column - 2] === letter) cost = Math.min(cost, (before[column - 2] ?? TOO_FAR) + 1)
    line[column] = cost
    if (cost <= most) near = true
  }
  return near
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  return length
}

/** Place of the first word from there on that does not begin so; mostly it is not far. */
function firstAfter(words: string[], start: string, from: number): number {
  let step = 1
  while (words[from + step - 1]?.startsWith(start)) step *= 2
  let [low, high] = [from + (step >> 1), Math.min(words.length, from + step - 1)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]?.startsWith(start)) low = middle + 1
    else high = middle
  }
  return low
}
