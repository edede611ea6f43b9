// Exchange rates as banks publish them: birr per one unit of the currency.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { textSchema } from './text.ts'

export const currencySchema = z.string().regex(/^[A-Z]{3}$/)

export const bankRatesSchema = z.object({
  bank: z.object({ id: z.string(), name: textSchema }),
  /** Day of publication. */
  date: z.iso.date(),
  /** True for the dated sample that ships with the portal: never to be shown as live. */
  sample: z.boolean(),
  rates: z
    .array(z.object({ currency: currencySchema, cashBuying: z.number().positive(), cashSelling: z.number().positive() }))
    .max(40),
})
export type BankRates = z.infer<typeof bankRatesSchema>

export const bankParamsSchema = z.object({
  bank: z
    .string()
    .max(10)
    .regex(/^[A-Za-z]{2,8}$/),
})
export const bankRatesAnswer = answer(bankRatesSchema)
