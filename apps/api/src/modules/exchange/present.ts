// Rows to the shapes of the contract.
import type { BankRates } from '@menged/contracts'
import type { LatestRow } from './queries.ts'

export function presentRates(rows: LatestRow[]): BankRates | null {
  const [first] = rows
  if (!first) return null
  const { bank, rate } = first
  return {
    bank: { id: bank.id, name: { en: bank.nameEn, am: bank.nameAm } },
    date: rate.day,
    sample: rows.some((row) => row.rate.sample),
    rates: rows.map(({ rate: { currency, cashBuying, cashSelling } }) => ({ currency, cashBuying, cashSelling })),
  }
}
