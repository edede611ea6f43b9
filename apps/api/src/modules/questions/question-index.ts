// The guides as questions are compared with them, as they are in the database: read with the first question, and again when they have changed.
import { valuesOf } from '@menged/ethiopia'
import type { Database } from '../../platform/database/pool.ts'
import { breathing } from './breathing.ts'
import { type IndexedGuide, indexedGuide } from './passages.ts'
import { type QuestionQueries, questionQueries, type WayRow } from './queries.ts'
import { type GuideText, Retrieval } from './retrieval.ts'
import { standInsFor } from './suggestions.ts'
import type { PlacedText } from './training.ts'

/** Guides that are read together. */
const AT_ONCE = 50
/** Milliseconds of work at once while somebody may wait for the first index: on a busy server each pause is long. */
const FIRST_MS = 40

type Built = { retrieval: Retrieval; stamp: string; version: number; ways: readonly PlacedText[]; added: readonly WayRow[] }

export class QuestionIndex {
  readonly #queries: QuestionQueries
  readonly #shipped: () => readonly PlacedText[]
  readonly #onBuilt: () => void
  readonly #added = new Map<string, PlacedText>()
  #built: Built | undefined
  #building: Promise<Retrieval> | undefined
  #isListening = false
  /** Counts notices: what was read before one is old after it. */
  #version = 0
  /** Ways of asking have changed, which is learnt at once. */
  #isUrgent = false

  /** `shipped`: ways of asking that come with the content; editors add others. `onBuilt`: something has changed. */
  constructor(db: Database, { shipped, onBuilt }: { shipped: () => readonly PlacedText[]; onBuilt: () => void }) {
    this.#queries = questionQueries(db)
    this.#shipped = shipped
    this.#onBuilt = onBuilt
  }

  /** Ways of asking: all of them, and those that editors have added. */
  get ways(): readonly PlacedText[] {
    return this.#built?.ways ?? this.#shipped()
  }
  get added(): readonly WayRow[] {
    return this.#built?.added ?? []
  }

  /** What editors add is learnt at once; changes of guides are taken in with the next question. */
  changed = (subjects: ReadonlySet<string> | undefined): void => {
    this.#version += 1
    if (!this.#built || !subjects?.has('questions')) return
    this.#isUrgent = true
    this.start()
  }

  /** Without notices each question looks whether something has changed. */
  listening = (isListening: boolean): void => {
    this.#isListening = isListening
    this.#version += 1
  }

  /** Builds it before somebody asks. */
  start = (): void => {
    // Who asks then is told what is wrong.
    this.current().catch(() => undefined)
  }

  /** While changes are taken in, it is that of before, as long as notices are heard. */
  async current(): Promise<Retrieval> {
    const version = this.#version
    if (this.#built && this.#isListening && this.#built.version === version) return this.#built.retrieval
    const stamp = await this.#queries.stamp()
    if (this.#built?.stamp === stamp) {
      this.#built.version = version
      return this.#built.retrieval
    }
    this.#building ??= this.#build().finally(() => {
      this.#building = undefined
      if (this.#isUrgent && this.#built?.version !== this.#version) this.start()
    })
    if (!this.#built || !this.#isListening) return await this.#building
    // The next question tries again.
    this.#building.catch(() => undefined)
    return this.#built.retrieval
  }

  /** As it was made last, though guides may have changed since. */
  get held(): Retrieval | undefined {
    return this.#built?.retrieval
  }

  figures = (): Record<string, number> => ({
    guides: this.#built?.retrieval.ids.length ?? 0,
    bytes: this.#built?.retrieval.bytes ?? 0,
    addedWays: this.added.length,
  })

  async #build(): Promise<Retrieval> {
    this.#isUrgent = false
    const [version, stamp] = [this.#version, await this.#queries.stamp()]
    const breathe = breathing(this.#built ? undefined : FIRST_MS)
    const texts: GuideText[] = []
    for await (const guide of this.guides()) {
      texts.push(guideText(guide))
      await breathe()
    }
    const added = await this.#queries.ways()
    const ways = [...this.#shipped(), ...added.map((row) => this.#placed(row))]
    const retrieval = await Retrieval.build(texts, ways, breathe)
    this.#built = { retrieval, stamp, version, ways, added }
    const isAdded = new Set(added.map(({ id }) => id))
    for (const id of this.#added.keys()) if (!isAdded.has(id)) this.#added.delete(id)
    this.#onBuilt()
    return retrieval
  }

  /** Some of them in memory at once. */
  async *guides(wanted?: readonly string[]): AsyncGenerator<IndexedGuide> {
    const ids = wanted ?? (await this.#queries.ids())
    for (let at = 0; at < ids.length; at += AT_ONCE)
      for (const row of await this.#queries.guides(ids.slice(at, at + AT_ONCE))) yield indexedGuide(row)
  }

  /** The same object each time: what was reckoned of it is remembered. */
  #placed({ id, postId, place, asks, text }: WayRow): PlacedText {
    const held = this.#added.get(id)
    if (held) return held
    const made = { guide: postId, place, asks, text }
    this.#added.set(id, made)
    return made
  }
}

export function guideText(indexed: IndexedGuide): GuideText {
  const { id, title, guide, passages } = indexed
  const rest = passages.filter(({ name }) => name !== 'summary').map(({ text }) => valuesOf(text).join(' '))
  return {
    id,
    title: valuesOf(title).join(' '),
    summary: guide ? valuesOf(guide.summary).join(' ') : '',
    rest: rest.join(' '),
    standIns: () => standInsFor(indexed).map((text) => ({ guide: id, text })),
  }
}
