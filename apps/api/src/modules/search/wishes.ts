// The desk of guides that are asked for: the most wanted first, and what editors make of each.
import { UPKEEP_PAGE_SIZE, type WishState } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Audit } from '../audit/index.ts'
import { type WishDecision, wishQueries } from './wish-queries.ts'

export function createWishDesk({ db, audit }: { db: Database; audit: Pick<Audit, 'record'> }) {
  const queries = wishQueries(db)
  return {
    page: async (state: WishState, page: number) => {
      const [rows, total] = await Promise.all([
        queries.page(state, (page - 1) * UPKEEP_PAGE_SIZE, UPKEEP_PAGE_SIZE),
        queries.count(state),
      ])
      return { rows, total }
    },
    open: (): Promise<number> => queries.count('open'),
    /** What was asked for is typed text: the log gets none of it. @throws AppError not_found, changed_meanwhile */
    decide: ({ userId }: SignedIn, decision: WishDecision): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await queries.decide(tx, decision)))
          throw new AppError((await queries.isThere(tx, decision)) ? 'changed_meanwhile' : 'not_found')
        await audit.record({ kind: 'wish_decided', userId, detail: { from: decision.was, to: decision.state } }, tx)
      }),
  }
}
export type WishDesk = ReturnType<typeof createWishDesk>
