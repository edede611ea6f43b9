// From the API's responses to what the home page shows: only the words of one language travel to the reader.

import type { BankRates } from '@menged/contracts/exchange'
import type { Language, Text } from '@menged/contracts/language'
import type { Card, OrganisationPost } from '@menged/contracts/posts'
import { shownCount } from '@menged/ethiopia/counts'
import { TASK_NAMES, type Task, type TaskId } from './tasks.tsx'
import type { TopViewedRow } from './top-viewed.tsx'

export const POPULAR_TASKS = Object.keys(TASK_NAMES) as TaskId[]

export function topViewedRows(posts: OrganisationPost[] | null, language: Language): TopViewedRow[] | null {
  if (!posts) return null
  return posts.map((post) => ({
    postId: post._id,
    organisation: language === 'am' ? post.organization.name_amharic : post.organization.name_english,
    title: (language === 'am' ? (post.title_amharic ?? post.title_english) : (post.title_english ?? post.title_amharic)) ?? '',
    view: shownCount(post.recentViews),
  }))
}

export type RailRates = Pick<BankRates, 'date' | 'sample' | 'rates'> & { bank: Text }
/** Currencies of the rail's card, in this order. */
const RAIL_CURRENCIES = ['USD', 'EUR', 'GBP', 'AED'] as const

export function railRates(rates: BankRates | null): RailRates | null {
  if (!rates) return null
  const wanted = RAIL_CURRENCIES.flatMap((code) => rates.rates.filter((rate) => rate.currency === code))
  return { bank: rates.bank.name, date: rates.date, sample: rates.sample, rates: wanted }
}

/** A guide that is not there is left out. */
export const tasksOf = (cards: (Card | undefined)[]): Task[] =>
  POPULAR_TASKS.flatMap((postId) => {
    const card = cards.find((each) => each?._id === postId)
    return card ? [{ postId, facts: { ...card.facts, place: null }, language: card.language }] : []
  })
