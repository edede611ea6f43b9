// The order in which languages are offered, where one is chosen for good.
import type { Language } from '@menged/ethiopia/languages'
import { STORED_DEFAULT, storedAs } from './language.ts'

/** First that which holds until one is chosen. */
export const inOffer = (languages: readonly Language[]): Language[] =>
  languages.toSorted((one, other) => Number(storedAs(other) === STORED_DEFAULT) - Number(storedAs(one) === STORED_DEFAULT))
