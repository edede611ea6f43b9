// What the two sources answer, as rows of ours. Their shapes are not promised to anybody: what lacks a field is left out.
import { z } from 'zod'
import { SourceFault } from './fetching.ts'
import type { RawRow } from './row-check.ts'

/** `setting`: turns it on. `asked`: the day in Addis Ababa. */
type Source = {
  setting: 'ratesNbe' | 'ratesCbe'
  addressOf(base: string, asked: string): URL
  rowsOf(answer: unknown, asked: string): RawRow[]
}

const amount = z.union([z.number(), z.string()]).nullish()
const day = z.string().min(10)

const nbeAnswer = z.object({ data: z.array(z.unknown()) })
const nbeRow = z.object({ currency: z.object({ code: z.string() }), buying: amount, selling: amount, date: day.nullish() })

/** The National Bank: the weighted average of the day before, on weekdays. */
const nbe: Source = {
  setting: 'ratesNbe',
  addressOf: (base, asked) => withQuery(base, { date: asked }),
  rowsOf: (answer, asked) =>
    listOf(nbeAnswer, answer, ({ data }) => data).flatMap((each, index) => {
      const row = nbeRow.safeParse(each).data
      if (!row) return []
      const { currency, buying, selling, date } = row
      const cells = {
        bank: 'NBE',
        currency: currency.code,
        date: date?.slice(0, 10) ?? asked,
        transaction_buying: textOf(buying),
        transaction_selling: textOf(selling),
      }
      return [{ line: index + 1, cells }]
    }),
}

const cbeAnswer = z.array(z.object({ Date: day, ExchangeRate: z.array(z.unknown()) })).min(1)
const cbeRow = z.object({
  cashBuying: amount,
  cashSelling: amount,
  transactionalBuying: amount,
  transactionalSelling: amount,
  currency: z.object({ CurrencyCode: z.string() }),
})

/** The Commercial Bank: its newest table. */
const cbe: Source = {
  setting: 'ratesCbe',
  addressOf: (base) => withQuery(base, { _limit: '1', _sort: 'Date:DESC' }),
  rowsOf: (answer) =>
    listOf(cbeAnswer, answer, ([table]) =>
      (table?.ExchangeRate ?? []).map((each) => ({ each, date: table?.Date ?? '' })),
    ).flatMap(({ each, date }, index) => {
      const row = cbeRow.safeParse(each).data
      if (!row) return []
      const cells = {
        bank: 'CBE',
        currency: row.currency.CurrencyCode,
        date: date.slice(0, 10),
        ...pairOf('cash', row.cashBuying, row.cashSelling),
        ...pairOf('transaction', row.transactionalBuying, row.transactionalSelling),
      }
      return [{ line: index + 1, cells }]
    }),
}

export const SOURCES = { nbe, cbe } as const
export type SourceId = keyof typeof SOURCES
export const SOURCE_IDS = ['nbe', 'cbe'] as const satisfies SourceId[]

type Amount = z.infer<typeof amount>
const textOf = (value: Amount): string => (value === null || value === undefined ? '' : String(value).trim())

/** An empty field leaves out its pair, not the row. */
function pairOf(kind: 'cash' | 'transaction', buying: Amount, selling: Amount): RawRow['cells'] {
  const [bought, sold] = [textOf(buying), textOf(selling)]
  const isWhole = Number(bought) > 0 && Number(sold) > 0
  return isWhole ? { [`${kind}_buying`]: bought, [`${kind}_selling`]: sold } : {}
}

function listOf<Answer, Item>(schema: z.ZodType<Answer>, answer: unknown, items: (answer: Answer) => Item[]): Item[] {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new SourceFault('the answer has another shape')
  return items(parsed.data)
}

function withQuery(base: string, query: Record<string, string>): URL {
  const url = new URL(base)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  return url
}
