// Every field of every call in which somebody can write gets a word of its own: the export has it, and with the account it is gone from every table.
import { randomUUID } from 'node:crypto'
import { CALLS, may } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { logIn, PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId, testContent } from '../../../test/content.ts'
import { testTemplate } from '../../../test/document-template.ts'
import { both, draftIn, newId, writing, written } from '../../../test/drafts.ts'
import { signInWorker } from '../../../test/workers.ts'

vi.mock('@menged/documents', async (original) => ({
  ...(await original<typeof import('@menged/documents')>()),
  loadTemplate: async () => testTemplate,
}))

const on = testApi({ content: { ...testContent(), workers: [] }, config: { rateLimitFactor: 10_000 } })

type Schema = { type?: unknown; enum?: unknown; const?: unknown; format?: unknown; pattern?: unknown } & {
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  additionalProperties?: Schema
  properties?: Record<string, Schema>
}
function holdsText(schema: Schema): boolean {
  if (schema.type === 'string') return !(schema.enum || schema.const !== undefined || schema.format || schema.pattern)
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = schema
  return [...anyOf, ...oneOf, ...allOf, ...Object.values(properties), items, additionalProperties].some(
    (each) => typeof each === 'object' && holdsText(each),
  )
}
function fieldsOf(schema: Schema): string[] {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = parts.flatMap(({ properties = {} }) => Object.entries(properties))
  return [...new Set(fields.filter(([, inner]) => holdsText(inner)).map(([name]) => name))]
}
/** `call.field`, of the calls that somebody may make who is no staff. */
const WRITTEN = Object.entries(CALLS).flatMap(([name, call]) => {
  if (!('body' in call) || !(['guest', 'normalUser', 'user', 'worker'] as const).some((role) => may(role, call.may))) return []
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema
  return fieldsOf(schema).map((field) => `${name}.${field}`)
})
const NO_WORDS =
  /\.(?:companyemail|companyEmail|email|password|current|confirmPassword|phone\w*|code|token|amount|price|specialties|experience|hourlyRate|agreeToTerms|page)$/
/** Nothing of it is stored, or as the words of nobody in particular. */
const UNPLANTED: Record<string, string> = {
  'makeDocumentFile.values': 'a file is made, and nothing kept',
  'askAssistant.earlier': 'read with the question, and not kept',
  'makeFirstAdmin.fullName': 'the name of an account, as that of any other',
  'register.fullName': 'changed by its person: changeProfile',
  'register.companyNameEnglish': 'changed by its company: changeProfile',
  'joinAsWorker.firstName': 'changed by the worker: changeOwnWorker',
  'joinAsWorker.lastName': 'as the first name',
  'joinAsWorker.location': 'changed by the worker: changeOwnWorker',
  'joinAsWorker.description': 'changed by the worker: changeOwnWorker',
  'writeReview.name': 'of a guest',
  'sendRequest.name': 'of a guest',
  'changeLinkedRequest.note': 'of a guest',
  'recordFilter.filterValue': 'counted, by nobody',
  'recordSearch.searchValue': 'counted, by nobody',
  'recordSector.value': 'counted, by nobody',
}

/** What stays with the portal, and why (docs/security.md). */
const STAYS: Record<string, string> = {
  mailbox: 'mail of a server without a mail server, for its operator: thirty days',
  feedback: 'messages to the operator: twelve months, without the account',
  contact_messages: 'messages to the operator: twelve months, without the account',
  change_reports: 'messages to the operator: twelve months, without the account',
  worker_reviews: 'what was shown of a worker stays, without the name',
  experiences: 'what an errand took: two years, nobody can say whose',
  guide_requests: 'words that were looked for, of nobody',
  statistics_daily: 'a question without an answer is counted as a search is, of nobody',
  statistics_searches: 'a question without an answer is counted as a search is, of nobody',
  assistant_ratings: 'a question with its rating, of nobody',
  drafts: 'texts of the portal stay, without who wrote them',
  post_versions: 'texts of the portal stay, without who wrote them',
  draft_notes: 'texts of the portal stay, without who wrote them',
}
const OF_NOBODY = 'nobody can say whose it is'
const UNEXPORTED: Record<string, string> = {
  'sendContactMessage.name': OF_NOBODY,
  'sendContactMessage.contact': OF_NOBODY,
  'sendContactMessage.subject': OF_NOBODY,
  'sendContactMessage.message': OF_NOBODY,
  'reportChange.text': OF_NOBODY,
  'reportChange.contact': OF_NOBODY,
  'tellExperience.office': OF_NOBODY,
  'requestGuide.q': OF_NOBODY,
  'rateAnswer.question': OF_NOBODY,
  'writeReview.comment': 'changed since then; its worker was told of it',
}

