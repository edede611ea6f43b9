// Drafts of the tests: what a writer would send.
import { type Draft, type DraftContent, type DraftGuide, draftAnswer, emptyDraft, emptyDraftGuide } from '@menged/contracts'
import type { LightMyRequestResponse } from 'fastify'
import type { Person } from './actors.ts'
import type { TestApi } from './api.ts'

export const both = (en: string, am: string) => ({ en, am })

/** Whole in both languages. */
export const written = (title: string, change: Partial<DraftContent> = {}): DraftContent => ({
  ...emptyDraft('business'),
  title: both(title, `ርዕስ ${title}`),
  body: both('<p>How it is done.</p>', '<p>እንዴት እንደሚደረግ።</p>'),
  ...change,
})

export function wholeGuide(change: Partial<DraftGuide> = {}): DraftGuide {
  const fact = (en: string, am: string) => ({ value: both(en, am), note: both('', '') })
  const empty = emptyDraftGuide()
  return {
    ...empty,
    summary: both('In short.', 'በአጭሩ።'),
    facts: { ...empty.facts, cost: fact('ETB 100', '100 ብር'), time: fact('1 day', '1 ቀን'), where: fact('Office', 'ቢሮ') },
    documents: [{ id: 'id-card', text: both('ID card', 'መታወቂያ') }],
    office: { ...empty.office, name: both('Office', 'ቢሮ') },
    ...change,
  }
}

let count = 0
/** Ids as a screen would make them. */
export function newId(): string {
  count += 1
  return `10000000-0000-4000-8000-${String(count).padStart(12, '0')}`
}

export const draftIn = (response: LightMyRequestResponse): Draft => {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return draftAnswer.parse(response.json()).data
}

/** What a person does with drafts, by the calls. */
export function writing(on: TestApi, { headers }: Pick<Person, 'headers'>) {
  // Each at a second of its own: what is listed by time has an order.
  const post = (path: string, payload: object) => {
    on.clock.advance(1)
    return on.post(path, payload, headers)
  }
  return {
    create: (content: DraftContent, organisation: string | null = null, id = newId()) =>
      post('/api/drafts', { id, content, organisation }),
    open: (postId: string) => on.post(`/api/posts/${postId}/draft`, undefined, headers),
    read: (id: string) => on.get(`/api/drafts/${id}`, headers),
    save: ({ id, revision, nextReview }: Draft, content: DraftContent, more: object = {}) =>
      on.send('PUT', `/api/drafts/${id}`, { headers, payload: { revision, content, nextReview, ...more } }),
    step: ({ id, revision }: Pick<Draft, 'id' | 'revision'>, step: string, more: object = {}) =>
      post(`/api/drafts/${id}/${step}`, { revision, ...more }),
    list: (query = '') => on.get(`/api/drafts${query}`, headers),
    get: (path: string) => on.get(path, headers),
    put: (path: string) => on.send('PUT', path, { headers }),
    post,
  }
}
export type Writing = ReturnType<typeof writing>
