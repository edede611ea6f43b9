// Renders a page whole (pages are cached), and says by hash which inline scripts it may run.
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { LANGUAGES } from '@menged/contracts/language'
import { WORDS } from '@menged/i18n'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { serverContext } from './api/context.ts'
import { RETRY_SECONDS } from './api/failure.ts'
import { deferScripts } from './boot/defer-scripts.ts'
import { provideWords } from './words/words.ts'

export { serverContext }

for (const language of LANGUAGES) provideWords(language, WORDS[language])

/** `'sha256-…'` of every inline script of the page that a browser would run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=|type="application\//.test(attributes) || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

export function contentSecurityPolicy(html: string): string {
  const dev = import.meta.env.DEV
  return [
    "default-src 'none'",
    `script-src 'self' ${dev ? "'unsafe-inline'" : inlineScriptHashes(html).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Faults in loaders and actions. What a route has thrown on purpose, and a reader who left, are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(serverContext).log('a page could not be rendered', error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed: unknown
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
    onError(error) {
      failed = error
    },
  })
  await stream.allReady
  if (failed && !request.signal.aborted) context.get(serverContext).log('a page was rendered with a fault', failed)
  const written = await text(stream)
  const html = import.meta.env.DEV ? written : deferScripts(written)
  if (status === 503 || status === 429) headers.set('retry-after', RETRY_SECONDS)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(html))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}
