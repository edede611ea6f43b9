// Brings the index in memory up with the documents of the database, a few posts at a time.
import { setImmediate as breathe } from 'node:timers/promises'
import type { DocumentRow, IndexLoadQueries } from './index-load-queries.ts'
import { type IndexedPost, type InvertedIndex, LEVELS, type Level } from './inverted-index.ts'

/** Documents that are read together. */
const AT_ONCE = 100
/** Milliseconds of work, after which requests are answered in between. */
const LONGEST_MS = 5
/** Dead slots that are not worth building the index again for. */
const FEW_DEAD = 1000

export class TooLarge extends Error {}

/** Many posts have changed since the index was built, so that it is half empty. */
export const isWorn = ({ dead, posts }: InvertedIndex): boolean => dead > Math.max(FEW_DEAD, posts)

/**
 * Takes in what has changed since the last time; everything when `whole`, or when the number of documents says that some have gone.
 * @throws TooLarge above so many bytes
 */
export async function load(index: InvertedIndex, queries: IndexLoadQueries, mostBytes: number, whole: boolean): Promise<void> {
  const isWhole = whole || index.posts === 0
  const stamps = await queries.stamps(isWhole ? null : index.newest)
  const changed = stamps.filter(({ id, indexedAt }) => index.indexedAtOf(id) !== indexedAt).map(({ id }) => id)
  for (let at = 0; at < changed.length; at += AT_ONCE) {
    await putAll(index, await queries.documents(changed.slice(at, at + AT_ONCE)))
    if (index.bytes > mostBytes) throw new TooLarge(`the search index would take more than ${mostBytes} bytes`)
  }
  if (isWhole) {
    const there = new Set(stamps.map(({ id }) => id))
    for (const id of index.allIds()) if (!there.has(id)) index.remove(id)
  }
  index.hide(await queries.withdrawn())
  if (!isWhole && (await queries.count()) !== index.posts) await load(index, queries, mostBytes, true)
}

async function putAll(index: InvertedIndex, rows: DocumentRow[]): Promise<void> {
  let begun = performance.now()
  for (const row of rows) {
    index.put(postOf(row))
    if (performance.now() - begun < LONGEST_MS) continue
    await breathe()
    begun = performance.now()
  }
  index.lexemes.sort()
}

/** Lexemes in the order of their bytes: those of the title first, then those of the summary and the names, then all. */
export function postOf({ lexemes, ...row }: DocumentRow): IndexedPost {
  const words = new Map<string, Level>()
  let facet = ''
  for (const lexeme of lexemes.split(' ')) {
    if (lexeme.startsWith('ax:')) words.set(lexeme.slice(3), LEVELS.A)
    else if (lexeme.startsWith('bx:')) put(words, lexeme.slice(3), LEVELS.B)
    else if (lexeme.startsWith('x:')) put(words, lexeme.slice(2), LEVELS.C)
    else if (lexeme.startsWith('f:')) facet = lexeme
  }
  return { ...row, facet, words }
}

function put(words: Map<string, Level>, word: string, level: Level): void {
  if (!words.has(word)) words.set(word, level)
}

/** `lines`: an id and a number of views in each. */
export function takeViews(index: InvertedIndex, lines: string): void {
  for (const line of lines.split('\n')) {
    const space = line.indexOf(' ')
    index.setViews(line.slice(0, space), Number(line.slice(space + 1)))
  }
}
