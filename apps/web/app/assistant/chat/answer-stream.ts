// A question on its way: the events of its answer as they come.
import type { StreamEvent } from '@menged/contracts/assistant'
import { askAssistant } from '@menged/contracts/calls/assistant'
import type { InputOf } from '@menged/contracts/calls/call'
import type { Language } from '@menged/contracts/language'
import { ApiError } from '../../page/api-error.ts'
import { readToken } from '../../session/account/stored-session.ts'
import { storedToken } from '../../session/session.ts'

export type Asked = InputOf<typeof askAssistant>['body']

/** @throws {ApiError} when the question is refused; TypeError when the connection is lost; Error when the stream ends before its answer. */
export async function* answerStream(asked: Asked, language: Language): AsyncGenerator<StreamEvent> {
  if (storedToken() !== null) readToken()
  const token = storedToken()
  const response = await fetch(askAssistant.path, {
    method: askAssistant.method,
    headers: {
      'accept-language': language,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(asked),
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null))
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

/** Older phones cannot iterate over a stream. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