/** By `call.field`. Letters only: names hold no digits. */
class Words {
  readonly words: Record<string, string> = {}
  readonly beginning: string
  constructor(beginning: string) {
    this.beginning = beginning
  }
  says(call: keyof typeof CALLS, ...fields: string[]): Record<string, string> {
    const places = fields.map((field) => [field, `${call}.${field}`] as const)
    for (const [, place] of places) this.words[place] = this.beginning + place.replace(/[^a-z]/gi, '').toLowerCase()
    return Object.fromEntries(places.map(([field, place]) => [field, this.words[place] ?? '']))
  }
}
const ok = (response: LightMyRequestResponse) => {
  expect(response.statusCode, response.body).toBe(200)
  return response.body.startsWith('{') ? response.json().data : undefined
}
const send = async (who: Person, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object = {}) =>
  ok(await on.send(method, url, { headers: who.headers, payload }))
const rowOf = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows[0] ?? {}

const guide = `/api/posts/${guideId(1)}`
async function comment(who: Person, text: string, parentId?: string): Promise<string> {
  await send(who, 'POST', `${guide}/comments`, { text, language: 'en', key: randomUUID(), ...(parentId ? { parentId } : {}) })
  return String((await rowOf(sql`select id from comments where text = ${text}`)).id)
}
async function hide(by: Person, kind: 'comment' | 'review', id: string): Promise<void> {
  const { data } = (await on.get('/api/admin/moderation?show=all', by.headers)).json()
  const { version } = data.find((each: { id: string }) => each.id === id)
  const items = [{ kind, id, version }]
  await send(by, 'POST', '/api/admin/moderation/decisions', { items, decision: 'hide', ground: 'bribe' })
}

/** A client asks a worker, and both answer; then the client reviews the worker, who replies. */
async function deal(client: Person, worker: Person & { id: number }, ofClient: Words, ofWorker: Words) {
  const asked = { kind: 'meet', language: 'en', key: randomUUID(), date: '2026-11-26', time: '10:00' }
  const { id } = await send(client, 'POST', `/api/workers/${worker.id}/requests`, {
    ...asked,
    ...ofClient.says('sendRequest', 'text', 'place'),
  })
  await send(worker, 'POST', `/api/own-worker/requests/${id}/steps?language=en`, {
    ...{ step: 'proposed', version: 1, date: '2026-11-26', time: '14:30' },
    ...ofWorker.says('changeReceivedRequest', 'note'),
  })
  await send(client, 'POST', `/api/requests/${id}/steps?language=en`, {
    ...{ step: 'proposed', version: 2, date: '2026-11-26', time: '16:00' },
    ...ofClient.says('changeSentRequest', 'note'),
  })
  const review = (call: 'writeReview' | 'changeReview') => ({ stars: 4, language: 'en', ...ofClient.says(call, 'comment') })
  const path = `/api/workers/${worker.id}/reviews`
  const { id: reviewId } = await send(client, 'POST', path, { ...review('writeReview'), key: randomUUID() })
  await on.work()
  await send(client, 'PUT', `${path}/mine`, review('changeReview'))
  await send(worker, 'POST', `/api/reviews/${reviewId}/reply`, ofWorker.says('replyToReview', 'text'))
  await send(worker, 'POST', `/api/reviews/${reviewId}/reports`, ofWorker.says('reportReview', 'reason'))
}

