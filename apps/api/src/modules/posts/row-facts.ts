// Cost, time and place in a few words, for the rows of lists: those that the guide's `row` says, else its facts where they are short
// enough as they stand. A fact is never cut: half of "ETB 204, or ETB 231 with a trade name" would be another one.
import { type Guide, LIMITS, type RowFacts, type Text, type Written } from '@menged/contracts'

/** What stands beside the guide: its `row`, or else its facts. */
type StoredRowFacts = NonNullable<Guide['row']> | Guide['facts']

export function rowFactsIn(stored: StoredRowFacts | null | undefined, language: Written): RowFacts {
  if (!stored) return { cost: null, time: null, place: null }
  if (!('where' in stored))
    return { cost: stored.cost[language], time: stored.time[language], place: stored.place?.[language] ?? null }
  const short = ({ value }: { value: Text }) => ([...value[language]].length <= LIMITS.rowFact ? value[language] : null)
  return { cost: short(stored.cost), time: short(stored.time), place: short(stored.where) }
}
