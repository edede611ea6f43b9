// The HTML of a post made ready for its page: headings get anchors, tables a box of their own to scroll in.
// The HTML comes sanitised from the API: a handful of elements, no attribute but `href`.
export type Heading = { id: string; text: string }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' }

/** What a reader sees of a piece of HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Anchors are counted (`part-1`), not made of words: they are the same in both languages. */
export function prepareBody(html: string, tableLabel: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const withAnchors = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: plainText(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: withScrollingTables(withAnchors, tableLabel), headings }
}

/** A table that is wider than a phone scrolls alone; it takes focus, so that the keyboard can scroll it too. Named by the heading above. */
export function withScrollingTables(html: string, label: string): string {
  let above = ''
  return html
    .replace(/<h2\b[^>]*>([\s\S]*?)<\/h2>|<table>/g, (tag, heading?: string) => {
      if (heading !== undefined) above = plainText(heading)
      if (tag !== '<table>') return tag
      const name = above === '' ? label : `${label}: ${above}`
      return `<div class="scroll" role="region" tabindex="0" aria-label="${attribute(name)}"><table>`
    })
    .replaceAll('</table>', '</table></div>')
}

/** The parts of a body, each beginning with its `h2`; what stands before the first is a part too. */
export const bodyParts = (html: string): string[] => html.split(/(?=<h2>)/).filter((part) => part.trim() !== '')

/** Parts of two versions that belong together. When the versions are cut differently, each stays in one piece. */
export function pairedParts(one: string, other: string): [one: string, other: string][] {
  const ones = bodyParts(one)
  const others = bodyParts(other)
  if (ones.length !== others.length) return [[one, other]]
  return ones.map((part, i) => [part, others[i] ?? ''])
}
