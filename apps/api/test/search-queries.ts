// What people type, and the guides that they mean, and how well a search finds them. Read by a test and by the bench.

import QUERIES from './search-queries.json' with { type: 'json' }
import UNSEEN from './search-queries-unseen.json' with { type: 'json' }
import WRITTEN_LAST from './search-queries-untouched.json' with { type: 'json' }

/** `misses`: queries without a guide that is meant among the first three; of those that have no guide, what finds something. */
export type Measured = { kind: string; queries: number; first: number; firstThree: number; nothing: number; misses: string[] }
/** `queries`: each the query, then the ids of the guides that are meant; none where no guide covers it. */
export type Kind = { kind: string; queries: string[][] }

/** The kind of the queries that no guide covers. */
export const WITHOUT_GUIDE = 'without a guide'

export const TUNED: Kind[] = QUERIES
/** Written before the search was changed, and first run without a look at the results: the one half was then worked on, the other never. */
export const DEVELOPED_ON: Kind[] = UNSEEN.map(({ kind, developedOn }) => ({ kind, queries: developedOn }))
export const HELD_OUT: Kind[] = UNSEEN.map(({ kind, heldOut }) => ({ kind, queries: heldOut }))
/** Written before search moved into memory; nothing was ever tuned to them. */
export const UNTOUCHED: Kind[] = WRITTEN_LAST

export const GUIDES_MEANT: ReadonlySet<string> = new Set(
  [...TUNED, ...DEVELOPED_ON, ...HELD_OUT].flatMap(({ queries }) => queries.flatMap((row) => row.slice(1))),
)

/** `ask` returns the ids of the guides that a query finds, the best first. */
export async function measureSearch(kinds: Kind[], ask: (query: string) => Promise<string[]>): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { kind, queries } of kinds) {
    const row: Measured = { kind, queries: queries.length, first: 0, firstThree: 0, nothing: 0, misses: [] }
    for (const [query = '', ...guides] of queries) {
      const found = (await ask(query)).slice(0, 3)
      const isMeant = (id: string) => guides.includes(id)
      const right = guides.length > 0 ? found.some(isMeant) : found.length === 0
      if (right) row.firstThree += 1
      else row.misses.push(query)
      if (guides.length > 0 ? found.slice(0, 1).some(isMeant) : right) row.first += 1
      if (found.length === 0) row.nothing += 1
    }
    measured.push(row)
  }
  return measured
}
