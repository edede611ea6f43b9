// Asks a model behind an OpenAI-compatible address for the vectors of texts: those that mean the same point the same way.
import { z } from 'zod'
import type { Secret } from '../../../platform/secret.ts'

export type EmbeddingAddress = { baseUrl: string; key: Secret | undefined; model: string }

const MOST_BYTES = 16 * 1024 * 1024
const MOST_NUMBERS = 4096
const MOST_LETTERS = 2000

/** What a service returns that does not like the texts. */
const REFUSALS = [400, 413, 422]

/** `isRefusal`: the service works, and does not take one of the texts. */
export class EmbeddingError extends Error {
  readonly isRefusal: boolean
  constructor(message: string, { isRefusal = false, cause }: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'EmbeddingError'
    this.isRefusal = isRefusal
  }
}

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1).max(MOST_NUMBERS) })),
})

/** One vector for each text, in the order of the texts. @throws EmbeddingError */
export async function embed(
  { baseUrl, key, model }: EmbeddingAddress,
  texts: readonly string[],
  patienceMs: number,
): Promise<Float32Array[]> {
  try {
    const response = await fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key.reveal()}` }) },
      body: JSON.stringify({ model, input: texts.map((text) => text.slice(0, MOST_LETTERS)), encoding_format: 'float' }),
    })
    const { status } = response
    if (!response.ok || !response.body)
      throw new EmbeddingError(`the service returned ${status}`, { isRefusal: REFUSALS.includes(status) })
    const { data } = answerSchema.parse(JSON.parse(await textOf(response.body)))
    const vectors = new Map(data.map(({ index, embedding }) => [index, Float32Array.from(embedding)]))
    return texts.map((_, n) => {
      const vector = vectors.get(n)
      if (!vector?.some((each) => each !== 0)) throw new EmbeddingError('the service left a text out')
      return vector
    })
  } catch (error) {
    throw error instanceof EmbeddingError ? error : new EmbeddingError('the service could not be asked', { cause: error })
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new EmbeddingError('the service sends too much')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
