// What the worker does with a request: a pure decision.

import { pathOfData } from '@menged/contracts/path-of-data'
import { pathTo } from '@menged/contracts/path-to'
import { isLanguage, type Language } from '@menged/ethiopia/languages'

type RequestDescription = {
  url: string
  method: string
  /** `navigate` for a document. */
  mode: string
  hasRange: boolean
}

export type RequestKind =
  /** Not handled: the browser fetches as if there were no worker. */
  | { kind: 'pass' }
  /** Its address carries the hash of what it holds: what is kept is right. */
  | { kind: 'file' }
  /** A document; `language` when the address names one, `rates` for exchange rates. */
  | { kind: 'page'; postId: string | null; language: Language | null; rates?: true }
  /** What the router fetches for moving to `page`. */
  | { kind: 'data'; page: string }

const PASS: RequestKind = { kind: 'pass' }
/** Data, and what only developers and machines open. */
const NEVER = /^\/(api|dev|og|\.well-known)(\/|$)/
const GUIDES = pathTo('post', { postId: '' })
const POST_ID = /^[^/]{1,200}$/
export const RATES_PATH = pathTo('exchange')
export const OFFLINE_PATH = pathTo('offline')

export function requestKindOf({ url, method, mode, hasRange }: RequestDescription, origin: string): RequestKind {
  const address = new URL(url)
  const { pathname, searchParams } = address
  if (method !== 'GET' || hasRange || address.origin !== origin || NEVER.test(pathname)) return PASS
  if (pathname.startsWith('/assets/') || (/^\/locales\/[\w-]+\.json$/.test(pathname) && searchParams.has('v')))
    return { kind: 'file' }
  if (mode === 'navigate') {
    if (/\.\w+$/.test(pathname)) return PASS
    const lang = searchParams.get('lang')
    const language = isLanguage(lang) ? lang : null
    return { kind: 'page', postId: postIdOf(pathname), language, ...(pathname === RATES_PATH ? { rates: true } : {}) }
  }
  return pathname.endsWith('.data') ? { kind: 'data', page: pageOfData(address) } : PASS
}

/** The guide that stands at a path. */
export function postIdOf(pathname: string): string | null {
  const postId = pathname.startsWith(GUIDES) ? pathname.slice(GUIDES.length) : ''
  return POST_ID.test(postId) ? postId : null
}

/** `/search.data?q=a&_routes=…` belongs to `/search?q=a`. */
function pageOfData({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  const path = pathOfData(pathname)
  return query.size > 0 ? `${path}?${query}` : path
}

/** A guide's address in one language: under it its copy is kept. */
export const guideAddress = (postId: string, language: Language): string => pathTo('post', { postId }, { lang: language })

export const offlineAddress = (language: Language, wanted?: string): string =>
  pathTo('offline', { lang: language }) + (wanted === undefined ? '' : `&from=${encodeURIComponent(wanted)}`)
