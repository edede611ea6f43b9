// Who is in the marketplace, held in memory: what the list filters and sorts by, and nothing that it shows. Read again from the database
// when it has changed, which a notice says; without notices before every answer.
import { categoriesOf, WORKER_CATEGORY_IDS, type WorkerCategory, type WorkerSort } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import { HOUR_MS } from '@menged/ethiopia/durations'
import type { Clock } from '../../platform/clock.ts'
import type { EntryRow, workerQueries } from './queries.ts'
import { inOrder, meanOf, type Ranked } from './ranking.ts'
import { type Found, WordIndex } from './word-index.ts'
import { type SearchedWord, saidBy, wordsIn } from './words.ts'

export type Entry = Ranked & {
  /** One bit for each category, in their order; place of the city in the list, or -1; mean of the stars: looked at for every list. */
  categoryBits: number
  cityPlace: number
  /** The first that was named. */
  specialty: string | undefined
  mean: number
  /** What is searched, as it was written, and its place in the index of words. */
  said: string
  wordPlace: number
}

export const bitsOf = (categories: readonly WorkerCategory[]): number =>
  categories.reduce((bits, category) => bits | (1 << WORKER_CATEGORY_IDS.indexOf(category)), 0)

/** Of the notices of the three tables. */
const SUBJECT = 'workers'
/** Transactions that were begun earlier may end later. */
const OVERLAP_MS = 5 * 60_000

/** Places of what is not said any more, for each that is, that the index of words holds before it is made anew. */
const MOST_UNUSED = 2

const entryOf = (row: EntryRow, index: WordIndex, before: Entry | undefined): Entry => {
  const said = saidBy(row)
  const wordPlace = before?.said === said ? before.wordPlace : index.add(wordsIn(said))
  return { ...figuresOf(row), said, wordPlace }
}

const figuresOf = (row: EntryRow) => ({
  id: row.id,
  startingPrice: row.startingPrice,
  responseMinutes: row.responseMinutes,
  reviewCount: row.reviewCount,
  starsGiven: row.starsGiven,
  createdAt: row.createdAt.getTime(),
  categoryBits: bitsOf(categoriesOf(row.specialties)),
  cityPlace: CITIES.findIndex(({ id }) => id === row.city),
  specialty: row.specialties[0],
  mean: meanOf(row),
})

type Parts = { queries: Pick<ReturnType<typeof workerQueries>, 'entries' | 'count'>; clock: Clock }

export class WorkerCache {
  readonly #parts: Parts
  #entries = new Map<number, Entry>()
  #words = new WordIndex()
  #orders = new Map<WorkerSort, Entry[]>()
  #newest: Date | undefined
  #readWholeAt = Number.NEGATIVE_INFINITY
  #isListening = false
  /** Counts changes: what came while the rows were read is not lost. */
  #version = 1
  #known = 0
  #reading: Promise<void> | undefined
  #reads = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** `subjects`: what has changed, as notices name it; undefined stands for everything. */
  changed = (subjects?: ReadonlySet<string>): void => {
    if (!subjects || subjects.has(SUBJECT)) this.#version += 1
  }

  listening = (isListening: boolean): void => {
    this.#isListening = isListening
    this.#version += 1
  }

  /** How often they were read: what is held beside them is as old as they are. */
  get reads(): number {
    return this.#reads
  }

  get size(): number {
    return this.#entries.size
  }

  get(id: number): Entry | undefined {
    return this.#entries.get(id)
  }

  /** Who say all of these words, by the place of each. */
  saying(words: readonly SearchedWord[]): Found {
    return this.#words.find(words)
  }

  /** All of them. */
  ordered(sort: WorkerSort): readonly Entry[] {
    const order = this.#orders.get(sort) ?? inOrder([...this.#entries.values()], sort)
    this.#orders.set(sort, order)
    return order
  }

  /** Brings them up to date, as far as notices say what has changed. */
  async refresh(): Promise<void> {
    const isOld = this.#parts.clock.ticks() - this.#readWholeAt >= HOUR_MS
    if (this.#isListening && this.#known === this.#version && !isOld) return
    this.#reading ??= this.#read(isOld).finally(() => {
      this.#reading = undefined
    })
    await this.#reading
    if (this.#isListening && this.#known !== this.#version) await this.refresh()
  }

  async #read(isWhole: boolean): Promise<void> {
    const { queries, clock } = this.#parts
    const version = this.#version
    const since = isWhole || !this.#newest ? undefined : new Date(this.#newest.getTime() - OVERLAP_MS)
    const rows = await queries.entries(since)
    const entries = since ? new Map(this.#entries) : new Map<number, Entry>()
    // Lists that are made meanwhile find what they have found: no place is given twice.
    const isFull = !since && this.#words.size > MOST_UNUSED * rows.length
    const words = isFull ? new WordIndex() : this.#words
    for (const row of rows) {
      entries.set(row.id, entryOf(row, words, isFull ? undefined : this.#entries.get(row.id)))
      if (!this.#newest || row.updatedAt > this.#newest) this.#newest = row.updatedAt
    }
    // Somebody has gone.
    if (since && (await queries.count()) !== entries.size) return await this.#read(true)
    this.#entries = entries
    this.#words = words
    this.#orders = new Map()
    this.#known = version
    this.#reads += 1
    if (!since) this.#readWholeAt = clock.ticks()
  }
}
