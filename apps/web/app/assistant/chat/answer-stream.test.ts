import type { StreamEvent } from '@menged/contracts/assistant'
import { afterEach, expect, test, vi } from 'vitest'
import { answerStream, eventsOf } from './answer-stream.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const stream = (...parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

async function all(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent[]> {
  const found: StreamEvent[] = []
  for await (const event of events) found.push(event)
  return found
}

const sent = 'data: {"event":"text","text":"ፓስፖርት"}\n\n: a comment\n\ndata: {"event":"text","text":" ማደስ"}\n\n'
const EVENTS = [
  { event: 'text', text: 'ፓስፖርት' },
  { event: 'text', text: ' ማደስ' },
]

test('events are whole wherever the line cuts the bytes, in the middle of a letter as well', async () => {
  const whole = bytes(sent)
  for (let cut = 0; cut <= whole.length; cut += 1)
    expect(await all(eventsOf(stream(whole.slice(0, cut), whole.slice(cut))))).toEqual(EVENTS)
})

afterEach(() => vi.unstubAllGlobals())

test('a refusal carries what the server says of it', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'too_many_requests', error: 'ቆይተው ይሞክሩ' }, { status: 429 }),
  )
  await expect(all(answerStream({ question: 'x', language: 'am' }, 'am'))).rejects.toMatchObject({
    status: 429,
    answer: { error: 'ቆይተው ይሞክሩ' },
  })
})

test('a question that finds the token spent ends the session', async () => {
  const removeItem = vi.fn()
  const token = `a.${btoa('{"id":"u1","exp":4000000000}')}.c`
  vi.stubGlobal('localStorage', { getItem: () => token, removeItem })
  vi.stubGlobal('dispatchEvent', vi.fn())
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code: 'token_expired', error: 'x' }, { status: 401 }))
  await expect(all(answerStream({ question: 'x', language: 'am' }, 'am'))).rejects.toMatchObject({ status: 401 })
  expect(removeItem).toHaveBeenCalledWith('token')
})
