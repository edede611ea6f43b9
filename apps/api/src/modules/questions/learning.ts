// What editors add is learnt by the running portal, in the background: which guide a question is about. How far signs can be trusted stays as it
// was trained.
import type { Log } from '../../platform/logging.ts'
import { breathing } from './breathing.ts'
import type { LinearClassifier } from './linear-classifier.ts'
import type { QuestionIndex } from './question-index.ts'
import { learnMore, type PlacedText } from './training.ts'

type LearningParts = {
  log: Pick<Log, 'info' | 'warn'>
  index: QuestionIndex
  /** What ships. */
  known: () => { guides: LinearClassifier; ways: readonly PlacedText[] }
  learnt: (guides: LinearClassifier) => Promise<void>
}

export class Learning {
  readonly #parts: LearningParts
  /** Of the ways of asking that were added. */
  #learnt = ''
  #isRunning = false
  #seconds = 0

  constructor(parts: LearningParts) {
    this.#parts = parts
  }

  /** Begins where there is something new; what comes meanwhile is learnt afterwards, and what failed with the next call. */
  follow = (): void => {
    const added = this.#parts.index.added.map(({ id }) => id).join()
    if (this.#isRunning || added === this.#learnt) return
    this.#isRunning = true
    this.#learn().then(
      () => {
        ;[this.#isRunning, this.#learnt] = [false, added]
        this.follow()
      },
      (error: unknown) => {
        this.#isRunning = false
        this.#parts.log.warn({ err: error }, 'what editors added could not be learnt')
      },
    )
  }

  figures = (): Record<string, number> => ({ learning: this.#isRunning ? 1 : 0, learntSeconds: this.#seconds })

  async #learn(): Promise<void> {
    const begun = performance.now()
    const { index, log, known, learnt } = this.#parts
    const { guides, ways } = known()
    const added = index.added.map(({ postId, text }) => ({ guide: postId, text }))
    const isAsked = new Set(ways.map(({ guide }) => guide))
    const newGuides = added.map(({ guide }) => guide).filter((guide) => !isAsked.has(guide))
    await learnt(
      await learnMore(guides, {
        shipped: ways,
        added,
        newGuides: index.guides([...new Set(newGuides)]),
        retrieval: await index.current(),
        breathe: breathing(),
      }),
    )
    this.#seconds = (performance.now() - begun) / 1000
    log.info({ ways: index.added.length, seconds: Math.round(this.#seconds) }, 'what editors added was learnt')
  }
}
