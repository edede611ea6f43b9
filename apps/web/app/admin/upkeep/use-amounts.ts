// Amounts and times as they are written in the reader's language.
import type { Spread } from '@menged/contracts/experience-summary'
import { useT } from '../../words/language.tsx'

const NUMBER = new Intl.NumberFormat('en-US')

export function useAmounts() {
  const t = useT()
  const birr = (amount: number) => t('upkeep.paidBirr', { amount: NUMBER.format(amount) })
  const days = (count: number) => t('upkeep.daysCount', { count })
  const range = (spread: Spread, write: (value: number) => string) =>
    t('upkeep.spread', { middle: write(spread.middle), low: NUMBER.format(spread.low), high: NUMBER.format(spread.high) })
  return { birr, days, range }
}
