// What the banks offer in one currency and kind, and what an amount becomes at one of them.
import type { NewestRates, RatePair } from '@menged/contracts/exchange'
import type { Text } from '@menged/ethiopia/text'
import { BEST, type RatesAsk } from './address.ts'
import { birrFor, exactRate } from './amount.ts'

export type Offer = RatePair & {
  bank: string
  name: Text
  reference: boolean
  date: string
  source: NewestRates['banks'][number]['rates'][number]['source']
}
export type Offers = {
  /** Who gives most for what one has stands first; who deals with nobody last. */
  list: Offer[]
  bestBuying: string | null
  bestSelling: string | null
}
type Wanted = Pick<RatesAsk, 'currency' | 'kind' | 'have'>

export function offersOf({ banks, best }: NewestRates, { currency, kind, have }: Wanted): Offers {
  const list = banks.flatMap(({ id, name, reference, rates }): Offer[] => {
    const rate = rates.find((each) => each.currency === currency)
    const pair = rate?.[kind]
    return rate && pair ? [{ ...pair, bank: id, name, reference, date: rate.date, source: rate.source }] : []
  })
  const marked = best.find((each) => each.currency === currency && each.kind === kind)
  const worse = (one: Offer, other: Offer) => (have === 'currency' ? other.buying - one.buying : one.selling - other.selling)
  return {
    list: list.sort((one, other) => Number(one.reference) - Number(other.reference) || worse(one, other)),
    bestBuying: marked?.buying ?? null,
    bestSelling: marked?.selling ?? null,
  }
}

/** What an amount becomes at a bank: in birr, or in the currency when birr are had. */
export const sumAt = (offer: Offer, amount: number, have: RatesAsk['have']): number =>
  have === 'currency' ? birrFor(amount, offer.buying) : amount / exactRate(offer.selling)

type Exchanged = {
  offer: Offer
  /** `buying`: the bank buys what the person has. */
  side: 'buying' | 'selling'
  rate: number
  sum: number
  /** Against the bank that gives least; null where that says nothing. */
  better: { by: number; than: Offer } | null
}

/** Null where the bank has no such rate. */
export function exchanged(offers: Offers, amount: number, { have, at }: Pick<RatesAsk, 'have' | 'at'>): Exchanged | null {
  const side = have === 'currency' ? 'buying' : 'selling'
  const wanted = at === BEST ? (side === 'buying' ? offers.bestBuying : offers.bestSelling) : at
  const dealing = offers.list.filter(({ reference }) => !reference)
  const offer = offers.list.find(({ bank }) => bank === wanted) ?? (at === BEST ? (dealing[0] ?? offers.list[0]) : undefined)
  if (!offer) return null
  const sum = sumAt(offer, amount, have)
  const least = dealing.at(-1)
  const by = least ? sum - sumAt(least, amount, have) : 0
  return { offer, side, rate: exactRate(offer[side]), sum, better: least && by >= 0.01 ? { by, than: least } : null }
}
