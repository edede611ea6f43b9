// The sum as the converter writes it, for a smaller piece that has no more than a rate.
import { type Amount, birrFor, moneyText, readAmount } from './amount.ts'

type BirrText = { text: string } | Exclude<Amount, { value: number }>

/** `typed`: an amount of the currency. */
export function birrText(typed: string, { buying }: { buying: number }): BirrText {
  const amount = readAmount(typed)
  return 'value' in amount ? { text: moneyText(birrFor(amount.value, buying)) } : amount
}
