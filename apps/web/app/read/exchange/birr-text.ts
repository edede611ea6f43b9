// The sum as the converter writes it, for a smaller piece that has no more than a rate.
import { type Amount, moneyText, readAmount } from './amount.ts'
import { birrFor, type Offer } from './offers.ts'

type BirrText = { text: string } | Exclude<Amount, { value: number }>

/** `typed`: an amount of the currency. */
export function birrText(typed: string, offer: Pick<Offer, 'buying'>): BirrText {
  const amount = readAmount(typed)
  return 'value' in amount ? { text: moneyText(birrFor(amount.value, offer)) } : amount
}
