// What a model says is let through only as far as the quotes say it: its numbers stand in the quotes that it names, it names only quotes that
// are there, it is in the language of the question, and holds no address and no markup.
import type { AnswerBlock, Citation, Language } from '@menged/contracts'
import { scriptOf } from '@menged/ethiopia'
import { withPlainFigures, wordedIn } from './plain-figures.ts'

type Quotes = readonly Pick<Citation, 'n' | 'quote' | 'title'>[]

const LONGEST = 2000
const CITE = /\s*\[(\d{1,2}(?:\s*[,፣]\s*\d{1,2})*)\]/g
const ITEM = /^\s*(?:(\d{1,2})[.)፦]|[-•*])\s+/
const SENTENCE_END = /(?<=[.!?።፧])\s+/
/** Figures that are written in words. */
const WORDED = /\b(?:hundred|thousand|million|billion|trillion|dozen)s?\b|ሺ[ህሕኅ]|ሺ(?!\p{L})|መቶ|[ሚቢ]ሊ[ዮየ]ን|ትሪሊ[ዮየ]ን/giu
const MARKUP = /<\/?[a-z!]|https?:|www\.|\]\(|javascript:|data:|```|&#?\w+;/i
const HOST = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}]+/giu

/** `1,500.00` and `1500` are one number. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[,.]\d+)*/g) ?? []).map((number) => number.replace(/,(?=\d{3}\b)/g, '').replace(/\.0+$/, ''))

const textOf = (quotes: Quotes): string => quotes.map(({ quote, title }) => `${title}\n${quote}`).join('\n')

function saysNothingElse(text: string, quotes: Quotes): boolean {
  const allowed = withPlainFigures(textOf(quotes))
  const numbers = new Set([...numbersIn(allowed), ...wordedIn(allowed).map(String)])
  const bare = withPlainFigures(text.replace(CITE, ''))
  const lower = allowed.toLowerCase()
  return (
    !MARKUP.test(bare) &&
    [...numbersIn(bare.replace(ITEM, '')), ...wordedIn(bare).map(String)].every((number) => numbers.has(number)) &&
    [...(bare.match(WORDED) ?? []), ...(bare.match(HOST) ?? [])].every((word) => lower.includes(word.toLowerCase()))
  )
}

const citesIn = (text: string): number[] => [
  ...new Set([...text.matchAll(CITE)].flatMap(([, list = '']) => list.split(/[,፣]/).map((n) => Number(n.trim())))),
]

/** Whether these sentences may be shown before the whole is there. */
export const mayShow = (text: string, quotes: Quotes): boolean =>
  text.split('\n').every((line) => saysNothingElse(line, quotes) && areThere(citesIn(line), quotes))

const areThere = (cites: readonly number[], quotes: Quotes): boolean => cites.every((n) => quotes.some((quote) => quote.n === n))

const isIn = (text: string, language: Language): boolean => {
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (scriptOf(language) === 'ethiopic' ? ethiopic : latin) * 3 > letters * 2
}

/** The blocks of what a model has said; null where any of it cannot stand. */
export function checkedBlocks(text: string, quotes: Quotes, language: Language): AnswerBlock[] | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST || !isIn(trimmed.replace(CITE, ''), language)) return null
  const blocks: AnswerBlock[] = []
  for (const line of trimmed.split(/\n+/).filter((each) => each.trim() !== '')) {
    const cites = citesIn(line)
    if (!areThere(cites, quotes) || !isBorneOut(line, cites, quotes)) return null
    add(blocks, line, cites)
  }
  return blocks.length > 0 && blocks.every(isCited) ? blocks : null
}

/** What leads to a list may leave that to it. */
const isCited = (block: AnswerBlock, place: number, blocks: readonly AnswerBlock[]): boolean => {
  if (block.kind !== 'list') return block.cites.length > 0 || (/[:፦]$/.test(block.text) && blocks[place + 1]?.kind === 'list')
  const before = blocks[place - 1]
  return (
    (before !== undefined && before.kind !== 'list' && before.cites.length > 0) ||
    block.items.every(({ cites }) => cites.length > 0)
  )
}

/** Each sentence by the quotes that it names, or by those of its line. Without any it holds no figure. */
const isBorneOut = (line: string, cites: readonly number[], quotes: Quotes): boolean =>
  line
    .replace(ITEM, '')
    // What stands behind a full stop belongs to the sentence before it.
    .replace(/([.!?።])((?:\s*\[[\d,\s፣]+\])+)/g, '$2$1')
    .split(SENTENCE_END)
    .every((sentence) => {
      const own = citesIn(sentence)
      const named = own.length > 0 ? own : cites
      return saysNothingElse(
        sentence,
        quotes.filter(({ n }) => named.includes(n)),
      )
    })

function add(blocks: AnswerBlock[], line: string, cites: number[]): void {
  const item = ITEM.exec(line)
  const text = line.replace(ITEM, '').replace(CITE, '').replace(/\*\*/g, '').trim()
  if (text === '') return
  if (!item) {
    blocks.push({ kind: 'text', text, cites })
    return
  }
  const ordered = item[1] !== undefined
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push({ text, cites })
  else blocks.push({ kind: 'list', ordered, items: [{ text, cites }] })
}
