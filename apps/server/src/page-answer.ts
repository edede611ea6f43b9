// How a kept page is sent: its headers are put together once for each encoding, then written as they are.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Head } from './cached-page.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import { bodyIn } from './page-compression.ts'

type HeaderTable = Readonly<Record<string, string>>
export type SendPage = (request: IncomingMessage, response: ServerResponse, page: CachedPage) => void

/** `common`: the headers of every answer; those of the page come before them. */
export function pageSender(common: HeaderTable): SendPage {
  return ({ headers }, response, page) => {
    const encoding = encodingFor(headers['accept-encoding'])
    page.heads[encoding] ??= headOf(page, encoding, common)
    const head = page.heads[encoding]
    if (headers['if-none-match']?.split(/\s*,\s*/).includes(head.etag)) response.writeHead(304, head.unchanged).end()
    else if (encoding === 'br') response.writeHead(page.status, head.whole).end(page.br)
    else
      bodyIn(page, encoding)
        .then((body) => response.writeHead(page.status, [...head.whole, 'content-length', String(body.length)]).end(body))
        .catch(() => response.destroy())
  }
}

function headOf(page: CachedPage, encoding: Encoding, common: HeaderTable): Head {
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const always = {
    ...common,
    ...Object.fromEntries(page.headers),
    ...readerHeaders(page.stale ? 'no-store' : 'no-cache'),
    ...(page.stale ? { warning: '110 - "the data is away; this is what was last known"' } : {}),
    etag,
  }
  const whole = {
    ...always,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(encoding === 'br' ? { 'content-length': String(page.br.length) } : {}),
  }
  return { etag, whole: Object.entries(whole).flat(), unchanged: Object.entries(always).flat() }
}

/** On every page, also small ones, redirects and data: the language is in a cookie, and what answers a form is for its sender only. */
export const readerHeaders = (cacheControl: 'no-store' | 'no-cache'): HeaderTable => ({
  vary: 'Accept-Encoding, Cookie',
  'cache-control': cacheControl,
})
