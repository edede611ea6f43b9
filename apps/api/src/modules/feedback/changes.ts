// The desk of reported changes: editors see them, and mark them as done with a note.
import { UPKEEP_PAGE_SIZE } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { accountNames } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import { changeQueries } from './change-queries.ts'

type Dependencies = { db: Database; clock: Clock; audit: Pick<Audit, 'record'> }

export function createChangeDesk({ db, clock, audit }: Dependencies) {
  const queries = changeQueries(db)
  return {
    page: async (isDone: boolean, page: number) => {
      const [rows, total] = await Promise.all([
        queries.page(isDone, (page - 1) * UPKEEP_PAGE_SIZE, UPKEEP_PAGE_SIZE),
        queries.count(isDone),
      ])
      const editors = rows.flatMap(({ report: { doneBy } }) => doneBy ?? [])
      return { rows, total, names: await accountNames(db, editors) }
    },
    open: (): Promise<number> => queries.count(false),
    /** @throws AppError not_found, and changed_meanwhile when somebody else was first */
    settle: ({ userId }: SignedIn, id: string, { done, note }: { done: boolean; note: string | null }): Promise<void> =>
      db.transaction(async (tx) => {
        const postId = await queries.settle(tx, id, done ? { at: clock.now(), by: userId, note } : null)
        if (postId === undefined) throw new AppError((await queries.isThere(tx, id)) ? 'changed_meanwhile' : 'not_found')
        await audit.record({ kind: 'change_settled', userId, detail: { post: postId, done: String(done) } }, tx)
      }),
  }
}
export type ChangeDesk = ReturnType<typeof createChangeDesk>