async function readerWrites(me: Person, words: Words, { other, editor }: Record<'other' | 'editor', Person>) {
  await send(me, 'PATCH', '/api/profile', words.says('changeProfile', 'fullName'))
  const first = await comment(other, `What does it cost, ${words.beginning}?`)
  await comment(me, String(words.says('writeComment', 'text').text), first)
  await send(me, 'POST', `/api/comments/${first}/reports`, words.says('reportComment', 'reason'))
  const hidden = await comment(me, `Pay him beneath the table, ${words.beginning}.`)
  await on.database.db.execute(
    sql`insert into comment_reports (comment_id, user_id, reason, created_at) values (${hidden}, ${other.userId}, 'A bribe', now())`,
  )
  await hide(editor, 'comment', hidden)
  await send(me, 'POST', `/api/appeals/comment/${hidden}`, words.says('appeal', 'text'))
  await send(me, 'POST', '/api/feedback', { type: 'idea', page: '/', language: 'en', ...words.says('sendFeedback', 'text') })
  await send(me, 'POST', '/api/contact-messages', {
    ...words.says('sendContactMessage', 'name', 'subject', 'message'),
    ...{ language: 'en', contact: `${words.says('sendContactMessage', 'contact').contact}@example.et` },
  })
  await send(me, 'POST', `${guide}/changes`, {
    ...words.says('reportChange', 'text'),
    ...{ language: 'en', contact: `${words.says('reportChange', 'contact').contact}@example.et` },
  })
  const contact = `${words.says('sendFeedback', 'contact').contact}@example.et`
  await send(me, 'POST', '/api/feedback', { type: 'idea', page: '/', language: 'en', text: 'Write to me.', contact })
  const told = { paid: 100, days: 2, language: 'en' }
  await send(me, 'POST', `${guide}/experiences`, { ...told, ...words.says('tellExperience', 'office') })
  await send(me, 'POST', '/api/guide-requests', { language: 'en', ...words.says('requestGuide', 'q') })
  await readerWritesPapers(me, words)
}

async function readerWritesPapers(me: Person, words: Words) {
  const typed = { template: 'plc-foundation', templateVersion: 3, language: 'en' }
  const values = (call: 'createDocument' | 'changeDocument') => ({ company: words.says(call, 'values').values, agree: true })
  const made = await send(me, 'POST', '/api/documents', { ...typed, key: randomUUID(), values: values('createDocument') })
  const changed = { templateVersion: 3, language: 'en', version: made.version, values: values('changeDocument') }
  await send(me, 'PUT', `/api/documents/${made.id}`, changed)
  const asked = { language: 'en', ...words.says('askAssistant', 'question') }
  const conversation = { id: randomUUID(), turn: randomUUID() }
  await send(me, 'POST', '/api/assistant/questions', { ...asked, conversation })
  await send(me, 'PATCH', `/api/conversations/${conversation.id}`, words.says('renameConversation', 'title'))
  const rated = { useful: false, ...words.says('rateAnswer', 'question') }
  await send(me, 'POST', `/api/assistant/answers/${randomUUID()}/rating`, rated)
}

async function workerWrites(me: Person & { serviceId: number }, words: Words) {
  const inBoth = (call: 'changeOwnWorker' | 'addService' | 'changeService', ...fields: string[]) =>
    Object.fromEntries(Object.entries(words.says(call, ...fields)).map(([field, word]) => [field, both(word, word)]))
  const own = '/api/workers/own'
  const { description } = words.says('changeOwnWorker', 'description')
  const long = `${description} files papers and waits in line for you.`
  const page = { ...inBoth('changeOwnWorker', 'name', 'about'), ...words.says('changeOwnWorker', 'location') }
  await send(me, 'PATCH', own, { ...page, description: both(long, long) })
  const service = (call: 'addService' | 'changeService') => ({
    ...{ price: '100', specialty: null, days: null, postId: null, ...inBoth(call, 'title', 'text') },
    papers: both(...([1, 2].map(() => [words.says(call, 'papers').papers]) as [never, never])),
  })
  await send(me, 'POST', `${own}/services`, service('addService'))
  await send(me, 'PUT', `${own}/services/${me.serviceId}`, service('changeService'))
  const earned = { id: randomUUID(), day: '2026-11-20', amount: '100' }
  await send(me, 'POST', `${own}/earnings`, { ...earned, ...words.says('addEarning', 'note') })
  await send(me, 'PUT', `${own}/references`, words.says('putReferences', 'references'))
}

