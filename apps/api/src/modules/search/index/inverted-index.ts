// The index of words in memory: for each word the posts that have it and where, for each stem and sound its words. No object for each
// posting. Posts are only ever appended: one that changes gets a new slot and its old one is dead, until the index is built again.

import { type Facet, readFacet } from '../query/facets.ts'
import { wordOf } from '../words/analyse.ts'
import { NumberLists } from './number-lists.ts'
import { StringTable } from './string-table.ts'
import { withRoom } from './typed-arrays.ts'

/** Where a post has a word, at its narrowest: in the text, in the summary or a name, in the title. */
export const LEVELS = { C: 1, B: 2, A: 3 } as const
export type Level = 1 | 2 | 3
export type IndexedPost = {
  id: string
  /** The lexeme of what filters look at. */
  facet: string
  /** Seconds. */
  createdAt: number
  /** When its document was made, in microseconds. */
  indexedAt: number
  views: number
  words: ReadonlyMap<string, Level>
}

const FIRST = 256
const DEAD = 0
const SHOWN = 1
/** Withdrawn, but its document is still there. */
const HIDDEN = 2
/** A posting is a slot and a level. */
const LEVEL_BITS = 2
const LEVEL = 3
/** About what the runtime takes for the id of a post and its place in a map. */
const BYTES_OF_ID = 120
const MOST_COUNTS = 20_000

export class InvertedIndex {
  /** Of posts, dead ones included. */
  slots = 0
  readonly lexemes = new StringTable()
  readonly facets: Facet[] = []
  #facetLexemes: string[] = []
  /** Grows with every change. */
  version = 0
  readonly ids: string[] = []
  createdAt = new Float64Array(FIRST)
  views = new Float64Array(FIRST)
  /** When the newest document was made. */
  newest = 0
  #indexedAt = new Float64Array(FIRST)
  facetOf = new Uint16Array(FIRST)
  #states = new Uint8Array(FIRST)
  #slotOf = new Map<string, number>()
  #hidden = new Set<number>()
  /** By lexeme: of a word its postings, of a stem or a sound its words, each with a bit for the first sound of a word. */
  #lists = new NumberLists()
  #postings = 0
  /** By lexeme, of what was asked for since the last change. */
  #counts = new Map<string, number>()
  #seen = new Uint32Array(FIRST)
  #seenStamp = 0

  get posts(): number {
    return this.#slotOf.size
  }

  /** Posts that may be found. */
  get shown(): number {
    return this.#slotOf.size - this.#hidden.size
  }

  get postings(): number {
    return this.#postings
  }

  get dead(): number {
    return this.slots - this.posts
  }

  /** Of the typed arrays, and about what the ids take. */
  get bytes(): number {
    const columns = 3 * this.createdAt.byteLength + this.facetOf.byteLength + this.#states.byteLength
    return this.lexemes.bytes + this.#lists.bytes + columns + this.#seen.byteLength + this.slots * BYTES_OF_ID
  }

  slotOf = (id: string): number | undefined => this.#slotOf.get(id)
  indexedAtOf = (id: string): number | undefined => this.#indexedAt[this.#slotOf.get(id) ?? -1]
  isShown = (slot: number): boolean => this.#states[slot] === SHOWN
  allIds = (): string[] => [...this.#slotOf.keys()]

  put(post: IndexedPost): void {
    this.remove(post.id)
    const slot = this.slots
    this.slots += 1
    this.createdAt = withRoom(this.createdAt, this.slots)
    this.views = withRoom(this.views, this.slots)
    this.facetOf = withRoom(this.facetOf, this.slots)
    this.#indexedAt = withRoom(this.#indexedAt, this.slots)
    this.#states = withRoom(this.#states, this.slots)
    this.ids[slot] = post.id
    this.createdAt[slot] = post.createdAt
    this.views[slot] = post.views
    this.#indexedAt[slot] = post.indexedAt
    this.newest = Math.max(this.newest, post.indexedAt)
    this.facetOf[slot] = this.#facetNumber(post.facet)
    this.#states[slot] = SHOWN
    this.#slotOf.set(post.id, slot)
    for (const [word, level] of post.words) this.#lists.append(this.#wordNumber(word), (slot << LEVEL_BITS) | level)
    this.#postings += post.words.size
    this.#changed()
  }

  remove(id: string): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#states[slot] = DEAD
    this.#hidden.delete(slot)
    this.#slotOf.delete(id)
    this.#changed()
  }

