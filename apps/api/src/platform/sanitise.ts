// The one sanitiser of HTML: an allowlist of text elements, links with safe addresses, pictures of our own, and nothing else.
import { POST_PICTURES } from '@menged/contracts'
import sanitizeHtml from 'sanitize-html'

const ELEMENTS = [
  ...['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const LINK_REL = 'noopener nofollow'

const SAME = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }
/** Deeper elements are taken out. */
const MOST_NESTED = 30
const PICTURE = new RegExp(`^${POST_PICTURES}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)
const SIZE = /^[1-9]\d{0,3}$/
const SPAN = /^(?:[2-9]|1\d|20)$/
const LONGEST_ALT = 300

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
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
  nestingLimit: MOST_NESTED,
  transformTags: {
    a: safeLink,
    img: ownPicture,
    td: wideCell,
    th: wideCell,
    // What other programs call the same.
    ...SAME,
  },
  // The words of a refused link stay; taking its tag away here keeps the library's own book of open tags right.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return attribs.src === undefined
    return tag === 'a' && attribs.href === undefined ? 'excludeTag' : false
  },
}

/** Only what was uploaded here, at an address that nobody can make up, and of a size that a page has room for. */
function ownPicture(tagName: string, { src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!PICTURE.test(src)) return { tagName, attribs: {} }
  const size = SIZE.test(width) && SIZE.test(height) ? { width, height } : {}
  return { tagName, attribs: { src, alt: [...alt].slice(0, LONGEST_ALT).join(''), ...size, loading: 'lazy' } }
}

/** A cell over several others, as far as a table of this portal goes. */
function wideCell(tagName: string, { colspan = '', rowspan = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = { ...(SPAN.test(colspan) ? { colspan } : {}), ...(SPAN.test(rowspan) ? { rowspan } : {}) }
  return { tagName, attribs }
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

/** Whether elements stand in one another more deeply than they are kept: what is inside would be lost. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  let deepest = 0
  sanitizeHtml(html, {
    allowedTags: ELEMENTS,
    onOpenTag: (name) => {
      if (!VOID.includes(name)) depth += 1
      deepest = Math.max(deepest, depth)
    },
    onCloseTag: (name) => {
      if (!VOID.includes(name)) depth -= 1
    },
  })
  return deepest > MOST_NESTED
}
const VOID = ['br', 'img', 'hr', 'input', 'col', 'wbr', 'area', 'base', 'embed', 'link', 'meta', 'source', 'track', 'param']

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
