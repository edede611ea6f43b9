// Vectors of texts: made by the service once, and kept in the database. One that fails again and again is left alone for a while.
import { createHash } from 'node:crypto'
import { DAY_MS } from '@menged/ethiopia/durations'
import { LRUCache } from 'lru-cache'
import { createBreaker } from '../../../platform/breaker.ts'
import type { Platform } from '../../../platform/platform.ts'
import { withoutPersonal } from '../personal.ts'
import { type EmbeddingAddress, EmbeddingError, embed } from './embedding-client.ts'
import { type Vector, vectorOf } from './vector.ts'
import { vectorQueries } from './vector-queries.ts'

export type EmbeddingsParts = Pick<Platform, 'db' | 'clock'> & { address: EmbeddingAddress }

const BATCH = 32
const PATIENCE_MS = { question: 400, batch: 30_000 }
const REMEMBERED = 500
/** Processes of the version before may still need what this one does not. */
const KEPT_MS = 7 * DAY_MS

const isRefusal = (error: unknown): boolean => error instanceof EmbeddingError && error.isRefusal

export function createEmbeddings({ db, clock, address }: EmbeddingsParts) {
  const queries = vectorQueries(db)
  const questions = new LRUCache<string, Vector>({ max: REMEMBERED })
  const counts = { embedded: 0, embeddingsFailed: 0 }
  const breaker = createBreaker(clock)
  const keyOf = (text: string): string => createHash('sha256').update(`${address.model}\n${text}`).digest('base64url')

  async function ask(texts: readonly string[], patienceMs: number): Promise<Vector[]> {
    try {
      const vectors = await embed(address, texts, patienceMs)
      counts.embedded += texts.length
      breaker.succeeded()
      return vectors.map(vectorOf)
    } catch (error) {
      counts.embeddingsFailed += texts.length
      if (!isRefusal(error)) breaker.failed()
      throw error
    }
  }

  /** Undefined where the service does not take a text, for which the others need not wait. @throws EmbeddingError */
  async function eachOf(texts: readonly string[]): Promise<(Vector | undefined)[]> {
    try {
      return await ask(texts, PATIENCE_MS.batch)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (texts.length === 1) return [undefined]
      const vectors: (Vector | undefined)[] = []
      for (const text of texts) vectors.push(...(await eachOf([text])))
      return vectors
    }
  }

  /** In the database already, or made now. @throws EmbeddingError */
  async function batch(texts: ReadonlyMap<string, string>): Promise<Map<string, Vector>> {
    const held = await queries.held([...texts.keys()])
    const missing = [...texts].filter(([key]) => !held.has(key))
    if (missing.length === 0) return held
    const vectors = await eachOf(missing.map(([, text]) => text))
    const made = new Map(missing.flatMap(([key], n) => (vectors[n] ? [[key, vectors[n]] as const] : [])))
    await queries.add(made, clock.now())
    return new Map([...held, ...made])
  }

  return {
    isResting: breaker.isResting,
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
      if (held || breaker.isResting()) return held
      const [vector] = await ask([text], PATIENCE_MS.question).catch(() => [])
      if (vector) questions.set(text, vector)
      return vector
    },
  }
}
