// A page as it is kept: the server's response with a header that says what is in it.
import { isLanguage, type Language } from '@menged/ethiopia/languages'

export type CopyFacts = {
  title: string
  /** Of the title: a guide may exist in one language only. */
  titleLanguage: Language
  /** Of the page. */
  language: Language
  /** When it was fetched, in milliseconds since the epoch. */
  at: number
  bytes: number
  /** Code, styles and words that the page names. */
  files: string[]
}

const FACTS = 'x-kept'

/** Null for what must not be kept: a refusal, somebody's own page, or no page at all. */
export async function copyOf(response: Response, at: number): Promise<{ copy: Response; facts: CopyFacts } | null> {
  if (!isPublicPage(response)) return null
  const html = await response.text()
  const language = languageOfPage(html)
  if (!language) return null
  const facts = { ...titleOf(html, language), language, at, bytes: new TextEncoder().encode(html).length, files: filesOf(html) }
  const headers = new Headers(response.headers)
  // They described the bytes on the wire.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set(FACTS, encodeURIComponent(JSON.stringify(facts)))
  return { copy: new Response(html, { headers }), facts }
}

function isPublicPage({ status, redirected, headers }: Response): boolean {
  const isClosed = /no-store|private/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && !isClosed && (headers.get('content-type') ?? '').startsWith('text/html')
}

function languageOfPage(html: string): Language | null {
  const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1]
  return isLanguage(lang) ? lang : null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function titleOf(html: string, language: Language): Pick<CopyFacts, 'title' | 'titleLanguage'> {
  const [, attributes = '', inner = ''] = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/.exec(html) ?? []
  const lang = / lang="(\w+)"/.exec(attributes)?.[1]
  const title = inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
  return { title, titleLanguage: isLanguage(lang) ? lang : language }
}

const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/(?:assets\/[\w.-]+|locales\/[\w-]+\.json\?v=\w+))"/g)].map(([, file]) => file ?? '')),
]

export function factsOf(copy: Response): CopyFacts | null {
  try {
    return JSON.parse(decodeURIComponent(copy.headers.get(FACTS) ?? '')) as CopyFacts
  } catch {
    return null // Of another age of the portal.
  }
}

/** The id of the notice that says to a reader that this is a copy. */
export const COPY_LINE = 'kept-copy'

/** It may come before the page's own styles, so it brings its colours along. */
const LINE_STYLE = `#${COPY_LINE}{padding:8px 16px;text-align:center;font-size:14px;line-height:22px;background:var(--ochre-soft,#F7EBCF);color:var(--ink,#14231B)}.dark #${COPY_LINE}{background:var(--ochre-soft,#2E2712);color:var(--ink,#EFF2E9)}@media print{#${COPY_LINE}{display:none}}`

/**
 * The copy as a reader gets it. The notice stands outside of what React takes over; `data-kept` tells the page's code that no
 * other page is to be had.
 */
export async function shownCopy(copy: Response, line: string | null): Promise<Response> {
  const headers = new Headers(copy.headers)
  headers.delete(FACTS)
  const html = (await copy.text()).replace(/<html(?=[ >])/, '<html data-kept=""')
  const notice = line === null ? '' : `<aside id="${COPY_LINE}"><style>${LINE_STYLE}</style><bdi>${line}</bdi></aside>`
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { headers },
  )
}
