// A post as the index holds it: its lexemes, those of the title and of the summary and the names marked.
import { setImmediate as breathe } from 'node:timers/promises'
import type { Guide } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../../platform/database/columns.ts'
import type { Connection } from '../../../platform/database/pool.ts'
import { holdLock } from '../../../platform/database/server-queries.ts'
import { workBehind } from '../../../platform/database/timed-client.ts'
import { byLongName, facetLexeme } from '../query/facets.ts'
import { ANALYSER, analyse, lexemesOf, wordsOf } from '../words/analyse.ts'
import { type Document, indexQueries, type LexemeChange, type SourceRow } from './index-queries.ts'

/** Longer texts are cut; nobody looks for the ten-thousandth word. */
const MOST_WORDS = 3000
/** Raise it when documents are laid out in another way; a change of the analyser has them made again as well. */
const LAYOUT = 3
const MADE_BY = ANALYSER * 100 + LAYOUT
/** Posts that are written together. */
const AT_ONCE = 250
/** Before the lexemes of a place; what stands in the title stands in the wider places as well. */
const MARKS = { title: ['', 'a', 'b'], lead: ['', 'b'], rest: [''] }
type Texts = Localized<'title' | 'body'> & Pick<SourceRow, 'category' | 'type' | 'guide' | 'organisation'>
/** Any number, the same in every version: the key of the advisory lock. */
const LOCK = 6_354_919

/** Brings the index up to date with the posts; does nothing when it is. Returns the ids of the posts that were indexed again. */
export const indexPosts = (db: Connection): Promise<string[]> =>
  workBehind(async () => {
    const made: string[] = []
    for (let after = ''; ; ) {
      const ready = await wordsOfPosts(db, await indexQueries(db).stale(MADE_BY, after, AT_ONCE))
      const stale = await db.transaction(async (tx) => {
        await holdLock(tx, LOCK)
        const queries = indexQueries(tx)
        const [found, unpublished] = [await queries.stale(MADE_BY, after, AT_ONCE + 1), await queries.unpublished()]
        const ids = [...found.slice(0, AT_ONCE), ...unpublished]
        if (ids.length > 0) await putIn(tx, ids, ready, found.length > AT_ONCE)
        return found
      })
      made.push(...stale.slice(0, AT_ONCE))
      after = made.at(-1) ?? after
      if (stale.length <= AT_ONCE) return made
    }
  })

/** After a change to these posts, in whatever state they now are. */
export const indexThese = (db: Connection, ids: string[]): Promise<void> =>
  workBehind(async () => {
    if (ids.length === 0) return
    const ready = await wordsOfPosts(db, ids)
    await db.transaction(async (tx) => {
      await holdLock(tx, LOCK)
      await putIn(tx, ids, ready, false)
    })
  })

type Words = ReturnType<typeof lexemesIn>
type Ready = (source: SourceRow) => Words | undefined

/** Made before the transaction, which others wait for. */
async function wordsOfPosts(db: Connection, ids: string[]): Promise<Ready> {
  const made = new Map<string, Words>()
  for (const source of await indexQueries(db).sources(ids)) {
    made.set(versionOf(source), lexemesIn(source))
    // Many take a while; requests are answered in between.
    await breathe()
  }
  return (source) => made.get(versionOf(source))
}

/** What a post's words are made from is the same as long as this is. */
const versionOf = ({ id, updatedAt, category, type, organisation }: SourceRow): string =>
  JSON.stringify([id, updatedAt, category, type, organisation])

/** Under the lock, since lexemes are counted by what a document was before. What has changed since its words were made is made again. */
async function putIn(tx: Connection, ids: string[], ready: Ready, isMoreToCome: boolean): Promise<void> {
  const queries = indexQueries(tx)
  await queries.expectMore(isMoreToCome)
  const counts = createCounts()
  for (const { lexeme, posts } of await queries.held(ids)) counts.add(lexeme, -posts)
  const documents: Document[] = []
  for (const source of await queries.sources(ids)) {
    const { lexemes, words } = ready(source) ?? lexemesIn(source)
    documents.push({ source, words })
    for (const [lexeme, sound] of lexemes) counts.add(lexeme, 1, sound)
    await breathe()
  }
  await queries.remove(ids.filter((id) => !documents.some(({ source }) => source.id === id)))
  await queries.put(documents, MADE_BY)
  const changed = counts.changed()
  await queries.recount(changed)
  await queries.removeUnused(changed.filter(({ change }) => change < 0).map(({ lexeme }) => lexeme))
}

/** Mostly a post keeps its lexemes: they count down and up again, and are then not written. */
function createCounts() {
  const changes = new Map<string, LexemeChange>()
  return {
    add: (lexeme: string, change: number, sound: string | null = null): void => {
      const known = changes.get(lexeme)
      if (known) Object.assign(known, { change: known.change + change, sound: known.sound ?? sound })
      else changes.set(lexeme, { lexeme, change, sound })
    },
    changed: (): LexemeChange[] => [...changes.values()].filter(({ change }) => change !== 0),
  }
}

/** The lexemes of a post, with the sound of those that are whole words; and the same as a tsvector, with marks. */
export function lexemesIn({ category, type, guide, organisation, ...row }: Texts) {
  const title = textFrom(row, 'title')
  const fields: [marks: string[], texts: (string | null)[]][] = [
    [MARKS.title, valuesOf(title)],
    [MARKS.lead, [organisation, ...(guide ? [...valuesOf(guide.summary), ...valuesOf(guide.office.name)] : [])]],
    [MARKS.rest, [...(guide ? restOf(guide) : []), ...valuesOf(textFrom(row, 'body')).map(plainOf)]],
  ]
  const facet = facetLexeme({ category, type, ...byLongName((each) => title[each] !== null) })
  const lexemes = new Map<string, string | null>([[facet, null]])
  const marked = new Set([`'${facet}'`])
  for (const [marks, texts] of fields) {
    const words = new Set(wordsOf(texts.filter((text) => text !== null).join(' \n ')).slice(0, MOST_WORDS))
    for (const word of [...words].map(analyse)) {
      const [sound = null] = word.sounds
      for (const lexeme of lexemesOf(word)) {
        lexemes.set(lexeme, lexeme === word.exact && sound ? withoutKind(sound) : null)
        for (const mark of marks) marked.add(`'${mark}${lexeme}'`)
      }
    }
  }
  return { lexemes, words: [...marked].join(' ') }
}

const withoutKind = (lexeme: string): string => lexeme.slice(2)

function restOf({ documents, steps, fees }: Guide): string[] {
  return [
    ...documents.map(({ text }) => text),
    ...steps.flatMap(({ title, text }) => [title, text]),
    ...fees.map(({ item }) => item),
  ].flatMap(valuesOf)
}

const plainOf = (html: string | null): string => (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ')
