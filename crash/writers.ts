// Those who write: messages, comments and replies, saves, statistics and registrations, one after the other, until they are stopped.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

/** Stands in all texts, whole: no mark is part of another. */
let marks = 0
const newMark = (): string => {
  marks += 1
  return `crash-${process.pid}-${marks}-x`
}

export type Person = { id: string; token: string }

export type Scene = {
  /** Of each process. */
  origins: string[]
  people: Person[]
  postIds: string[]
  /** A comment of the first person, which the others reply to. */
  parent: { postId: string; id: string }
}
type Call = (method: string, path: string, body?: object) => Promise<boolean>
type Writer = { scene: Scene; ledger: Ledger; person: Person; call: Call; turn: () => number }

const AFTER_REFUSAL_MS = 10

export function startWriting(scene: Scene, ledger: Ledger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const writing = scene.people.map((_, index) => write(scene, ledger, index, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(writing)
    },
  }
}

async function write(scene: Scene, ledger: Ledger, index: number, stopping: AbortSignal): Promise<void> {
  const person = scene.people[index] as Person
  let round = index
  const call: Call = (method, path, body) => {
    const origin = scene.origins[round % scene.origins.length] ?? ''
    return send(ledger, origin + path, method, { body, token: person.token })
  }
  const writer = { scene, ledger, person, call, turn: () => round }
  for (; !stopping.aborted; round += 1) await WRITES[round % WRITES.length]?.(writer)
}

type Sent = { body?: object | undefined; token?: string }

/** True when it was acknowledged. */
async function send(ledger: Ledger, url: string, method: string, { body, token }: Sent): Promise<boolean> {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  try {
    const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const text = await response.text()
    if (response.ok) return true
    if (text.includes('"busy"')) return await pause(AFTER_REFUSAL_MS, false)
    if (response.status !== 503 || !response.headers.has('retry-after'))
      ledger.faults.push(`${method} ${url} ${response.status} ${text}`)
  } catch {
    // Killed in the middle: no response came.
  }
  ledger.refusals.push(performance.now())
  await pause(AFTER_REFUSAL_MS)
  return false
}

const WRITES: ((writer: Writer) => Promise<void>)[] = [
  async ({ ledger, call }) => {
    const mark = newMark()
    const message = { name: 'Crash test', contact: 'crash@example.et', subject: mark, message: mark, language: 'en' }
    if (await call('POST', '/api/contact-messages', message)) ledger.messages.add(mark)
  },
  async ({ ledger, call, scene, turn }) => {
    const mark = newMark()
    const postId = scene.postIds[turn() % scene.postIds.length]
    const comment = { text: mark, language: 'en', key: randomUUID() }
    if (await call('POST', `/api/posts/${postId}/comments`, comment)) ledger.comments.add(mark)
  },
  async ({ ledger, call, scene: { parent } }) => {
    const mark = newMark()
    const answer = { text: mark, language: 'en', key: randomUUID(), parentId: parent.id }
    if (await call('POST', `/api/posts/${parent.postId}/comments`, answer)) ledger.comments.add(mark)
  },
  async ({ ledger, call, scene, person, turn }) => {
    const postId = scene.postIds[turn() % scene.postIds.length]
    const key = `${person.id} ${postId}`
    const isSaved = !ledger.saves.get(key)?.isSaved
    ledger.saves.set(key, { isSaved: !isSaved, open: true })
    if (!(await call(isSaved ? 'PUT' : 'DELETE', `/api/profile/saved/${postId}`))) return
    ledger.saves.set(key, { isSaved, open: false })
    ledger.savesAcknowledged += 1
  },
  async ({ ledger, call }) => {
    ledger.statistics.tried += 1
    if (await call('POST', '/api/admin/stats/sector-category-count', { value: 'crash' })) ledger.statistics.acknowledged += 1
  },
  async ({ ledger, call }) => {
    const mark = newMark()
    if (await call('POST', '/api/auth/register', registration(addressOf(mark)))) ledger.registrations.add(mark)
  },
]

export const PASSWORD = 'a password of the crash test'
export const addressOf = (mark: string): string => `${mark}@example.et`
export const registration = (companyEmail: string) => ({
  fullName: 'ሀና ተስፋዬ',
  companyEmail,
  password: PASSWORD,
  role: 'normalUser',
})
