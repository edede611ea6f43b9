// Renders a page whole (pages are cached), and says by hash which inline scripts it may run.
import { hash, randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LANGUAGES } from '@menged/ethiopia/languages'
import { WORDS } from '@menged/i18n'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
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
import { withRouterData } from './boot/router-data.ts'
import { Nonce } from './page/nonce.ts'
import css from './styles/app.css?inline'
import { createPageStyles } from './styles/page-styles.ts'
import { provideWords } from './words/words.ts'

export { serverContext }

for (const language of LANGUAGES) provideWords(language, WORDS[language])

/** `'sha256-…'` of every inline script that carries our mark. A script that got in by way of somebody's text carries none. */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`) || /\bsrc=|type="application\//.test(attributes) || code === '') continue
    hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  return [...hashes]
}

/** Players that the page may show after a tap: it names their origins beside the mark of this rendering, which nobody else's text holds. */
export function framesOf(body: string, nonce: string): string[] {
  const [, named = ''] = new RegExp(` data-players="([^"]*)" nonce="${nonce}"`).exec(body) ?? []
  const origins = named.split(' ').filter((origin) => /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin))
  return origins.length > 0 ? [`frame-src ${origins.join(' ')}`] : []
}

/** `html` as it was rendered, marks included. `frames`: what framesOf says. */
export function contentSecurityPolicy(html: string, nonce: string, frames: readonly string[] = []): string {
  const dev = import.meta.env.DEV
  return [
    "default-src 'none'",
    `script-src 'self' ${dev ? "'unsafe-inline'" : inlineScriptHashes(html, nonce).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // Vite asks from a worker whether its server is back.
    `worker-src 'self'${dev ? ' blob:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...frames,
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The marks stay here: the page is kept, and whoever reads a mark could write it. */
export const withoutMarks = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, '')

/** Of the wings, and of the pages whose rules no other needs: what a route names in its links. */
const sheets = import.meta.glob<string>('./**/sheet.css', { query: '?inline', import: 'default', eager: true })
const stylesOf = import.meta.env.DEV ? null : createPageStyles(css + Object.values(sheets).join(''))

/** A page in three. Only head and foot hold code that may run, and what lies between, the greater part, is not rewritten. */
type Parts = [head: string, body: string, foot: string]

function partsOf(html: string): Parts {
  const body = html.indexOf('<body')
  const end = html.indexOf('</main>')
  return [html.slice(0, body), html.slice(body, end), html.slice(end)]
}

/** Stands in no HTML. */
const CUT = '\0'

/** This page's styles, and nothing that a browser would fetch before it paints. */
function forFirstPaint([head, body, foot]: Parts): Parts {
  if (stylesOf === null) return [head, body, foot]
  const { main, behind } = stylesOf(head + body, foot)
  const [lightHead = '', lightFoot = ''] = deferScripts(head + CUT + foot).split(CUT)
  return [
    lightHead.replace('<style></style>', () => `<style>${main}</style>`),
    body,
    lightFoot.replace('</main>', () => `</main><style>${behind}</style>`),
  ]
}

/** Faults in loaders and actions. What a route has thrown on purpose, and a reader who left, are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(serverContext).log('a page could not be rendered', error)
}

type RenderOptions = { nonce: string; signal: AbortSignal; onError: (error: unknown) => void }

/** Where React has left a part of the page to the browser: it waits for something, or failed. */
const LEFT_OUT = '<!--$!-->'

/**
 * The whole page. At once, as nearly always; the first time that a page shows a part whose code comes later, and when a part fails,
 * by the way that waits and reports.
 */
export async function render(page: ReactNode, options: RenderOptions): Promise<string> {
  const html = renderToString(page)
  if (html.includes(LEFT_OUT)) return await renderWhole(page, options)
  // The stream writes it by itself. Without it browsers lay a page out by the rules of the nineties.
  return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html
}

const RENDER_LIMIT_MS = 10_000

/** When all of it is there. Nothing may hold on to it afterwards: a clock that still ran would. */
async function renderWhole(page: ReactNode, { nonce, signal, onError }: RenderOptions): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Everything in its place: without this a long part would be sent behind the page, for a script to put in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
    onError,
  })
  const stop = () => abort(signal.reason)
  const late = setTimeout(stop, RENDER_LIMIT_MS)
  signal.addEventListener('abort', stop)
  try {
    return await promise
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed: unknown
  const nonce = randomBytes(16).toString('hex')
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Nonce>
  )
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const rendered = await render(page, {
    nonce,
    signal: request.signal,
    onError(error) {
      failed = error
    },
  })
  if (failed && !request.signal.aborted) context.get(serverContext).log('a page was rendered with a fault', failed)
  const [head, body, foot] = forFirstPaint(partsOf(withRouterData(rendered, data, nonce)))
  const isForNow = status === 503 || status === 429
  if (isForNow && !headers.has('retry-after')) headers.set('retry-after', RETRY_SECONDS)
  if (status >= 400 && !isForNow) headers.set('x-robots-tag', 'noindex')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(head + foot, nonce, framesOf(body, nonce)))
  const written = withoutMarks(head + body + foot, nonce)
  return new Response(request.method === 'HEAD' ? null : Buffer.from(written), { status, headers })
}
