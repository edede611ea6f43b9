// Every query of exchange rates.
import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { exchangeBanks, exchangeRates } from './tables.ts'

export function exchangeQueries(db: Database) {
  const latest = db
    .select({ bank: exchangeBanks, rate: exchangeRates })
    .from(exchangeRates)
    .innerJoin(exchangeBanks, eq(exchangeBanks.id, exchangeRates.bankId))
    .where(
      sql`${exchangeRates.bankId} = ${sql.placeholder('bank')} and ${exchangeRates.day} =
        (select max(r.day) from ${exchangeRates} r where r.bank_id = ${sql.placeholder('bank')})`,
    )
    .orderBy(exchangeRates.place)
    .prepare('exchange_latest')
  return { latest: (bank: string) => latest.execute({ bank }) }
}
export type LatestRow = Awaited<ReturnType<ReturnType<typeof exchangeQueries>['latest']>>[number]

export async function addBank(db: Connection, bank: typeof exchangeBanks.$inferInsert): Promise<void> {
  const { nameEn, nameAm } = bank
  await db.insert(exchangeBanks).values(bank).onConflictDoUpdate({ target: exchangeBanks.id, set: { nameEn, nameAm } })
}

/** A day that is there stays as it is. */
export async function addRates(db: Connection, rates: (typeof exchangeRates.$inferInsert)[]): Promise<void> {
  if (rates.length > 0) await db.insert(exchangeRates).values(rates).onConflictDoNothing()
}
