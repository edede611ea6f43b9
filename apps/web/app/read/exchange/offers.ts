// What the banks offer in one currency and kind, and what an amount becomes at one of them.
import type { NewestRates, RatePair } from '@menged/contracts/exchange'
import type { Currency, RateKind } from '@menged/contracts/exchange/lists'
import type { Text } from '@menged/ethiopia/text'
import { BEST } from './address.ts'

export type Offer = RatePair & {
  bank: string
  name: Text
  reference: boolean
  date: string
  source: NewestRates['banks'][number]['rates'][number]['source']
}
export type Offers = {
  /** Who pays most stands first, unless the order is by name; who deals with nobody last. */
  list: Offer[]
  bestBuying: string | null
  bestSelling: string | null
}

export function offersOf({ banks, best }: NewestRates, currency: Currency, kind: RateKind): Offers {
  const list = banks.flatMap(({ id, name, reference, rates }): Offer[] => {
    const rate = rates.find((each) => each.currency === currency)
    const pair = rate?.[kind]
    return rate && pair ? [{ ...pair, bank: id, name, reference, date: rate.date, source: rate.source }] : []
  })
  const marked = best.find((each) => each.currency === currency && each.kind === kind)
  return {
    list: list.sort((one, other) => Number(one.reference) - Number(other.reference) || other.buying - one.buying),
    bestBuying: marked?.buying ?? null,
    bestSelling: marked?.selling ?? null,
  }
}

type Exchanged = {
  offer: Offer
  /** `buying`: the bank buys what the person has. */
  side: 'buying' | 'selling'
  rate: number
  sum: number
  /** Against the bank that pays least; null where that says nothing. */
  better: { by: number; than: Offer } | null
}

/** Null where the bank has no such rate. */
export function exchanged(
  offers: Offers,
  amount: number,
  { have, at }: { have: 'currency' | 'birr'; at: string },
): Exchanged | null {
  const side = have === 'currency' ? 'buying' : 'selling'
  const wanted = at === BEST ? (side === 'buying' ? offers.bestBuying : offers.bestSelling) : at
  const dealing = offers.list.filter(({ reference }) => !reference)
  const offer = offers.list.find(({ bank }) => bank === wanted) ?? (at === BEST ? (dealing[0] ?? offers.list[0]) : undefined)
  if (!offer) return null
  const rate = offer[side]
  const least = dealing.reduce<Offer | null>((one, each) => (one === null || each.buying < one.buying ? each : one), null)
  const by = side === 'buying' && least ? amount * (rate - least.buying) : 0
  return {
    offer,
    side,
    rate,
    sum: side === 'buying' ? amount * rate : amount / rate,
    better: least && by >= 0.01 ? { by, than: least } : null,
  }
}
