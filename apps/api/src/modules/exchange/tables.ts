// Exchange rates by bank and day: birr for one unit of the currency.
import { sql } from 'drizzle-orm'
import { boolean, check, date, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

export const exchangeBanks = pgTable('exchange_banks', {
  id: text().primaryKey(),
  nameEn: text('name_en').notNull(),
  nameAm: text('name_am').notNull(),
})

const rate = (name: string) => numeric(name, { precision: 14, scale: 6, mode: 'number' }).notNull()

export const exchangeRates = pgTable(
  'exchange_rates',
  {
    bankId: text('bank_id')
      .notNull()
      .references(() => exchangeBanks.id),
    day: date().notNull(),
    /** Place in the bank's own list. */
    place: smallint().notNull(),
    currency: text().notNull(),
    cashBuying: rate('cash_buying'),
    cashSelling: rate('cash_selling'),
    sample: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bankId, table.day, table.currency] }),
    check('exchange_rates_positive', sql`${table.cashBuying} > 0 and ${table.cashSelling} > 0`),
  ],
)
