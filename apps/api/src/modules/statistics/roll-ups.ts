// What the counters add up to, for the overview: it never reads the counters themselves.
import { addisDay, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { rollUpQueries } from './roll-up-queries.ts'

export function createRollUps({ db, clock }: { db: Database; clock: Clock }) {
  const queries = rollUpQueries(db)
  /** A day that has begun takes another one out of the last seven, fourteen and ninety. Harmless to repeat. */
  const moveOn = async (): Promise<void> => {
    const today = addisDay(clock)
    if (await queries.behind(today)) await queries.moveOn(today)
  }
  return {
    moveOn,
    totalsAfter: queries.totals,
    mostSearched: queries.mostSearched,
    mostMissing: queries.mostMissing,
  }
}