async function addCompany(words: Words): Promise<Person> {
  const email = `${words.beginning}@office.gov.et`
  const names = words.says('register', 'companyNameAmharic', 'address')
  const form = { role: 'user', companyEmail: email, password: PASSWORD, language: 'en', companyNameEnglish: 'Office' }
  const phones = { phonePrimary: '0911000001', phoneSecondary: '0911000002' }
  ok(await on.post('/api/auth/register', { ...form, ...phones, ...names }))
  const { id } = await rowOf(
    sql`update users set confirmed_at = now(), verified = true, organisation_id = 'office-1' where email = ${email} returning id`,
  )
  const token = await logIn(on, email)
  return { userId: String(id), email, token, headers: { authorization: `Bearer ${token}` } }
}

async function companyWrites(me: Person, words: Words) {
  const pen = writing(on, me)
  const content = (call: 'createDraft' | 'saveDraft') => written(String(words.says(call, 'content').content))
  const made = draftIn(await pen.create(content('createDraft'), null, newId()))
  ok(await pen.post(`/api/drafts/${made.id}/versions`, { revision: made.revision, ...words.says('keepVersion', 'note') }))
  ok(await pen.post(`/api/drafts/${made.id}/notes`, words.says('addDraftNote', 'text')))
  const saved = draftIn(await pen.save(made, content('saveDraft')))
  draftIn(await pen.step(saved, 'submit', words.says('submitDraft', 'note')))
}

/** What stands in each table. */
async function tables(): Promise<Map<string, string>> {
  const { rows } = await on.database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = new Map<string, string>()
  for (const { name } of rows) {
    const { text } = await rowOf(sql`select lower(string_agg(each::text, ' ')) as text from ${sql.identifier(name)} as each`)
    found.set(name, String(text ?? ''))
  }
  return found
}
const placesOf = (word: string, all: Map<string, string>): string[] =>
  [...all].filter(([, text]) => text.includes(word)).map(([name]) => name)

type Writer = { me: Person; words: Words }
async function writers(world: string): Promise<Record<'reader' | 'worker' | 'company', Writer>> {
  const [ofReader, ofWorker, ofCompany] = ['a', 'b', 'c'].map((who) => new Words(`zq${world}${who}`)) as [Words, Words, Words]
  const [reader, other, editor] = [await signIn(on), await signIn(on), await signIn(on, { role: 'editor' })]
  const [worker, company] = [await signInWorker(on), await addCompany(ofCompany)]
  await readerWrites(reader, ofReader, { other, editor })
  await deal(reader, worker, ofReader, ofWorker)
  await workerWrites(worker, ofWorker)
  await companyWrites(company, ofCompany)
  return {
    reader: { me: reader, words: ofReader },
    worker: { me: worker, words: ofWorker },
    company: { me: company, words: ofCompany },
  }
}

test('every field in which somebody can write holds a word, or it is said why not', async () => {
  const planted = Object.values(await writers('x')).flatMap(({ words }) => Object.keys(words.words))
  const missing = WRITTEN.filter((place) => !planted.includes(place) && !(place in UNPLANTED) && !NO_WORDS.test(place))
  expect(missing).toEqual([])
  expect([...planted, ...Object.keys(UNPLANTED)].filter((place) => !WRITTEN.includes(place))).toEqual([])
})

test.each(['reader', 'worker', 'company'] as const)(
  'the export has every word of a %s, and with the account each is gone from every table',
  async (who) => {
    const { me, words } = (await writers(who))[who]
    const places = Object.entries(words.words)
    const before = await tables()
    expect(places.filter(([, word]) => placesOf(word, before).length === 0)).toEqual([])
    const exported = (await on.get('/api/profile/export', me.headers)).body.toLowerCase()
    expect(places.filter(([place, word]) => !(place in UNEXPORTED) && !exported.includes(word))).toEqual([])
    await send(me, 'POST', '/api/profile/delete', { password: PASSWORD })
    await on.work()
    const after = await tables()
    const left = [...places, ['address', me.email] as const].map(([place, word]) => ({ place, in: placesOf(word, after) }))
    expect(left.filter((each) => each.in.some((table) => !(table in STAYS)))).toEqual([])
  },
)
