// What is pasted from Word, from Google Docs and from web pages, as plain structure: paragraphs, two kinds of headings, lists, tables, links, bold and
// italic. Styles, classes, comments, scripts and pictures of other sites do not come along.
import { type Element, escapeAttribute, type Node, treeOf } from './html-tree.ts'
import { linkAddress } from './link-address.ts'

type Run = { text: string; strong: boolean; em: boolean; href: string }
type Marks = Omit<Run, 'text'>
/** `item`: a paragraph that Word draws as one of a list, before the list is put together. */
type Block = { html: string; item?: { level: number; ordered: boolean } }
/** What is being read: whole blocks, and the words of the one that is open. */
type Flow = { blocks: Block[]; runs: Run[]; tag: string; plainHeads: boolean; origin: string }

const PLAIN: Marks = { strong: false, em: false, href: '' }
const HEADS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }
const DROPPED = new Set(
  'audio button canvas col colgroup datalist dialog embed head input link map math meta nav object option picture select svg video xml img'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'address article aside body caption center dd details div dl dt fieldset figcaption figure footer form header html main p pre section summary'.split(
    ' ',
  ),
)
/** Pictures that come as letters make a page of Word long. */
const LARGEST = 5_000_000

const styleOf = ({ attrs }: Element): string => (attrs.style ?? '').toLowerCase()
const isHidden = (element: Element): boolean =>
  /display:\s*none|mso-hide:\s*all/.test(styleOf(element)) || element.attrs.hidden !== undefined
const isMarker = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element))

function marked(element: Element, marks: Marks, origin: string): Marks {
  const style = styleOf(element)
  const weight = /(?:^|[^-])font-weight:\s*(\w+)/.exec(style)?.[1]
  const slant = /(?:^|[^-])font-style:\s*(\w+)/.exec(style)?.[1]
  const { tag } = element
  const isStrong = weight ? /bold|[6-9]00/.test(weight) : tag === 'b' || tag === 'strong' || marks.strong
  const isEm = slant ? slant !== 'normal' : tag === 'i' || tag === 'em' || tag === 'cite' || marks.em
  const href = tag === 'a' ? (linkAddress(element.attrs.href ?? '', origin) ?? '') : marks.href
  return { strong: isStrong, em: isEm, href }
}

function wrapped({ text, strong, em, href }: Run): string {
  let html = text
  if (em) html = `<em>${html}</em>`
  if (strong) html = `<strong>${html}</strong>`
  return href ? `<a href="${escapeAttribute(href)}">${html}</a>` : html
}

const sameMarks = (one: Run, other: Run): boolean => one.strong === other.strong && one.em === other.em && one.href === other.href

/** Runs of one look become one; spaces at the edges of a block go. */
function inline(runs: readonly Run[], isHead: boolean): string {
  const joined: Run[] = []
  for (const run of runs) {
    const next = isHead ? { ...run, strong: false, em: false } : run
    const last = joined.at(-1)
    // A space between two bold words is bold; alone it is nothing.
    if (last && (sameMarks(last, next) || (next.text.trim() === '' && next.href === last.href))) last.text += next.text
    else joined.push({ ...next })
  }
  // The space behind a marked word belongs to the text around it.
  joined.forEach((run, i) => {
    const next = joined[i + 1]
    if (!next || !run.text.endsWith(' ') || !(run.strong || run.em || run.href)) return
    run.text = run.text.trimEnd()
    next.text = ` ${next.text}`
  })
  const [first] = joined
  const last = joined.at(-1)
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return joined
    .filter(({ text }) => text !== '')
    .map(wrapped)
    .join('')
    .replace(/ {2,}/g, ' ')
}

function flush(flow: Flow): void {
  const isHead = /^h\d/.test(flow.tag)
  const html = inline(flow.runs, isHead)
  flow.runs = []
  if (html !== '') flow.blocks.push({ html: `<${flow.tag}>${html}</${flow.tag}>` })
}

function within(flow: Flow, tag: string, work: () => void): void {
  flush(flow)
  const before = flow.tag
  flow.tag = tag
  work()
  flush(flow)
  flow.tag = before
}

const textOf = (node: Node): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

