// Reads an amount as people type it; what cannot be read has a name that a sentence stands for.
import { fromGeez } from '@menged/ethiopia/numeral-reading'

type WrongAmount = 'empty' | 'negative' | 'comma' | 'number' | 'tooLarge'
export type Amount = { value: number } | { wrong: WrongAmount }

/** Something to see before anything is typed. */
export const FIRST_AMOUNT = '100'
const MOST = 1e12
/** Of a rate: so many are shown beside a sum, and no more go into it. */
const RATE_PLACES = 4
export const exactRate = (value: number): number => Number(value.toFixed(RATE_PLACES))
/** What is paid for an amount of a currency. */
export const birrFor = (amount: number, buying: number): number => amount * exactRate(buying)

export function readAmount(typed: string): Amount {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '')
  if (text === '') return { wrong: 'empty' }
  if (/^[-\u2212]/.test(text)) return { wrong: 'negative' }
  if (/^[\u1369-\u137c]+$/.test(text)) return geez(text)
  // Half of the world writes 1,5 and means one and a half: nobody guesses with money.
  if (text.includes(',') && /^[\d,.]+$/.test(text) && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return { wrong: 'comma' }
  const plain = text.replaceAll(',', '')
  if (/^\d+(\.\d+)?e\+?\d{1,3}$/i.test(plain) && Number(plain) > MOST) return { wrong: 'tooLarge' }
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? bounded(Number(plain)) : { wrong: 'number' }
}

function geez(text: string): Amount {
  try {
    return bounded(Number(fromGeez(text)))
  } catch {
    return { wrong: 'number' }
  }
}

function bounded(value: number): Amount {
  if (value <= 0) return { wrong: 'negative' }
  return value > MOST ? { wrong: 'tooLarge' } : { value }
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** `31,124.00`; small sums to the last figure that says something. */
export const moneyText = (value: number): string =>
  value > 0 && value < 0.1 ? value.toLocaleString('en-US', { maximumSignificantDigits: 3 }) : money.format(value)
export const amountText = (value: number): string => exact.format(value)
/** A rate, or what two of them differ in: two places, four where the currency is worth less than ten birr. */
export const rateText = (value: number, rate = value): string => value.toFixed(rate < 10 ? 4 : 2)
/** A rate to the places with which sums are made. */
export const exactRateText = (value: number): string => value.toFixed(RATE_PLACES)
