// Asks a model behind an OpenAI-compatible address: one streamed completion, bounded in time and length. What comes is data, never more.
import type { Secret } from '../../../platform/secret.ts'

type ModelAddress = { baseUrl: string; key: Secret | undefined; model: string }
export type Message = { role: 'system' | 'user'; content: string }
/** Milliseconds until the answer begins, until its first words, and in all. */
export type Patience = { answer: number; firstWords: number; all: number }

export const PATIENCE: Patience = { answer: 4000, firstWords: 6000, all: 20_000 }
const MOST_LETTERS = 4000
const MOST_BYTES = 512 * 1024
const MOST_TOKENS = 900

/** `left`: the reader has, which is no fault of the model. */
export class ModelError extends Error {
  readonly left: boolean
  constructor(message: string, { left = false, cause }: { left?: boolean; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ModelError'
    this.left = left
  }
}

type Asking = { messages: Message[]; signal: AbortSignal; patience?: Patience }

/** Yields the words as they come. @throws ModelError */
export async function* askModel(
  { baseUrl, key, model }: ModelAddress,
  { messages, signal, patience = PATIENCE }: Asking,
): AsyncGenerator<string> {
  const late = new AbortController()
  const within = (ms: number) => setTimeout(() => late.abort(), ms).unref()
  const all = within(patience.all)
  let next = within(patience.answer)
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key.reveal()}` }) },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: MOST_TOKENS }),
    })
    if (!response.ok || !response.body) throw new ModelError(`the model answered ${response.status}`)
    clearTimeout(next)
    next = within(patience.firstWords)
    for await (const words of wordsOf(response.body)) {
      clearTimeout(next)
      yield words
    }
  } catch (error) {
    if (error instanceof ModelError) throw error
    throw new ModelError('the model could not be asked', { left: signal.aborted, cause: error })
  } finally {
    clearTimeout(all)
    clearTimeout(next)
    late.abort()
  }
}

/** @throws ModelError when it ends before it is done, or does not end */
async function* wordsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let [rest, bytes, letters] = ['', 0, 0]
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new ModelError('the model says too much')
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data:')) continue
      const data = line.slice('data:'.length).trim()
      if (data === '[DONE]') return
      const words = deltaOf(data)
      letters += words.length
      if (letters > MOST_LETTERS) throw new ModelError('the model says too much')
      if (words !== '') yield words
    }
  }
  throw new ModelError('the stream of the model broke off')
}

function deltaOf(data: string): string {
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch (cause) {
    throw new ModelError('the model sends what is no JSON', { cause })
  }
  const choices = field(event, 'choices')
  const content = Array.isArray(choices) ? field(field(choices[0], 'delta'), 'content') : undefined
  return typeof content === 'string' ? content : ''
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? (of as Record<string, unknown>)[name] : undefined
