// Vectors of texts: made by the service once, and kept in the database. One that fails again and again is left alone for a while.
import { createHash } from 'node:crypto'
import { DAY_MS } from '@menged/ethiopia/durations'
import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { withoutPersonal } from '../personal.ts'
import { type EmbeddingAddress, embed } from './embedding-client.ts'
import { type Vector, vectorOf } from './vector.ts'
import { vectorQueries } from './vector-queries.ts'

export type VectorsParts = Pick<Platform, 'db' | 'clock'> & { address: EmbeddingAddress }

const BATCH = 32
const PATIENCE_MS = { question: 400, batch: 30_000 }
const FAILURES = 3
const REST_MS = 60_000
const REMEMBERED = 500
/** Processes of the version before may still need what this one does not. */
const KEPT_MS = 7 * DAY_MS

export function createVectors({ db, clock, address }: VectorsParts) {
  const queries = vectorQueries(db)
  const questions = new LRUCache<string, Vector>({ max: REMEMBERED })
  const counts = { vectorsAsked: 0, vectorsFailed: 0 }
  let [failures, restsUntil] = [0, Number.NEGATIVE_INFINITY]
  const isResting = (): boolean => clock.ticks() < restsUntil
  const keyOf = (text: string): string => createHash('sha256').update(`${address.model}\n${text}`).digest('base64url')

  async function ask(texts: readonly string[], patienceMs: number): Promise<Vector[]> {
    counts.vectorsAsked += texts.length
    try {
      const vectors = await embed(address, texts, patienceMs)
      failures = 0
      return vectors.map(vectorOf)
    } catch (error) {
      counts.vectorsFailed += texts.length
      failures += 1
      if (failures >= FAILURES) restsUntil = clock.ticks() + REST_MS
      throw error
    }
  }

  /** In the database already, or made now. @throws EmbeddingError */
  async function batch(texts: ReadonlyMap<string, string>): Promise<Map<string, Vector>> {
    const held = await queries.held([...texts.keys()])
    const missing = [...texts].filter(([key]) => !held.has(key))
    if (missing.length === 0) return held
    const vectors = await ask(
      missing.map(([, text]) => text),
      PATIENCE_MS.batch,
    )
    const made = new Map(missing.flatMap(([key], n) => (vectors[n] ? [[key, vectors[n]] as const] : [])))
    await queries.add(made, clock.now())
    return new Map([...held, ...made])
  }

  return {
    isResting,
    figures: (): Record<string, number> => ({ ...counts }),
    /** Of each text. Others are forgotten after a week. @throws EmbeddingError */
    ofAll: async (texts: Iterable<string>): Promise<Map<string, Vector>> => {
      const keys = new Map([...texts].map((text) => [keyOf(text), text]))
      const vectors = await queries.held([...keys.keys()])
      const missing = [...keys].filter(([key]) => !vectors.has(key))
      // What another process has made meanwhile is not asked for.
      for (let at = 0; at < missing.length; at += BATCH)
        for (const [key, vector] of await batch(new Map(missing.slice(at, at + BATCH)))) vectors.set(key, vector)
      await queries.forget([...keys.keys()], new Date(clock.now().getTime() - KEPT_MS))
      return new Map([...vectors].map(([key, vector]) => [keys.get(key) ?? '', vector]))
    },
    /** Undefined where it cannot be had in time. Names and numbers stay here. */
    ofQuestion: async (question: string): Promise<Vector | undefined> => {
      const text = withoutPersonal(question)
      const held = questions.get(text)
      if (held || isResting()) return held
      const [vector] = await ask([text], PATIENCE_MS.question).catch(() => [])
      if (vector) questions.set(text, vector)
      return vector
    },
  }
}
