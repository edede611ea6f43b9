// The typed client: one table of calls, two transports (in-process while rendering, fetch in the browser).
import type { OrganisationType } from '@menged/contracts/categories'
import type { Comment } from '@menged/contracts/comments'
import type { ErrorAnswer } from '@menged/contracts/errors'
import type { BankRates } from '@menged/contracts/exchange'
import type { ContactMessage } from '@menged/contracts/feedback'
import type { Language } from '@menged/contracts/language'
import type { LegalDocument, LegalReading } from '@menged/contracts/legal'
import { PAGE_SIZE } from '@menged/contracts/limits'
import type {
  Card,
  CardPage,
  CategoryCount,
  ChangeReport,
  Newest,
  OrganisationPost,
  PublishedPage,
  Reading,
} from '@menged/contracts/posts'
import { type Endpoint, pathOf, READER_ENDPOINTS } from '@menged/contracts/reader-endpoints'
import type { GuideRequest, SearchPage, Suggestion } from '@menged/contracts/search'
import type { RouterContextProvider } from 'react-router'
import { ApiError } from './api-error.ts'
import { serverContext } from './context.ts'
import { storedToken } from './session.ts'

export type Transport = (call: {
  method: string
  path: string
  body?: unknown
  /** Ends a call that nobody waits for any more. */
  signal?: AbortSignal
}) => Promise<{ status: number; json: () => unknown | Promise<unknown> }>

export { ApiError }

type Query = Record<string, string | number>
type Asked = { params?: Record<string, string>; query?: Query; body?: unknown; signal?: AbortSignal }

const caller =
  (transport: Transport) =>
  async <Answer>(endpoint: Endpoint, o: Asked = {}): Promise<Answer> => {
    const query = o.query ? `?${new URLSearchParams(Object.entries(o.query).map(([k, v]) => [k, String(v)]))}` : ''
    const path = pathOf(endpoint.path, o.params) + query
    const response = await transport({
      method: endpoint.method,
      path,
      ...(o.body === undefined ? {} : { body: o.body }),
      ...(o.signal ? { signal: o.signal } : {}),
    })
    const answer = (await response.json()) as Answer
    if (response.status >= 400) throw new ApiError(response.status, answer as ErrorAnswer)
    return answer
  }

export function apiClient(transport: Transport) {
  const call = caller(transport)
  return {
    cards: (page: number, language: Language, pagesize = PAGE_SIZE) =>
      call<CardPage>(READER_ENDPOINTS.cards, { query: { page, pagesize, language } }),
    card: async (postId: string, language: Language) =>
      (await call<{ data: Card }>(READER_ENDPOINTS.card, { params: { postId }, query: { language } })).data,
    reading: async (postId: string, language: Language) =>
      (await call<{ data: Reading }>(READER_ENDPOINTS.reading, { params: { postId }, query: { language } })).data,
    published: (page: number) => call<PublishedPage>(READER_ENDPOINTS.published, { query: { page } }),
    newest: async (language: Language) => (await call<{ data: Newest[] }>(READER_ENDPOINTS.newest, { query: { language } })).data,
    comments: async (postId: string) => (await call<{ data: Comment[] }>(READER_ENDPOINTS.comments, { params: { postId } })).data,
    organisationPosts: async (query: OrganisationType) =>
      (await call<{ data: OrganisationPost[] }>(READER_ENDPOINTS.organisationPosts, { query: { query } })).data,
    latestRates: async (bank: string) =>
      (await call<{ data: BankRates }>(READER_ENDPOINTS.latestRates, { params: { bank } })).data,
    categories: async () => (await call<{ data: CategoryCount[] }>(READER_ENDPOINTS.categories)).data,
    legal: async (document: LegalDocument, language: Language) =>
      (await call<{ data: LegalReading }>(READER_ENDPOINTS.legal, { params: { document }, query: { language } })).data,
    search: (query: Query) => call<SearchPage>(READER_ENDPOINTS.search, { query }),
    suggestions: async (q: string, language: Language, signal: AbortSignal) =>
      (await call<{ data: Suggestion[] }>(READER_ENDPOINTS.suggestions, { query: { q, language }, signal })).data,
    requestGuide: (body: GuideRequest) => call<{ success: true }>(READER_ENDPOINTS.requestGuide, { body }),
    reportChange: (postId: string, body: ChangeReport) =>
      call<{ success: true }>(READER_ENDPOINTS.reportChange, { params: { postId }, body }),
    sendContactMessage: (body: ContactMessage) => call<{ success: true }>(READER_ENDPOINTS.sendContactMessage, { body }),
  }
}
export type ApiClient = ReturnType<typeof apiClient>

type ServerAsked = [context: Readonly<RouterContextProvider>, request: Request, language: Language]

/** In-process. The request's language and address go along, for the words of errors and the limits. */
function serverTransport(...[context, request, language]: ServerAsked): Transport {
  const { callApi } = context.get(serverContext)
  const cookie = request.headers.get('cookie')
  const headers: Record<string, string> = { 'accept-language': language, ...(cookie ? { cookie } : {}) }
  return ({ signal: _, ...call }) => callApi({ ...call, headers })
}

/** The client for loaders and actions. */
export const serverApi = (...asked: ServerAsked): ApiClient => apiClient(serverTransport(...asked))

/** The bare call, for what only the action of one page asks. */
export const serverCall = (...asked: ServerAsked) => caller(serverTransport(...asked))

/** `fetch` with the language of the page, and the token of whoever is signed in. There is no time limit: lines are slow here. */
const browserTransport =
  (language: Language): Transport =>
  ({ method, path, body, signal }) => {
    const token = storedToken()
    return fetch(path, {
      method,
      headers: {
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  }

export const browserCall = (language: Language) => caller(browserTransport(language))

/** The client for event handlers in the browser. */
export const browserApi = (language: Language): ApiClient => apiClient(browserTransport(language))
