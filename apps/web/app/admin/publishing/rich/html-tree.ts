// HTML from anywhere as a tree, as the browser reads it; nothing in it runs or is fetched. Text is escaped, attributes are not.

export type Element = { tag: string; attrs: Readonly<Record<string, string>>; children: Node[] }
export type Node = Element | string

/** What stands in them nobody reads. */
const UNREAD = 'script, style, textarea, title, noscript, template, xmp, iframe, noembed, noframes'
/** Deeper tags are left out; their text stays. */
const DEEPEST = 60

/** The browser reports each handler that it parses as a breach of the page's policy; parted by this, which no text has, no name is one. */
const MARK = '\ufdd0'
const withoutHandlers = (html: string): string => html.replace(/\b(o)(?=n[a-z]+\s*=)/gi, `$1${MARK}`)

const textOf = (text: string): string => text.replaceAll(MARK, '')
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const escapeAttribute = (value: string): string => escaped(value).replaceAll('"', '&quot;')

function nodesIn({ childNodes, textContent }: globalThis.Node, depth: number): Node[] {
  if (depth > DEEPEST) return [escaped(textOf(textContent ?? ''))]
  return Array.from(childNodes).flatMap((node): Node[] => {
    if (node.nodeType === node.TEXT_NODE) return [escaped(textOf(node.textContent ?? ''))]
    if (node.nodeType !== node.ELEMENT_NODE) return []
    const { localName: tag, attributes } = node as globalThis.Element
    const attrs = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, textOf(value)]))
    return [{ tag, attrs, children: nodesIn(node, depth + 1) }]
  })
}

export function treeOf(html: string): Node[] {
  // A tag that never ends is text: somebody wrote "<".
  const end = html.lastIndexOf('>') + 1
  const ended = html.slice(0, end) + html.slice(end).replaceAll('<', '&lt;')
  const { body } = new DOMParser().parseFromString(withoutHandlers(ended), 'text/html')
  for (const element of body.querySelectorAll(UNREAD)) element.remove()
  return nodesIn(body, 1)
}
