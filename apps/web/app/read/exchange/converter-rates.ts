// What the small converter shows before anybody types, and what it counts with: only the words of one language travel to the reader.
import type { NewestRates } from '@menged/contracts/exchange'
import { CURRENCIES, type Currency } from '@menged/contracts/exchange/lists'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { ratesAsk } from './address.ts'
import { FIRST_AMOUNT } from './amount.ts'
import { birrText } from './birr-text.ts'
import { exchanged, offersOf } from './offers.ts'

/** The first of those that the page offers: what most people bring, or are sent. */
const FIRST_CURRENCIES = CURRENCIES.slice(0, 7)

/** Of the bank that the page chooses by itself. */
type BestOffer = { currency: Currency; buying: number; bank: string; date: string }
export type ConverterRates = { amount: string; sum: string; sample: boolean; offers: [BestOffer, ...BestOffer[]] }

export function converterRates(newest: NewestRates | null, language: Language): ConverterRates | null {
  if (!newest) return null
  const [first, ...others] = FIRST_CURRENCIES.flatMap((currency): BestOffer[] => {
    const plain = ratesAsk(new URLSearchParams({ currency }))
    const found = exchanged(offersOf(newest, plain), 1, plain)
    return found ? [{ currency, buying: found.rate, bank: textIn(found.offer.name, language), date: found.offer.date }] : []
  })
  const sum = first && birrText(FIRST_AMOUNT, first)
  if (!sum || 'wrong' in sum) return null
  return { amount: FIRST_AMOUNT, sum: sum.text, sample: newest.sample, offers: [first, ...others] }
}
