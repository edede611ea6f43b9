// What is answered from elsewhere than a guide: who can help, from the marketplace, and the rates of a bank.
import { type Language, PRICE_MAX } from '@menged/contracts'
import { AppError } from '../../platform/errors.ts'
import type { Exchange } from '../exchange/index.ts'
import type { Marketplace } from '../marketplace/index.ts'
import { type Draft, type Helper, ratesAnswer } from './other-answers.ts'

type Sources = { exchange: Pick<Exchange, 'latest'>; guday: Pick<Marketplace['guday'], 'list'> }

const BANK = 'CBE'
const MOST_RATES = 5
const HELPERS = 3
const EVERYTHING = { category: [], city: [], from: 0, to: PRICE_MAX, sort: 'best' as const, show: HELPERS }

const inLanguage = (language: Language, en: string | null, am: string | null) =>
  (language === 'am' ? (am ?? en) : (en ?? am)) ?? ''

export function createBeside({ exchange, guday }: Sources) {
  return {
    /** Of the guide where anybody offers help with it, else by the words, else the best of all. */
    helpersFor: async (words: readonly string[], guide: string | null, language: Language): Promise<Helper[]> => {
      const asks = [...(guide ? [{ q: '', guide }] : []), { q: words.join(' ') }, { q: '' }]
      for (const ask of asks) {
        const { rows } = await guday.list({ ...EVERYTHING, ...ask })
        if (rows.length === 0) continue
        return rows.map(({ service, worker }) => ({
          id: service.id,
          title: inLanguage(language, service.titleEn, service.titleAm),
          name: inLanguage(language, worker.nameEn, worker.nameAm),
          price: service.price,
        }))
      }
      return []
    },
    /** None named stands for all. Null where the bank has none. */
    ratesOf: async (currencies: readonly string[], language: Language): Promise<Draft | null> => {
      const rows = await exchange.latest(BANK).catch((error: unknown) => {
        if (error instanceof AppError) return []
        throw error
      })
      const wanted = rows.filter(({ rate }) => currencies.length === 0 || currencies.includes(rate.currency))
      const [first] = wanted
      if (!first) return null
      return ratesAnswer(
        {
          bank: language === 'am' ? first.bank.nameAm : first.bank.nameEn,
          day: first.rate.day,
          sample: wanted.some(({ rate }) => rate.sample),
          rates: wanted.slice(0, MOST_RATES).map(({ rate }) => rate),
        },
        language,
      )
    },
  }
}
