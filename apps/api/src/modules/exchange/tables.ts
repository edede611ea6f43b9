// Exchange rates by bank and day: birr for one unit of the currency. What waits for an administrator, how sources are, and alerts.
import { ALERT_DIRECTIONS, RATE_KINDS, RATE_SIDES, RATE_SOURCES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, localized } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/tables.ts'

const amount = (name: string) => numeric(name, { precision: 14, scale: 6, mode: 'number' })

export const exchangeBanks = pgTable('exchange_banks', {
  id: text().primaryKey(),
  ...localized('name', (column) => text(column).notNull()),
  /** Publishes what others have dealt at, and deals with nobody. */
  reference: boolean().notNull().default(false),
})

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
    cashBuying: amount('cash_buying'),
    cashSelling: amount('cash_selling'),
    sample: boolean().notNull(),
    transactionBuying: amount('transaction_buying'),
    transactionSelling: amount('transaction_selling'),
    source: text({ enum: RATE_SOURCES }).notNull().default('entry'),
  },
  (table) => [
    primaryKey({ columns: [table.bankId, table.day, table.currency] }),
    // Real rates before samples, newest first: what a chart and the newest day are read by, however long the past grows.
    index('exchange_rates_newest').on(table.sample, table.day.desc().nullsFirst()),
    index('exchange_rates_chart').on(table.currency, table.sample, table.day.desc().nullsFirst(), table.bankId),
    check(
      'exchange_rates_positive',
      sql`least(${table.cashBuying}, ${table.cashSelling}, ${table.transactionBuying}, ${table.transactionSelling}) > 0`,
    ),
    check(
      'exchange_rates_pairs',
      sql`(${table.cashBuying} is null) = (${table.cashSelling} is null) and (${table.transactionBuying} is null) = (${table.transactionSelling} is null)`,
    ),
  ],
)

export const exchangeHeld = pgTable(
  'exchange_held',
  {
    id: uuid().primaryKey().defaultRandom(),
    bankId: text('bank_id')
      .notNull()
      .references(() => exchangeBanks.id),
    day: date().notNull(),
    currency: text().notNull(),
    cashBuying: amount('cash_buying'),
    cashSelling: amount('cash_selling'),
    transactionBuying: amount('transaction_buying'),
    transactionSelling: amount('transaction_selling'),
    /** What it was measured against. */
    median: amount('median').notNull(),
    source: text({ enum: RATE_SOURCES }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** An administrator has said no to these very values: they are not held again. */
    rejectedAt: instant('rejected_at'),
  },
  (table) => [unique('exchange_held_once').on(table.bankId, table.day, table.currency)],
)

export const exchangeSources = pgTable('exchange_sources', {
  id: text({ enum: RATE_SOURCES }).primaryKey(),
  triedAt: instant('tried_at').notNull(),
  goodAt: instant('good_at'),
  /** Our own words: never what the source has sent. */
  failure: text(),
})

export const exchangeAlerts = pgTable(
  'exchange_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount('user_id'),
    currency: text().notNull(),
    /** Null for the median of all. */
    bankId: text('bank_id').references(() => exchangeBanks.id),
    kind: text({ enum: RATE_KINDS }).notNull(),
    side: text({ enum: RATE_SIDES }).notNull(),
    direction: text({ enum: ALERT_DIRECTIONS }).notNull(),
    value: amount('value').notNull(),
    /** The rate stands beyond the value: nothing is sent until it comes back and passes again. */
    past: boolean().notNull(),
    crossings: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('exchange_alerts_once')
      .on(table.userId, table.currency, table.bankId, table.kind, table.side, table.direction, table.value)
      .nullsNotDistinct(),
    index('exchange_alerts_of_rate').on(table.currency, table.bankId),
    check('exchange_alerts_value', sql`${table.value} > 0`),
  ],
)
