// A value of a draft as somebody would read it: HTML as lines of text, lists of words by commas.
import { type Node, treeOf } from './rich/html-tree.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const LINES = new Set(['p', 'h2', 'h3', 'li', 'tr', 'blockquote', 'ul', 'ol', 'table'])

function linesOf(node: Node): string {
  if (typeof node === 'string') return node.replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
  const mark = node.tag === 'li' ? '• ' : ''
  const text = node.children.map(linesOf).join(node.tag === 'tr' ? ' | ' : '')
  const picture = node.tag === 'img' ? `[${node.attrs.alt ?? ''}]\n` : ''
  return LINES.has(node.tag) ? `\n${mark}${text}\n` : `${text}${picture}`
}

const htmlText = (html: string): string =>
  treeOf(html)
    .map(linesOf)
    .join('')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

export const shownText = (path: string, text: string): string => (path.startsWith('body.') ? htmlText(text) : text)