  #changed(): void {
    this.version += 1
    this.#counts.clear()
  }

  /** Exactly these are withdrawn. */
  hide(ids: string[]): void {
    for (const slot of this.#hidden) this.#states[slot] = SHOWN
    this.#hidden = new Set(ids.flatMap((id) => this.#slotOf.get(id) ?? []))
    for (const slot of this.#hidden) this.#states[slot] = HIDDEN
  }

  setViews(id: string, views: number): void {
    const slot = this.#slotOf.get(id)
    if (slot !== undefined) this.views[slot] = views
  }

  /** In how many posts a lexeme is. */
  postsOf(lexeme: string): number {
    const known = this.#counts.get(lexeme)
    if (known !== undefined) return known
    if (this.#counts.size >= MOST_COUNTS) this.#counts.clear()
    const posts = this.#count(this.wordsOf(lexeme))
    this.#counts.set(lexeme, posts)
    return posts
  }

  /** Calls with each posting of any of the lexeme's words: a post may come several times. `x:pass*` stands for all that begin so. */
  eachPosting(lexeme: string, visit: (slot: number, level: Level) => void): void {
    for (const word of this.wordsOf(lexeme)) {
      const postings = this.#lists.read(word)
      for (let at = 0; at < postings.length; at += 1) {
        const posting = postings[at] ?? 0
        visit(posting >>> LEVEL_BITS, (posting & LEVEL) as Level)
      }
    }
  }

  /** The numbers of the words that a lexeme stands for. */
  wordsOf(lexeme: string): number[] {
    if (lexeme.endsWith('*')) {
      const begun = [...this.lexemes.startingWith(lexeme.slice(0, -1))]
      return lexeme.startsWith('x:') ? begun : [...new Set(begun.flatMap((group) => this.#membersOf(group)))]
    }
    const number = this.lexemes.find(lexeme)
    if (number < 0) return []
    return lexeme.startsWith('x:') ? [number] : this.#membersOf(number)
  }

  /** Words of either script whose own sound this is, not that of a stem. */
  wordsSounding(sound: string): number[] {
    return [`k:${sound}`, `l:${sound}`].flatMap((lexeme) => {
      const number = this.lexemes.find(lexeme)
      return number < 0 ? [] : [...this.#lists.read(number)].filter((member) => member % 2 === 1).map((member) => member >>> 1)
    })
  }

  #membersOf = (group: number): number[] => Array.from(this.#lists.read(group), (member) => member >>> 1)

  #count(words: number[]): number {
    this.#seen = withRoom(this.#seen, this.slots)
    this.#seenStamp += 1
    let posts = 0
    for (const word of words) {
      const postings = this.#lists.read(word)
      for (let at = 0; at < postings.length; at += 1) {
        const slot = (postings[at] ?? 0) >>> LEVEL_BITS
        if (this.#states[slot] === DEAD || this.#seen[slot] === this.#seenStamp) continue
        this.#seen[slot] = this.#seenStamp
        posts += 1
      }
    }
    return posts
  }

  #facetNumber(facet: string): number {
    const known = this.#facetLexemes.indexOf(facet)
    if (known >= 0) return known
    this.facets.push(readFacet(facet))
    return this.#facetLexemes.push(facet) - 1
  }

  #wordNumber(word: string): number {
    const known = this.lexemes.find(`x:${word}`)
    if (known >= 0) return known
    const made = wordOf(word)
    const number = this.lexemes.add(made.exact)
    for (const stem of made.stems) this.#lists.append(this.lexemes.add(stem), number << 1)
    for (const [place, sound] of made.sounds.entries())
      this.#lists.append(this.lexemes.add(sound), (number << 1) | (place === 0 ? 1 : 0))
    return number
  }
}