function say(flow: Flow, text: string, marks: Marks): void {
  const plain = text.replace(/&nbsp;|&#160;|&#xa0;/gi, ' ').replace(/\u200b|\ufeff|\u00ad|&shy;/g, '')
  flow.runs.push({ text: plain.replace(/\s+/g, ' '), ...marks })
}

/** The paragraphs, lists and tables in these nodes. `plainHeads`: in lists and cells a heading is a bold paragraph. */
function blocksIn(nodes: readonly Node[], origin: string, plainHeads: boolean): Block[] {
  const flow: Flow = { blocks: [], runs: [], tag: 'p', plainHeads, origin }
  for (const node of nodes) read(flow, node, PLAIN)
  flush(flow)
  return listed(flow.blocks)
}
const htmlIn = (nodes: readonly Node[], origin: string, plainHeads: boolean): string =>
  blocksIn(nodes, origin, plainHeads)
    .map(({ html }) => html)
    .join('')

function read(flow: Flow, node: Node, marks: Marks): void {
  if (typeof node === 'string') {
    say(flow, node, marks)
    return
  }
  const { tag, children } = node
  if (DROPPED.has(tag) || isHidden(node) || isMarker(node)) return
  const readAll = (inner: Marks) => {
    for (const child of children) read(flow, child, inner)
  }
  const head = HEADS[tag] ?? (/\bmsotitle\b/i.test(node.attrs.class ?? '') ? 'h2' : undefined)
  if (tag === 'br') flush(flow)
  else if (tag === 'hr') flush(flow)
  else if (head) within(flow, flow.plainHeads ? 'p' : head, () => readAll({ ...PLAIN, strong: flow.plainHeads }))
  else if (tag === 'ul' || tag === 'ol' || tag === 'table' || tag === 'blockquote') {
    flush(flow)
    const html = tag === 'table' ? table(node, flow) : tag === 'blockquote' ? quote(node, flow) : list(node, flow.origin)
    if (html !== '') flow.blocks.push({ html })
  } else if (/mso-list:\s*l\d+/.test(styleOf(node))) wordItem(flow, node)
  else if (BLOCKS.has(tag)) within(flow, flow.tag, () => readAll(marked(node, marks, flow.origin)))
  else readAll(marked(node, marks, flow.origin))
}

function quote({ children }: Element, { origin }: Flow): string {
  const html = htmlIn(children, origin, true)
  return html === '' ? '' : `<blockquote>${html}</blockquote>`
}

/** Google Docs hangs an inner list beside the items, not in one. */
function list({ tag, children }: Element, origin: string): string {
  const items: string[] = []
  for (const child of children) {
    if (typeof child === 'string') continue
    if (child.tag === 'ul' || child.tag === 'ol') items.push(`${items.pop() ?? ''}${list(child, origin)}`)
    else items.push(htmlIn(child.tag === 'li' ? child.children : [child], origin, true))
  }
  const filled = items.filter((html) => html !== '')
  return filled.length === 0 ? '' : `<${tag}>${filled.map((html) => `<li>${html}</li>`).join('')}</${tag}>`
}

const rowsOf = (element: Element): Element[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.tag === 'tr' ? [child] : ['thead', 'tbody', 'tfoot'].includes(child.tag) ? rowsOf(child) : []
  })
const cellsOf = (row: Element): Element[] =>
  row.children.filter((child): child is Element => typeof child !== 'string' && (child.tag === 'td' || child.tag === 'th'))

/** A table of one column lays out a page; a table in a cell is its text. */
function table(element: Element, { origin, plainHeads }: Flow): string {
  const rows = rowsOf(element).map(cellsOf)
  const widest = Math.max(0, ...rows.map((cells) => cells.length))
  if (plainHeads || widest < 2)
    return htmlIn(
      rows.flat().flatMap(({ children }) => children),
      origin,
      plainHeads,
    )
  const cell = ({ tag, children }: Element): string => `<${tag}>${htmlIn(children, origin, true) || '<p></p>'}</${tag}>`
  const row = (cells: Element[]): string => {
    const missing = '<td><p></p></td>'.repeat(widest - cells.length)
    return `<tr>${cells.map(cell).join('')}${missing}</tr>`
  }
  return `<table><tbody>${rows
    .filter((cells) => cells.length > 0)
    .map(row)
    .join('')}</tbody></table>`
}

/** Word writes lists as paragraphs, with the mark of each as text and its depth as style. */
function wordItem(flow: Flow, element: Element): void {
  flush(flow)
  const level = Number(/level(\d+)/.exec(styleOf(element))?.[1] ?? 1)
  const mark = markerIn(element).replace(/&nbsp;|\s/g, '')
  const inner = blocksIn(element.children, flow.origin, true)
  const html = inner.map(({ html: each }) => each).join('')
  if (html !== '') flow.blocks.push({ html, item: { level, ordered: /^\(?[\da-z]{1,4}[.)]$/i.test(mark) } })
}

function markerIn(element: Element): string {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const found = isMarker(child) ? textOf(child) : markerIn(child)
    if (found !== '') return found
  }
  return ''
}

/** Neighbouring paragraphs of lists become the lists that they show. */
function listed(blocks: readonly Block[]): Block[] {
  const result: Block[] = []
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as Block
    if (!block.item) {
      result.push(block)
      at += 1
      continue
    }
    const { level, ordered } = block.item
    const end = blocks.findIndex(({ item }, i) => i > at && (!item || (item.level === level && item.ordered !== ordered)))
    const run = blocks.slice(at, end < 0 ? blocks.length : end)
    result.push({ html: nested(run, level, ordered) })
    at += run.length
  }
  return result
}

function nested(run: readonly Block[], level: number, ordered: boolean): string {
  const items: Block[][] = []
  for (const block of run) {
    if ((block.item?.level ?? level) <= level || items.length === 0) items.push([block])
    else items.at(-1)?.push(block)
  }
  const tag = ordered ? 'ol' : 'ul'
  const item = ([first, ...inner]: Block[]): string => {
    const below = listed(inner)
      .map(({ html }) => html)
      .join('')
    return `<li>${first?.html ?? ''}${below}</li>`
  }
  return `<${tag}>${items.map(item).join('')}</${tag}>`
}

/** `origin`: of this site. What is too long to be a guide is left to be pasted as text. */
export const cleanPaste = (html: string, origin: string): string =>
  html.length > LARGEST ? '' : htmlIn(treeOf(html), origin, false)
