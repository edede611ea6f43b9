// What is answered from elsewhere than a guide: who can help, from the marketplace, and the rates of a bank.
import { type Language, PRICE_MAX, type WorkerCategory } from '@menged/contracts'
import { textIn, valuesOf } from '@menged/ethiopia'
import { CITIES, type CityId } from '@menged/ethiopia/cities'
import { textFrom } from '../../../platform/database/columns.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Exchange } from '../../exchange/index.ts'
import type { Marketplace } from '../../marketplace/index.ts'
import { wordsOf } from '../../search/index.ts'
import { pattern } from '../question/pattern.ts'
import { type Draft, type Helper, ratesAnswer } from './other-answers.ts'

const BANK = 'CBE'
const MOST_RATES = 5
const HELPERS = 3
const EVERYTHING = {
  category: [] as WorkerCategory[],
  city: [] as CityId[],
  from: 0,
  to: PRICE_MAX,
  sort: 'best' as const,
  show: HELPERS,
}

/** `words`: of the question. `guides`: the likeliest first, and whether that one is named so clearly that it goes before a profession. */
type HelpQuery = { words: readonly string[]; guides: readonly string[]; isNamed: boolean }

const asText = (words: readonly string[]): string => ` ${words.join(' ')} `

const PROFESSIONS: readonly (readonly [WorkerCategory, RegExp])[] = [
  [
    'accountingServices',
    pattern('(?: |^)(?:\\S*ሒሳብ\\S*|\\S*ሂሳብ\\S*|accountants?|accounting|bookkeepers?|bookkeeping|auditors?|hisab)(?= |$)'),
  ],
  ['legalAdvisor', pattern('(?: |^)(?:\\S*ጠበቃ\\S*|tebeka|lawyers?|attorneys?|advocates?|legal)(?= |$)')],
  [
    'translationServices',
    pattern('(?: |^)(?:\\S*ተርጓሚ\\S*|\\S*የሚተረጉም\\S*|\\S*ትርጉም\\S*|translators?|translate|translation|interpreters?)(?= |$)'),
  ],
]
const professionIn = (words: readonly string[]): WorkerCategory[] =>
  PROFESSIONS.flatMap(([category, form]) => (form.test(asText(words)) ? [category] : []))

const cityIn = (words: readonly string[]): CityId[] => {
  const text = asText(words)
  return CITIES.flatMap(({ id, name }) =>
    valuesOf(name).some((each) => new RegExp(`(?: |^)[በየ]?${wordsOf(each).join(' ')}`, 'u').test(text)) ? [id] : [],
  )
}

/** Of the likeliest guide with which anybody offers help, else of the profession and the city that were named, else by the words. Nobody else. */
export async function helpersFor(
  guday: Pick<Marketplace['guday'], 'list'>,
  { words, guides, isNamed }: HelpQuery,
  language: Language,
): Promise<Helper[]> {
  const [category, city] = [professionIn(words), cityIn(words)]
  const asks = [
    ...(category.length === 0 ? guides : guides.slice(0, isNamed ? 1 : 0)).map((guide) => ({ q: '', guide })),
    ...(category.length > 0 ? [{ q: '', category, city }] : []),
    ...(category.length === 0 && words.length > 0 ? [{ q: words.join(' ') }] : []),
    ...(category.length === 0 && words.length === 0 && guides.length === 0 ? [{ q: '', city }] : []),
  ]
  for (const ask of asks) {
    const { rows } = await guday.list({ ...EVERYTHING, ...ask })
    if (rows.length === 0) continue
    return rows.map(({ service, worker }) => ({
      id: service.id,
      title: textIn(textFrom(service, 'title'), language),
      name: textIn(textFrom(worker, 'name'), language),
      price: service.price,
    }))
  }
  return []
}

/** None named stands for all. Null where the bank has none. */
export async function ratesOf(
  exchange: Pick<Exchange, 'latest'>,
  currencies: readonly string[],
  language: Language,
  sum: number | null,
): Promise<Draft | null> {
  const rows = await exchange.latest(BANK).catch((error: unknown) => {
    if (error instanceof AppError) return []
    throw error
  })
  const wanted = rows.filter(({ rate }) => currencies.length === 0 || currencies.includes(rate.currency))
  const [first] = wanted
  if (!first) return null
  return ratesAnswer(
    {
      bank: textIn(textFrom(first.bank, 'name'), language),
      day: first.rate.day,
      sample: wanted.some(({ rate }) => rate.sample),
      rates: wanted.slice(0, MOST_RATES).map(({ rate }) => rate),
      sum: currencies.length === 1 ? sum : null,
    },
    language,
  )
}
