// Who has a draft open: somebody who comes second is told, and nobody is kept out.
import { PRESENCE_MS } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { presenceQueries } from './note-queries.ts'

export function createPresence({ db, clock }: { db: Database; clock: Clock }) {
  const queries = presenceQueries(db)
  const gone = (): Date => new Date(clock.now().getTime() - PRESENCE_MS)
  return {
    others: (draftId: string, userId: string) => queries.others(draftId, userId, gone()),
    stay: (draftId: string, userId: string) => queries.stay(draftId, userId, { now: clock.now(), gone: gone() }),
    leave: queries.leave,
    forgetGone: () => queries.forgetBefore(gone()),
  }
}
export type Presence = ReturnType<typeof createPresence>
