// The body as it is stored: what the editor draws, without the attributes and wrappers that only the editor needs.
import { type Element, escapeAttribute, type Node, treeOf } from './html-tree.ts'

const KEPT: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] }
const GONE = new Set(['colgroup', 'col'])
/** One paragraph in them is their text. */
const CELLS = new Set(['li', 'td', 'th'])

const isElement = (node: Node): node is Element => typeof node !== 'string'

function unwrapped({ tag, children }: Element): Node[] {
  const [first, ...rest] = children.filter((node) => isElement(node) || node.trim() !== '')
  if (!CELLS.has(tag) || !first || !isElement(first) || first.tag !== 'p') return children
  const isAlone = rest.every((node) => isElement(node) && (node.tag === 'ul' || node.tag === 'ol'))
  return isAlone ? [...first.children, ...rest] : children
}

const rowsIn = ({ children }: Element): Element[] => children.filter(isElement)

/** A first row of headings only is the head of the table. */
function table(element: Element): string {
  const rows = rowsIn(element).flatMap((part) => (part.tag === 'tr' ? [part] : rowsIn(part).filter(({ tag }) => tag === 'tr')))
  const [head, ...rest] = rows
  const hasHead = head !== undefined && rowsIn(head).every(({ tag }) => tag === 'th') && rest.length > 0
  const body = (hasHead ? rest : rows).map(written).join('')
  return `<table>${hasHead ? `<thead>${written(head)}</thead>` : ''}<tbody>${body}</tbody></table>`
}

function written(node: Node): string {
  if (!isElement(node)) return node
  const { tag, attrs } = node
  if (GONE.has(tag)) return ''
  if (tag === 'table') return table(node)
  const kept = (KEPT[tag] ?? []).flatMap((name) =>
    attrs[name] === undefined ? [] : ` ${name}="${escapeAttribute(attrs[name])}"`,
  )
  const open = `<${tag}${kept.join('')}>`
  return tag === 'img' ? open : `${open}${unwrapped(node).map(written).join('')}</${tag}>`
}

/** Empty paragraphs are room that somebody made while writing. */
export const storedHtml = (html: string): string =>
  treeOf(html)
    .filter((node) => !isElement(node) || node.tag !== 'p' || node.children.length > 0)
    .map(written)
    .join('')
