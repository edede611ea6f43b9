// The one sanitiser of HTML: an allowlist of text elements, links with safe addresses, and nothing else.
import sanitizeHtml from 'sanitize-html'

const ELEMENTS = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const LINK_REL = 'noopener nofollow'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their content is not text that anybody wrote to be read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'noembed',
    'noframes',
    'iframe',
    'title',
    'template',
    'svg',
    'math',
    'plaintext',
  ],
  nestingLimit: 30,
  transformTags: { a: safeLink },
  // The words of a refused link stay; taking its tag away here keeps the library's own book of open tags right.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
}

function safeLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const path = ownPath(href.trim())
  if (path) return { tagName, attribs: { href: path } }
  return { tagName, attribs: isSafeAddress(href.trim()) ? { href: href.trim(), rel: LINK_REL } : {} }
}

/** Any base: a path that leads back to it leads to this site. */
const HERE = 'https://menged.invalid'
/** Calls and the local mailbox are no pages to read. */
const NO_PAGES = /^\/(?:api|dev)(?:\/|$)/i

/** A path of this site as a browser would understand it, so that nothing hides in slashes, dots and tabs. */
function ownPath(href: string): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(href, HERE)
  return origin !== HERE || pathname.startsWith('//') || NO_PAGES.test(pathname) ? undefined : pathname + search + hash
}

/** Of other sites only whole addresses; one with a user name in it is made to mislead. */
function isSafeAddress(href: string): boolean {
  if (!URL.canParse(href)) return false
  const url = new URL(href)
  return PROTOCOLS.includes(url.protocol) && url.username === '' && url.password === ''
}

const MOST_PASSES = 5

/** Idempotent by construction: repeated until nothing changes, and text that never settles is left as text. */
export function sanitise(html: string): string {
  let clean = html.replaceAll('\0', '')
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = sanitizeHtml(clean, RULES)
    if (next === clean) return clean
    clean = next
  }
  return escapeText(clean)
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const MOST_KEPT = 500

/** Sanitising on read, since rules may have tightened after the write. Remembered by the text itself, so never stale. */
export function createSanitiser(): (html: string) => string {
  const kept = new Map<string, string>()
  return (html) => {
    const known = kept.get(html)
    if (known !== undefined) return known
    const clean = sanitise(html)
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(html, clean)
    return clean
  }
}
