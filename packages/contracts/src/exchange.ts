// Exchange rates as banks publish them: birr per one unit of the currency.
import { z } from 'zod'
import { answer } from './envelope.ts'
import {
  ALERT_DIRECTIONS,
  CURRENCIES,
  MEDIAN,
  MOST_RATE,
  RATE_DAYS,
  RATE_KINDS,
  RATE_SIDES,
  type RateDays,
} from './exchange/lists.ts'
import { textSchema } from './text.ts'

export const currencySchema = z.enum(CURRENCIES)
const kindSchema = z.enum(RATE_KINDS)
const sideSchema = z.enum(RATE_SIDES)

/** `sample`: the dated sample that ships with the portal. `entry`, `import`: an administrator. The others are read on a schedule. */
export const RATE_SOURCES = ['sample', 'entry', 'import', 'nbe', 'cbe'] as const
export type RateSource = (typeof RATE_SOURCES)[number]
const sourceSchema = z.enum(RATE_SOURCES)

const bankNameSchema = z.object({ id: z.string(), name: textSchema })

export const bankRatesSchema = z.object({
  bank: bankNameSchema,
  /** Day of publication. */
  date: z.iso.date(),
  /** True for the dated sample that ships with the portal: never to be shown as live. */
  sample: z.boolean(),
  rates: z
    .array(z.object({ currency: currencySchema, cashBuying: z.number().positive(), cashSelling: z.number().positive() }))
    .max(40),
})
export type BankRates = z.infer<typeof bankRatesSchema>

const bankIdSchema = z
  .string()
  .max(10)
  .regex(/^[A-Za-z]{2,8}$/)
export const bankParamsSchema = z.object({ bank: bankIdSchema })
export const bankRatesAnswer = answer(bankRatesSchema)

/** `change`: of buying, since the bank's day before; null where there is none. */
const pairSchema = z.object({ buying: z.number().positive(), selling: z.number().positive(), change: z.number().nullable() })
export type RatePair = z.infer<typeof pairSchema>
const offeredSchema = z.object({
  currency: currencySchema,
  date: z.iso.date(),
  source: sourceSchema,
  cash: pairSchema.nullable(),
  transaction: pairSchema.nullable(),
})
/** `reference`: it publishes what others have dealt at, and deals with nobody. */
export const offeringBankSchema = bankNameSchema.extend({ reference: z.boolean(), rates: z.array(offeredSchema) })
export type OfferingBank = z.infer<typeof offeringBankSchema>

/** Of those that deal and have published with the newest: who pays most, and who asks least. */
const bestSchema = z.object({
  currency: currencySchema,
  kind: kindSchema,
  buying: z.string().nullable(),
  selling: z.string().nullable(),
})

/** `date` is the newest day of all, `age` the days since; both null without any rates. */
export const newestRatesSchema = z.object({
  date: z.iso.date().nullable(),
  age: z.int().min(0).nullable(),
  sample: z.boolean(),
  banks: z.array(offeringBankSchema),
  best: z.array(bestSchema),
})
export type NewestRates = z.infer<typeof newestRatesSchema>
export const newestRatesAnswer = answer(newestRatesSchema)

const bankOrMedianSchema = z.union([z.literal(MEDIAN), bankIdSchema])
export const rateHistoryQuerySchema = z.object({
  currency: currencySchema.default('USD'),
  kind: kindSchema.default('cash'),
  bank: bankOrMedianSchema.default(MEDIAN),
  days: z.coerce
    .number()
    .refine((days): days is RateDays => (RATE_DAYS as readonly number[]).includes(days))
    .default(30),
})
/** `banks`: how many stand behind the point. */
const pointSchema = z.object({
  date: z.iso.date(),
  buying: z.number().positive(),
  selling: z.number().positive(),
  banks: z.int().min(1),
})
export const rateHistorySchema = z.object({
  currency: currencySchema,
  kind: kindSchema,
  bank: bankNameSchema.nullable(),
  days: z.int(),
  sample: z.boolean(),
  points: z.array(pointSchema),
})
export type RateHistory = z.infer<typeof rateHistorySchema>
export const rateHistoryAnswer = answer(rateHistorySchema)

