// The passages of guides that questions are about, held in memory within bounds: read when they are first needed, and forgotten at a notice
// that they have changed. Without notices they are read for every question.
import { LRUCache } from 'lru-cache'
import { type IndexedGuide, indexedGuide } from '../../questions/index.ts'
import type { guideQueries } from '../queries.ts'

const MOST_BYTES = 64 * 1024 * 1024
/** Of the notice that one guide has changed, or a comment on it. */
const SUBJECT = 'post:'

export class GuideCache {
  readonly #queries: Pick<ReturnType<typeof guideQueries>, 'guides'>
  readonly #held = new LRUCache<string, IndexedGuide>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => Math.max(1, bytes) })
  #isListening = false
  /** Counts notices: what was read before one is not kept after it. */
  #version = 0

  constructor(queries: Pick<ReturnType<typeof guideQueries>, 'guides'>) {
    this.#queries = queries
  }

  /** `subjects`: what has changed, as notices name it; undefined stands for everything. */
  changed = (subjects?: ReadonlySet<string>): void => {
    this.#version += 1
    if (!subjects) this.#held.clear()
    for (const subject of subjects ?? []) if (subject.startsWith(SUBJECT)) this.#held.delete(subject.slice(SUBJECT.length))
  }

  listening = (isListening: boolean): void => {
    this.#isListening = isListening
    this.changed()
  }

  /** In the order of the ids, without those that are not published. */
  async of(ids: readonly string[]): Promise<IndexedGuide[]> {
    const version = this.#version
    const missing = ids.filter((id) => !this.#held.has(id))
    const read = new Map<string, IndexedGuide>()
    for (const row of missing.length > 0 ? await this.#queries.guides([...missing]) : []) read.set(row.id, indexedGuide(row))
    const found = ids.flatMap((id) => read.get(id) ?? this.#held.get(id) ?? [])
    if (this.#isListening && version === this.#version) for (const [id, guide] of read) this.#held.set(id, guide)
    return found
  }

  figures = (): Record<string, number> => ({
    guides: this.#held.size,
    passages: [...this.#held.values()].reduce((sum, { passages }) => sum + passages.length, 0),
    bytes: this.#held.calculatedSize ?? 0,
  })
}
