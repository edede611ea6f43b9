// A post as the index holds it: its lexemes with the weight of the place where they stand.
import type { Guide, Text } from '@menged/contracts'
import type { Connection } from '../../platform/database/pool.ts'
import { ANALYSER, analyse, lexemesOf, wordsOf } from './analyse.ts'
import { indexQueries, type SourceRow } from './index-queries.ts'

/** Longer texts are cut; nobody looks for the ten-thousandth word. */
const MOST_WORDS = 3000
/** The place in a tsvector carries the weight; words are not looked up side by side, so one place for each will do. */
const PLACES = ['1A', '2B', '3C']

/** Brings the index up to date with the posts; does nothing when it is. */
export async function indexPosts(db: Connection): Promise<string[]> {
  const queries = indexQueries(db)
  await queries.removeUnpublished()
  const stale = await queries.stale(ANALYSER)
  for (const id of stale) await indexPost(db, id)
  return stale
}

export async function indexPost(db: Connection, id: string): Promise<void> {
  const queries = indexQueries(db)
  const row = await queries.source(id)
  if (row) await queries.put(row, vectorOf(row), ANALYSER)
  else await queries.remove(id)
}

export function vectorOf({ titleEn, titleAm, bodyEn, bodyAm, guide, organisation }: SourceRow): string {
  const fields = [
    [titleEn, titleAm],
    [organisation, ...(guide ? [...both(guide.summary), ...both(guide.office.name)] : [])],
    [...(guide ? restOf(guide) : []), plainOf(bodyEn), plainOf(bodyAm)],
  ]
  const places = new Map<string, string[]>()
  fields.forEach((texts, field) => {
    const words = new Set(wordsOf(texts.filter((text) => text !== null).join(' \n ')).slice(0, MOST_WORDS))
    for (const lexeme of new Set([...words].flatMap((word) => lexemesOf(analyse(word))))) {
      places.set(lexeme, [...(places.get(lexeme) ?? []), PLACES[field] ?? ''])
    }
  })
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ')
}

const both = ({ en, am }: Text): string[] => [en, am]

function restOf({ documents, steps, fees }: Guide): string[] {
  return [
    ...documents.map(({ text }) => text),
    ...steps.flatMap(({ title, text }) => [title, text]),
    ...fees.map(({ item }) => item),
  ].flatMap(both)
}

const plainOf = (html: string | null): string => (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ')
