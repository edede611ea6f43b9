// The people who write: registered and signed in once; their sessions outlive every kill.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from './storage-queries.ts'
import { confirmAll, idOf, somePosts } from './storage-queries.ts'
import { PASSWORD, type Person, registration, type Scene } from './writers.ts'

export async function gather(origins: string[], pool: Pool, count: number): Promise<Scene> {
  const [origin = ''] = origins
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `writer-${randomUUID()}@example.et`
    await ask(`${origin}/api/auth/register`, registration(email))
    await confirmAll(pool)
    const { token } = await ask<{ token: string }>(`${origin}/api/auth/login`, { companyemail: email, password: PASSWORD })
    people.push({ id: await idOf(pool, email), token })
  }
  // The first person only gets replies.
  const [first, ...writers] = people
  const postIds = await somePosts(pool)
  const [postId = ''] = postIds
  const comment = { text: 'The comment that is replied to.', language: 'en', key: randomUUID() }
  const { data } = await ask<{ data: { _id: string } }>(`${origin}/api/posts/${postId}/comments`, comment, first?.token)
  return { origins, people: writers, postIds, parent: { postId, id: data._id } }
}

/** A machine that is busy is tried again. */
const MOST_TRIES = 60

async function ask<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (response.ok) return (await response.json()) as Answer
    const text = await response.text()
    if (response.status !== 503 || attempt === MOST_TRIES) throw new Error(`${url} answers ${response.status}: ${text}`)
    await pause(1000)
  }
}
