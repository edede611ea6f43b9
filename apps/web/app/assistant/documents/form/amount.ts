// Amounts and numbers as people type them, and what they say in words.
import type { Language } from '@menged/ethiopia/languages'
import { birrWords, numberWords } from '@menged/ethiopia/number-words'

const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/** `15,000.50` in santim; null when it is no amount. */
export function santimOf(typed: string): bigint | null {
  const [, whole, part = ''] = AMOUNT.exec(typed.replace(/[\s,]/g, '')) ?? []
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

/** `1,000,000`; what is no amount as it was typed. */
export function amountText(typed: string): string {
  const plain = typed.replace(/[\s,]/g, '')
  return AMOUNT.test(plain) ? plain.replace(/\B(?=(\d{3})+(?=\.|$))/g, ',') : typed
}

/** In words while it is typed; null where there is nothing to say. Of other money than birr the name stays as it is written. */
export function amountInWords(typed: string, currency: string, language: Language): string | null {
  const santim = santimOf(typed)
  if (santim === null) return null
  if (currency === 'ETB' || currency === '') return birrWords(santim, language)
  return santim % 100n === 0n ? `${numberWords(santim / 100n, language)} ${currency}` : null
}
