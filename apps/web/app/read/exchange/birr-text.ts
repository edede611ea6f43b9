// The sum as the converter writes it, for a smaller piece that has no more than a rate.
import { moneyText, readAmount } from './amount.ts'
import { birrFor, type Offer } from './offers.ts'

/** `typed`: an amount of the currency. Null where it cannot be read. */
export function birrText(typed: string, offer: Pick<Offer, 'buying'>): string | null {
  const amount = readAmount(typed)
  return 'value' in amount ? moneyText(birrFor(amount.value, offer)) : null
}
