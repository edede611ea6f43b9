// The few lines of a card: the first paragraphs of a body as plain text, cut at a word.

const LATIN_LENGTH = 240
/** Ethiopic letters are wider; this many fill the same three lines. */
const ETHIOPIC_LENGTH = 200

/** From sanitised HTML. */
export function previewOf(html: string): string {
  const text = textOf(leadingParagraphs(html)) || textOf(html)
  return cutAtWord(text, isMostlyEthiopic(text) ? ETHIOPIC_LENGTH : LATIN_LENGTH)
}

/** The run of paragraphs that the body begins with, up to the first heading or list. */
function leadingParagraphs(html: string): string {
  return /^(?:\s*<p>[\s\S]*?<\/p>)+/.exec(html)?.[0] ?? ''
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }

export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:a|em|strong)\b/.test(tag) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

function isMostlyEthiopic(text: string): boolean {
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return ethiopic * 2 > letters
}

export function cutAtWord(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length + 1).join('')
  const space = cut.lastIndexOf(' ')
  const kept = space > 0 ? cut.slice(0, space) : letters.slice(0, length).join('')
  return `${kept.replace(/[\s,;:.፣፤፦።–-]+$/u, '')}…`
}