export const newAlertSchema = z.object({
  currency: currencySchema,
  bank: bankOrMedianSchema,
  kind: kindSchema,
  side: sideSchema,
  direction: z.enum(ALERT_DIRECTIONS),
  value: z.number().positive().max(MOST_RATE),
})
export type NewAlert = z.infer<typeof newAlertSchema>
/** `past`: the rate has passed the value already; the alert is sent when it comes back and passes it again. */
export const rateAlertSchema = newAlertSchema.extend({
  id: z.uuid(),
  bankName: textSchema.nullable(),
  past: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type RateAlert = z.infer<typeof rateAlertSchema>
export const rateAlertsAnswer = answer(z.array(rateAlertSchema))
export const rateAlertAnswer = answer(rateAlertSchema)
export const alertParamsSchema = z.object({ alertId: z.uuid() })

/** Columns of a file, and keys of an entry. */
export const RATE_COLUMNS = [
  'bank',
  'currency',
  'cash_buying',
  'cash_selling',
  'transaction_buying',
  'transaction_selling',
  'date',
] as const
export type RateColumn = (typeof RATE_COLUMNS)[number]
/** Of one request; a body has 64 KB at most. */
export const MOST_ROWS = 1000

const cellSchema = z.union([z.string().max(40), z.number(), z.null()]).optional()
/** Looked at row by row, so that each refused one can be named. */
export const enteredRatesSchema = z.object({
  rows: z
    .array(z.object(Object.fromEntries(RATE_COLUMNS.map((column) => [column, cellSchema]))))
    .min(1)
    .max(MOST_ROWS),
  /** Store the good rows although others are refused. */
  partial: z.boolean().default(false),
})
export const importedRatesSchema = z.object({ csv: z.string().min(1).max(60_000), partial: z.boolean().default(false) })

// biome-ignore format: one look
export const REFUSALS = [
  'columns', 'tooMany', 'formula', 'bank', 'currency', 'date', 'future', 'missing', 'number', 'positive', 'tooLarge', 'crossed', 'twice',
] as const
export type Refusal = (typeof REFUSALS)[number]
/** `line`: of the file, the first being 1; of an entry, the place of the row. */
export const enteredAnswer = answer(
  z.object({
    /** False when nothing was stored because something was refused. */
    applied: z.boolean(),
    stored: z.int().min(0),
    /** Far from what is known: they wait for an administrator. */
    held: z.int().min(0),
    refused: z.array(
      z.object({ line: z.int().min(1), column: z.enum(RATE_COLUMNS).nullable(), reason: z.enum(REFUSALS), text: z.string() }),
    ),
  }),
)

const rate = z.number().positive().nullable()
export const heldRateSchema = z.object({
  id: z.uuid(),
  bank: z.string(),
  currency: currencySchema,
  date: z.iso.date(),
  cashBuying: rate,
  cashSelling: rate,
  transactionBuying: rate,
  transactionSelling: rate,
  /** What it was measured against. */
  median: z.number().positive(),
  source: sourceSchema,
  createdAt: z.iso.datetime(),
})
/** Each that can be asked on a schedule. `triedAt`: null until it was asked for the first time. */
const sourceStateSchema = z.object({
  source: sourceSchema,
  isOn: z.boolean(),
  triedAt: z.iso.datetime().nullable(),
  goodAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
})
/** `banks`: all for whom a rate may be entered. */
export const heldRatesAnswer = answer(
  z.object({ held: z.array(heldRateSchema), sources: z.array(sourceStateSchema), banks: z.array(bankNameSchema) }),
)
export const heldParamsSchema = z.object({ heldId: z.uuid() })
/** `wait`: one that was rejected waits again. */
export const heldDecisionSchema = z.object({ decision: z.enum(['accept', 'reject', 'wait']) })
