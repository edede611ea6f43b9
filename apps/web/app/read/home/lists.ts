// From the API's responses to what the home page shows: only the words of one language travel to the reader.

import type { BankRates } from '@menged/contracts/exchange'
import { pathTo } from '@menged/contracts/path-to'
import type { Card, OrganisationPost } from '@menged/contracts/posts'
import { fromSnakeNames } from '@menged/contracts/wire-names'
import { shownCount } from '@menged/ethiopia/counts'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import type { Task } from './tasks.tsx'
import type { TopViewedRow } from './top-viewed.tsx'

/** Each has a short name: its title would fill the line. */
const NAMES = {
  'new-passport': 'home.taskPassport',
  'fayda-id': 'home.taskFayda',
  'tin-registration': 'home.taskTin',
  'trade-licence': 'home.taskTrade',
} as const
export const POPULAR_TASKS = Object.keys(NAMES) as (keyof typeof NAMES)[]

/** On a wide screen the rail says so. */
const ACTIONS = [
  { to: pathTo('generative-ai', { template: 'rental-agreement' }), name: 'home.askRent' },
  { to: pathTo('marketplace'), name: 'home.findSomeone' },
] as const

export function topViewedRows(posts: OrganisationPost[] | null, language: Language): TopViewedRow[] | null {
  if (!posts) return null
  return posts.map((post) => ({
    postId: post._id,
    organisation: textIn(fromSnakeNames(post.organization, 'name'), language),
    title: textIn(fromSnakeNames(post, 'title'), language),
    view: shownCount(post.recentViews),
  }))
}

export type RailRates = Pick<BankRates, 'date' | 'sample' | 'rates'> & { bank: string }
/** Currencies of the rail's card, in this order. */
const RAIL_CURRENCIES = ['USD', 'EUR', 'GBP', 'AED'] as const

export function railRates(rates: BankRates | null, language: Language): RailRates | null {
  if (!rates) return null
  const wanted = RAIL_CURRENCIES.flatMap((code) => rates.rates.filter((rate) => rate.currency === code))
  return { bank: textIn(rates.bank.name, language), date: rates.date, sample: rates.sample, rates: wanted }
}

/** A guide that is not there is left out. */
export function tasksOf(cards: (Card | undefined)[], language: Language): Task[] {
  const asked = POPULAR_TASKS.flatMap((postId) => {
    const card = cards.find((each) => each?._id === postId)
    const to = pathTo('post', { postId })
    return card ? [{ to, name: NAMES[postId], facts: { ...card.facts, place: null }, language: card.language }] : []
  })
  return asked.length === 0 ? [] : [...asked, ...ACTIONS.map((action) => ({ ...action, facts: null, language }))]
}
