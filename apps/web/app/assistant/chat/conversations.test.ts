import type { AssistantAnswer, StreamEvent } from '@menged/contracts/assistant'
import { REPLY_DELAY_MS } from '@menged/contracts/assistant/lists'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, askAgain } from './asking.ts'
import {
  addTurn,
  currentConversation,
  dropConversation,
  isAsking,
  newQuestion,
  openConversation,
  type QuestionTurn,
  useConversations,
} from './conversations.ts'
import { keepConversations, readConversations, readOpen, writeConversations } from './stored-conversations.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const answer: AssistantAnswer = {
  id: '6f3b1a52-3a3e-4b5e-9f0a-0b8f1a1c2d3e',
  kind: 'answer',
  language: 'en',
  blocks: [{ kind: 'text', text: 'It costs 5,000 birr.', cites: [1] }],
  citations: [],
  guide: 'passport-renewal',
  nearest: [],
  followUps: [],
  helpLines: [],
  document: null,
  workers: [],
  wording: 'extractive',
  note: null,
}
const bodyOf = (events: StreamEvent[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const asked: { question: string; earlier: unknown }[] = []
let reply: () => Promise<Response> = async () => new Response(bodyOf([{ event: 'answer', answer }]))

const talkNow = () => currentConversation(useConversations.getState())
const turnsNow = () => (talkNow()?.turns ?? []) as QuestionTurn[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return reply()
  })
  useConversations.setState({ conversations: [], current: null })
  asked.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// covers D-07, D-09, D-10
test('a reply comes after a second at least; until then the page says that it is being written', async () => {
  const done = ask('How much is a passport?', 'en')
  expect(isAsking(talkNow())).toBe(true)
  await vi.advanceTimersByTimeAsync(REPLY_DELAY_MS.least - 1)
  expect(turnsNow()[0]?.answer).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(isAsking(talkNow())).toBe(false)
  expect(turnsNow()[0]).toMatchObject({
    question: 'How much is a passport?',
    state: 'done',
    answer: { guide: 'passport-renewal' },
  })
  expect(Date.parse(turnsNow()[0]?.at ?? '')).not.toBeNaN()
})

test('a follow-up says what was asked before and which guide answered', async () => {
  const first = ask('How much is a passport?', 'en')
  await vi.advanceTimersByTimeAsync(REPLY_DELAY_MS.least)
  await first
  const second = ask('and how long?', 'en')
  await vi.advanceTimersByTimeAsync(REPLY_DELAY_MS.least)
  await second
  expect(asked[1]?.earlier).toEqual([{ question: 'How much is a passport?', guide: 'passport-renewal' }])
  expect(useConversations.getState().conversations).toHaveLength(1)
})

test.each([
  ['a line that is lost', async () => Promise.reject(new TypeError('Failed to fetch')), null],
  ['a stream that breaks off', async () => new Response(bodyOf([{ event: 'text', text: 'It' }])), null],
  ['a refusal', async () => Response.json({ success: false, code: 'x', error: 'Too many.' }, { status: 429 }), 'Too many.'],
  ['a fault in the midst', async () => new Response(bodyOf([{ event: 'error', code: 'x', error: 'Broken.' }])), 'Broken.'],
] as const)('%s loses no question, and it is asked again in its place', async (_, fails, trouble) => {
  const works = reply
  reply = fails
  const done = ask('How much?', 'en')
  await vi.advanceTimersByTimeAsync(REPLY_DELAY_MS.least)
  await done
  const [turn] = turnsNow()
  expect(turn).toMatchObject({ state: 'failed', question: 'How much?', words: '', trouble })
  reply = works
  const again = askAgain(talkNow()?.id ?? '', turn as QuestionTurn, 'en')
  await vi.advanceTimersByTimeAsync(REPLY_DELAY_MS.least)
  await again
  expect(turnsNow()).toHaveLength(1)
  expect(turnsNow()[0]?.state).toBe('done')
})

test("a guest's conversations are there after the page is loaded again; what was under way has failed", () => {
  const stop = keepConversations(() => true)
  addTurn(newQuestion('አዲስ ፓስፖርት ምን ያህል ያስከፍላል?'))
  openConversation(null)
  const second = addTurn(newQuestion('How long?'))
  stop()
  expect(readConversations().map(({ title }) => title)).toEqual(['How long?', 'አዲስ ፓስፖርት ምን ያህል ያስከፍላል?'])
  expect(readConversations()[0]?.turns?.[0]).toMatchObject({ state: 'failed' })
  expect(readOpen()).toBe(second)
})

test('what is deleted is kept nowhere; an account is kept by the server only', () => {
  const stop = keepConversations(() => true)
  dropConversation(addTurn(newQuestion('one')))
  expect(readConversations()).toEqual([])
  stop()
  const stopAccount = keepConversations(() => false)
  addTurn(newQuestion('two'))
  expect(readConversations()).toEqual([])
  stopAccount()
})

test('two tabs lose nothing of each other', () => {
  const stop = keepConversations(() => true)
  const mine = addTurn(newQuestion('of this tab'))
  const theirs = { id: 'of-another', title: 'of another tab', updatedAt: '2020-01-01T00:00:00.000Z', turns: [] }
  writeConversations([...readConversations(), theirs])
  addTurn(newQuestion('and once more'))
  expect(readConversations().map(({ title }) => title)).toEqual(['of this tab', 'of another tab'])
  dropConversation(mine)
  expect(readConversations().map(({ title }) => title)).toEqual(['of another tab'])
  stop()
})

test('storage that is broken or full does no harm', () => {
  for (const stored of ['{', '7', '[{}]', '[null]', '[{"id":"a","title":"b","turns":[{}]}]']) {
    localStorage.setItem('assistant-conversations', stored)
    expect(readConversations()).toEqual([])
  }
  const conversations = Array.from({ length: 8 }, (_, n) => ({ id: String(n), title: String(n), updatedAt: '', turns: [] }))
  const full = storage()
  vi.stubGlobal('localStorage', {
    ...full,
    setItem: (key: string, value: string) => {
      if ((JSON.parse(value) as unknown[]).length > 2) throw new DOMException('full', 'QuotaExceededError')
      full.setItem(key, value)
    },
  })
  writeConversations(conversations)
  expect(readConversations().map(({ id }) => id)).toEqual(['0', '1'])
})

test('of somebody in danger nothing is kept, whatever was asked before or after', () => {
  const turn = (question: string, kind: AssistantAnswer['kind']) => ({
    ...newQuestion(question),
    answer: { ...answer, kind },
    state: 'done' as const,
  })
  const [help, other] = [turn('help', 'danger'), turn('a passport', 'answer')]
  const about = { id: 'a', title: 'help', updatedAt: '2026-01-01T00:00:00.000Z' }
  writeConversations([{ ...about, turns: [help, other] }])
  expect(readConversations()).toMatchObject([{ title: 'a passport', turns: [{ question: 'a passport' }] }])
  writeConversations([{ ...about, turns: [help] }])
  expect(readConversations()).toEqual([])
})
