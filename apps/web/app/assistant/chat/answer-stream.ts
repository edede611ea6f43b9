// A question on its way: the events of its answer as they come.
import type { StreamEvent } from '@menged/contracts/assistant'
import { askAssistant } from '@menged/contracts/calls/assistant/assistant'
import { type InputOf, requestOf } from '@menged/contracts/calls/call'
import type { Language } from '@menged/ethiopia/languages'
import { sessionFetch } from '../../session/account/session-fetch.ts'
import { refusalOf } from '../../session/client/authorised-fetch.ts'

export type QuestionBody = InputOf<typeof askAssistant>['body']

/** @throws {ApiError} when the question is refused; TypeError when the connection is lost; Error when the stream ends before its answer. */
export async function* answerStream(body: QuestionBody, language: Language): AsyncGenerator<StreamEvent> {
  const response = await sessionFetch({ ...requestOf(askAssistant), body, isStream: true }, language)
  if (!response.ok) throw await refusalOf(response)
  if (!response.body) throw new TypeError('no body')
  yield* eventsOf(response.body)
}

/** The `data:` lines of an event stream; whatever else it may hold is passed over. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let rest = ''
  for await (const text of textOf(body)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length)) as StreamEvent
  }
}

/** Between two parts of an answer. */
const LONGEST_MS = 60_000

async function inTime<Read>(reading: Promise<Read>): Promise<Read> {
  const late = Promise.withResolvers<never>()
  const clock = setTimeout(() => late.reject(new TypeError('the stream stands still')), LONGEST_MS)
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(clock)
  }
}

/** Older phones cannot iterate over a stream. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await inTime(reader.read())
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
