// The banks, and the dated sample of rates that ships with the portal.
import { currencySchema, textSchema } from '@menged/contracts'
import { z } from 'zod'
import { textAs } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { addBank, addRates, countSamples } from './queries.ts'

const bankId = z.string().regex(/^[A-Z]{2,8}$/)
const rate = z.number().positive()

export const banksFileSchema = z.array(z.object({ id: bankId, name: textSchema, reference: z.boolean().default(false) })).max(60)
type BanksFile = z.infer<typeof banksFileSchema>

/** `like` and `times`: as another bank of the list, so many times as much. `path`: days before, so many times the rates of the date. */
export const ratesFileSchema = z.object({
  date: z.iso.date(),
  sample: z.boolean(),
  banks: z
    .array(
      z.object({
        id: bankId,
        like: z.object({ bank: bankId, times: rate }).optional(),
        rates: z
          .array(
            z.object({
              currency: currencySchema,
              cashBuying: rate,
              cashSelling: rate,
              transactionBuying: rate.optional(),
              transactionSelling: rate.optional(),
            }),
          )
          .default([]),
      }),
    )
    .max(60),
  path: z.array(z.object({ date: z.iso.date(), times: rate })).default([]),
})
type RatesFile = z.infer<typeof ratesFileSchema>

export async function seedBanks(db: Connection, banks: BanksFile): Promise<void> {
  for (const { id, name, reference } of banks) await addBank(db, { id, ...textAs('name', name), reference })
}

export async function seedRates(db: Connection, { date, sample, banks, path }: RatesFile): Promise<void> {
  const source = sample ? 'sample' : 'entry'
  for (const { id, like, rates } of banks) {
    const own = like ? (banks.find((bank) => bank.id === like.bank)?.rates ?? []) : rates
    const days = [...path, { date, times: 1 }].map((day) => ({ day: day.date, times: day.times * (like?.times ?? 1) }))
    // As many as the file has: they need not be put in once more at each start.
    if (sample && (await countSamples(db, id)) === own.length * days.length) continue
    await addRates(
      db,
      days.flatMap((day) => own.map((each, place) => ({ ...rowOf(each, day), bankId: id, place, sample, source }))),
    )
  }
}

type FileRate = RatesFile['banks'][number]['rates'][number]

function rowOf(rate: FileRate, { day, times }: { day: string; times: number }) {
  const of = (value: number | undefined) => (value === undefined ? null : Number((value * times).toFixed(4)))
  return {
    day,
    currency: rate.currency,
    cashBuying: of(rate.cashBuying),
    cashSelling: of(rate.cashSelling),
    transactionBuying: of(rate.transactionBuying),
    transactionSelling: of(rate.transactionSelling),
  }
}
