// HTML from anywhere as a tree, forgiving as browsers are: what is never closed closes by itself. Text keeps its entities.

export type Element = { tag: string; attrs: Readonly<Record<string, string>>; children: Node[] }
export type Node = Element | string

const START = /<(?:!--|[!?]|(\/?)([a-zA-Z][\w:-]*))/g
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** What stands in them is no HTML, and nothing that anybody reads. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'template', 'xmp', 'iframe', 'noembed', 'noframes'])
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** An opened one closes the open one before it, up to what holds both. */
const CLOSES: Readonly<Record<string, readonly [closed: readonly string[], within: readonly string[]]>> = {
  li: [['li'], ['ul', 'ol']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  tr: [['tr'], ['table']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
}
/** Deeper tags are left out; their text stays. */
const DEEPEST = 60

const decoded = (value: string): string =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  )

/** Drops what is open, down to the innermost of `tags`, that one too; nothing when one of `within` stands between. */
function close(open: Element[], tags: readonly string[], within: readonly string[] = []): void {
  for (let at = open.length - 1; at > 0; at -= 1) {
    const tag = open[at]?.tag ?? ''
    if (tags.includes(tag)) {
      open.length = at
      return
    }
    if (within.includes(tag)) return
  }
}

/** Where a tag ends, quoted values passed over; -1 when it never does. */
function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const letter = html.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '>') return at
    else if (letter === '"' || letter === "'") quote = letter
  }
  return -1
}

/** Behind the comment, the tag or the element without HTML that begins at `start`. */
function endOf(html: string, lower: string, start: number, tag: string | undefined): number {
  if (tag === undefined) {
    const isComment = html.startsWith('<!--', start)
    const end = html.indexOf(isComment ? '-->' : '>', start)
    return end < 0 ? html.length : end + (isComment ? 3 : 1)
  }
  const end = tagEnd(html, start)
  if (end < 0 || !RAW.has(tag) || html.charAt(start + 1) === '/') return end < 0 ? -1 : end + 1
  const closing = lower.indexOf(`</${tag}`, end)
  return closing < 0 ? html.length : html.indexOf('>', closing) + 1 || html.length
}

export function treeOf(html: string): Node[] {
  const root: Element = { tag: '', attrs: {}, children: [] }
  const open: Element[] = [root]
  const top = (): Element => open.at(-1) ?? root
  const say = (text: string) => {
    if (text !== '') top().children.push(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  }
  const lower = html.toLowerCase()
  const start = new RegExp(START)
  let at = 0
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const tag = match[2]?.toLowerCase()
    const end = endOf(html, lower, match.index, tag)
    if (end < 0) break
    say(html.slice(at, match.index))
    at = end
    start.lastIndex = end
    if (tag === undefined || RAW.has(tag)) continue
    if (match[1]) close(open, [tag], tag === 'table' ? [] : ['table'])
    else begin(open, tag, html.slice(match.index + match[0].length, end - 1))
  }
  say(html.slice(at))
  return root.children
}

function begin(open: Element[], tag: string, rest: string): void {
  const [closed, within] = CLOSES[tag] ?? []
  if (closed) close(open, closed, within)
  if (BLOCKS.has(tag) && open.at(-1)?.tag === 'p') open.length -= 1
  if (open.length > DEEPEST) return
  const element: Element = { tag, attrs: attributesOf(rest), children: [] }
  open.at(-1)?.children.push(element)
  // Only in the tags of other vocabularies a slash closes.
  if (!VOID.has(tag) && !(tag.includes(':') && rest.endsWith('/'))) open.push(element)
}

export const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
