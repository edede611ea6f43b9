// Rows to the shapes of the contract.
import {
  type BankRates,
  isCurrency,
  type NewestRates,
  type OfferingBank,
  type RateAlert,
  type RateHistory,
  type RateKind,
  type RatePair,
} from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import type { HeldRow } from './entry-queries.ts'
import type { BankRow, LatestRow, NewestRow, PointRow } from './queries.ts'
import type { AskedHistory, NamedAlert, NewestKnown, SourceState } from './service.ts'

export function presentRates(rows: LatestRow[]): BankRates | null {
  const [first] = rows
  if (!first) return null
  const { bank, rate } = first
  return {
    bank: { id: bank.id, name: textFrom(bank, 'name') },
    date: rate.day,
    sample: rows.some((row) => row.rate.sample),
    rates: rows.flatMap(({ rate: { currency, cashBuying, cashSelling } }) =>
      isCurrency(currency) && cashBuying !== null && cashSelling !== null ? [{ currency, cashBuying, cashSelling }] : [],
    ),
  }
}

function pairOf(row: NewestRow, kind: RateKind): RatePair | null {
  const isCash = kind === 'cash'
  const [buying, selling] = isCash ? [row.cashBuying, row.cashSelling] : [row.transactionBuying, row.transactionSelling]
  const before = isCash ? row.cashBefore : row.transactionBefore
  if (buying === null || selling === null) return null
  return { buying, selling, change: before === null ? null : Number((buying - before).toFixed(6)) }
}

/** Banks without rates are left out. */
export function presentNewest({ newest: { date, sample, rows, best }, banks, age }: NewestKnown): NewestRates {
  const offering = banks.flatMap((bank): OfferingBank[] => {
    const rates = rows
      .filter(({ bankId }) => bankId === bank.id)
      .flatMap((row) =>
        isCurrency(row.currency)
          ? [
              {
                currency: row.currency,
                date: row.day,
                source: row.source,
                cash: pairOf(row, 'cash'),
                transaction: pairOf(row, 'transaction'),
              },
            ]
          : [],
      )
    return rates.length > 0 ? [{ id: bank.id, name: textFrom(bank, 'name'), reference: bank.reference, rates }] : []
  })
  return { date, age, sample, banks: offering, best }
}

export const presentHistory = (
  { currency, kind, days }: AskedHistory,
  { bank, sample, points }: { bank: BankRow | null; sample: boolean; points: PointRow[] },
): RateHistory => ({ currency, kind, days, sample, bank: bank ? { id: bank.id, name: textFrom(bank, 'name') } : null, points })

export const presentAlert = ({ id, currency, kind, side, direction, value, past, createdAt, bank }: NamedAlert): RateAlert => ({
  id,
  kind,
  side,
  direction,
  value,
  past,
  currency: currency as RateAlert['currency'],
  bank: bank?.id ?? 'median',
  bankName: bank ? textFrom(bank, 'name') : null,
  createdAt: createdAt.toISOString(),
})

export const presentBank = (bank: BankRow) => ({ id: bank.id, name: textFrom(bank, 'name') })

export const presentHeld = ({ bankId, day, currency, createdAt, ...row }: HeldRow) => ({
  ...row,
  bank: bankId,
  date: day,
  currency: currency as RateAlert['currency'],
  createdAt: createdAt.toISOString(),
})

export const presentSource = ({ id, isOn, row }: SourceState) => ({
  source: id,
  isOn,
  triedAt: row?.triedAt.toISOString() ?? null,
  goodAt: row?.goodAt?.toISOString() ?? null,
  failure: row?.failure ?? null,
})
