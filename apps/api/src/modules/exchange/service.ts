// Rules of exchange rates: the newest day of a bank.
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { exchangeQueries } from './queries.ts'

export function createExchange({ db }: { db: Database }) {
  const queries = exchangeQueries(db)
  return {
    /** @throws AppError not_found for a bank without rates */
    latest: async (bank: string) => {
      const rows = await queries.latest(bank.toUpperCase())
      if (rows.length === 0) throw new AppError('not_found')
      return rows
    },
  }
}
export type Exchange = ReturnType<typeof createExchange>
