// The index in memory of this process: built after the start, renewed by the notices that empty the page cache. It is used only while
// notices are heard and the changes they announced have been taken in; otherwise the database answers.
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { workBehind } from '../../../platform/database/timed-client.ts'
import type { Log } from '../../../platform/logging.ts'
import { textsOf } from '../queries.ts'
import type { SearchSource } from '../query/source.ts'
import { indexLoadQueries } from './index-load-queries.ts'
import { isWorn, load, TooLarge, takeViews } from './index-loader.ts'
import { createIndexSource } from './index-source.ts'
import { InvertedIndex } from './inverted-index.ts'

/** Why the index is not used, or that it is. */
type IndexState = 'current' | 'off' | 'building' | 'unheard' | 'behind' | 'too large'

/** A change is taken in by then, or the database answers until it is: two processes agree within half a second. */
const LATE_MS = 400
const RETRY_MS = 1000
/** Views come without a notice. */
const VIEWS_MS = 30_000

/** `mostBytes`: 0 for no index at all. */
type IndexDependencies = { db: Database; clock: Clock; log: Log; mostBytes: number }

export class SearchIndex {
  readonly #parts: IndexDependencies
  readonly #queries: ReturnType<typeof indexLoadQueries>
  readonly #closing = new AbortController()
  #built: { index: InvertedIndex; source: SearchSource } | undefined
  #isStarted = false
  #isListening = false
  #isTooLarge = false
  /** Everything is compared next, not only what is newer. */
  #isWhole = true
  /** When the first change came that is not being taken in yet, and the first of those that are. */
  #waiting: number | undefined
  #taking: number | undefined
  #running: Promise<void> | undefined
  #viewsReadAt = 0

  constructor(parts: IndexDependencies) {
    this.#parts = parts
    this.#queries = indexLoadQueries(parts.db)
  }

  /** Begins to build. Until it is called, and until the index is there, the database answers. */
  start = (): void => {
    this.#isStarted = true
    this.#viewsReadAt = this.#parts.clock.ticks()
    this.changed()
  }

  /** Without notices nothing says what has changed. */
  listening = (isListening: boolean): void => {
    this.#isListening = isListening
    if (isListening) this.#isWhole = true
  }

  changed = (): void => {
    this.#waiting ??= this.#parts.clock.ticks()
    // Of an index that is too large only the hourly comparison tries again.
    const isOff = !this.#isStarted || this.#parts.mostBytes === 0 || (this.#isTooLarge && !this.#isWhole)
    if (isOff || this.#closing.signal.aborted) return
    this.#running ??= workBehind(() => this.#work()).finally(() => {
      this.#running = undefined
    })
  }

  /** Takes in what this process has changed itself. */
  async refresh(): Promise<void> {
    this.changed()
    await this.#running
  }

  /** Compares everything: a clock that was set back may have hidden a change. */
  async compare(): Promise<void> {
    this.#isWhole = true
    await this.refresh()
  }

  state = (): IndexState => {
    if (this.#parts.mostBytes === 0) return 'off'
    if (this.#isTooLarge) return 'too large'
    if (!this.#built) return 'building'
    if (!this.#isListening) return 'unheard'
    const oldest = this.#taking ?? this.#waiting
    return oldest !== undefined && this.#parts.clock.ticks() - oldest > LATE_MS ? 'behind' : 'current'
  }

  /** Null while it cannot be trusted. */
  source(): SearchSource | null {
    if (!this.#built || this.state() !== 'current') return null
    this.#readViews(this.#built.index)
    return this.#built.source
  }

  figures = (): Record<string, number> => {
    const index = this.#built?.index
    return {
      current: this.state() === 'current' ? 1 : 0,
      posts: index?.posts ?? 0,
      lexemes: index?.lexemes.size ?? 0,
      postings: index?.postings ?? 0,
      dead_posts: index?.dead ?? 0,
      bytes: index?.bytes ?? 0,
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing
    while (this.#waiting !== undefined && !signal.aborted) {
      this.#taking = this.#waiting
      this.#waiting = undefined
      try {
        await this.#takeIn()
      } catch (error) {
        this.#waiting = this.#taking
        if (!signal.aborted) this.#parts.log.warn({ err: error }, 'the search index could not be brought up to date')
        await pause(RETRY_MS, undefined, { signal }).catch(() => {})
      }
      this.#taking = undefined
    }
  }

  async #takeIn(): Promise<void> {
    const { db, mostBytes, log } = this.#parts
    const index = this.#built && !isWorn(this.#built.index) ? this.#built.index : new InvertedIndex()
    const isWhole = this.#isWhole
    this.#isWhole = false
    try {
      await load(index, this.#queries, mostBytes, isWhole)
      this.#isTooLarge = false
      if (index !== this.#built?.index) this.#built = { index, source: createIndexSource(index, (ids) => textsOf(db, ids)) }
    } catch (error) {
      this.#isTooLarge = error instanceof TooLarge
      this.#isWhole = !this.#isTooLarge
      if (!this.#isTooLarge) throw error
      this.#built = undefined
      log.warn({ err: error }, 'the database answers searches')
    }
  }

  #readViews(index: InvertedIndex): void {
    const { clock, log } = this.#parts
    if (clock.ticks() - this.#viewsReadAt < VIEWS_MS) return
    this.#viewsReadAt = clock.ticks()
    this.#queries.views().then(
      (lines) => takeViews(index, lines),
      (error: unknown) => log.warn({ err: error }, 'views could not be read for search'),
    )
  }
}
