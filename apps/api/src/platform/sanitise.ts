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
}

/** A link without a safe address becomes the plain text that it wraps: `span` is not in the list. */
function safeLink(_name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = attributes.href?.trim()
  if (!href || !isSafeAddress(href)) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href, rel: LINK_REL } }
}

/** Only whole addresses; one with a user name in it is made to mislead. */
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
