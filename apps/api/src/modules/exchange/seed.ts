// The dated sample of rates that ships with the portal.
import { bankRatesSchema } from '@menged/contracts'
import { z } from 'zod'
import type { Connection } from '../../platform/database/pool.ts'
import { addBank, addRates } from './queries.ts'

const { shape } = bankRatesSchema

export const ratesFileSchema = z.object({
  date: shape.date,
  sample: shape.sample,
  banks: z.array(shape.bank.extend({ rates: shape.rates })).max(40),
})
export type RatesFile = z.infer<typeof ratesFileSchema>

export async function seedRates(db: Connection, { date, sample, banks }: RatesFile): Promise<void> {
  for (const { id, name, rates } of banks) {
    await addBank(db, { id: id.toUpperCase(), nameEn: name.en, nameAm: name.am })
    const rows = rates.map((rate, place) => ({ ...rate, bankId: id.toUpperCase(), day: date, place, sample }))
    await addRates(db, rows)
  }
}
