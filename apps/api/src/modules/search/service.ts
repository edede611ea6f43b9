// Rules of search: all words first, then most of them; filters with counts; what to offer when nothing was found.

import {
  CATEGORIES,
  type Category,
  type GuideRequest,
  type Language,
  ORGANISATION_TYPES,
  type Pagination,
  SEARCH_PAGE_SIZE,
  type SearchQuery,
  SUGGESTIONS,
  WRITTEN,
} from '@menged/contracts'
import { isStored } from '../../platform/database/failures.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Posts } from '../posts/index.ts'
import { type Statistics, wordSubject } from '../statistics/index.ts'
import { createDatabaseSource } from './index/database-source.ts'
import { indexPosts, indexThese } from './index/documents.ts'
import { SearchIndex } from './index/search-index.ts'
import { vocabularyQueries } from './index/vocabulary-queries.ts'
import { searchQueries } from './queries.ts'
import { type Facets, type Filters, isWritten, totalOf } from './query/facets.ts'
import { createFinder } from './query/finder.ts'
import { cutQuery, meets } from './query/plan.ts'
import type { LikelyPosts } from './query/ranking.ts'
import { createHits } from './results/hits.ts'
import { readAliases } from './words/aliases.ts'
import { wordsOf } from './words/analyse.ts'

type SearchParts = Pick<Platform, 'db' | 'clock' | 'log' | 'contentDir'> & {
  /** Most bytes of the index in memory; 0 for none. */
  mostBytes: number
  posts: Pick<Posts, 'cardsOf'>
  statistics: Pick<Statistics, 'postSearch'>
  /** What words ask for, read as a question. */
  likeliest: (words: string) => Promise<LikelyPosts | null>
}

const CHOICES = [...WRITTEN, 'both'] as const
export async function createSearch({ db, clock, log, mostBytes, contentDir, posts, statistics, likeliest }: SearchParts) {
  const queries = { ...searchQueries(db), ...vocabularyQueries(db) }
  const aliases = await readAliases(contentDir)
  const index = new SearchIndex({ db, clock, log, mostBytes })
  const database = createDatabaseSource(queries, clock)
  const finderNow = () => createFinder(index.source() ?? database, aliases)

  const hits = createHits({ db, posts })

  async function search(query: SearchQuery) {
    const { page, language, sort, category, type, written } = query
    const finder = finderNow()
    const plan = query.q.trim() === '' ? null : await finder.plan(query.q, false)
    const filters = { category, type, written }
    const part = { offset: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE }
    const likely = plan && plan.parts.length > 1 ? await likeliest(query.q) : null
    const { ids, total, groups, about, nearest: almost } = await finder.find(plan, { filters, sort, likely, ...part })
    const pagination = paginate(total, page, searchType(filters, plan !== null))
    const marks = plan && meets(plan)
    const nearest = async () => {
      const found = await finder.nearest(plan, almost, category)
      return { nearest: await hits.cards(found.ids, language), near: found.near }
    }
    const [items, instead] = await Promise.all([
      hits.read(ids, { language, meets: marks, withGuide: plan !== null && page === 1 }),
      total === 0 ? nearest() : { nearest: [], near: 0 },
    ])
    const [first] = [...items.map(({ card }) => card), ...instead.nearest]
    const meant = plan?.didYouMean?.(first ? [first.title] : []) ?? null
    return {
      items,
      meets: marks,
      pagination,
      counts: countsOf(groups, filters),
      alsoSearchedAs: plan?.alsoSearchedAs ?? null,
      // Another spelling is no way on where it finds nothing either.
      didYouMean: meant !== null && total === 0 && !(await findsAnything(finder, meant)) ? null : meant,
      ...instead,
      about,
    }
  }

  async function findsAnything(finder: ReturnType<typeof finderNow>, words: string): Promise<boolean> {
    const plan = await finder.plan(words, false)
    return (await finder.find(plan, { filters: {}, sort: 'relevance', offset: 0, limit: 1 })).total > 0
  }

  const reindexChanged = () => indexPosts(db)

  return {
    /** The index in memory. */
    index,
    search,
    suggest: async (query: string, language: Language) => {
      const finder = finderNow()
      if (query.trim() === '') return { cards: await hits.cards(await finder.popular(SUGGESTIONS), language), meets: null }
      const plan = await finder.plan(query, true)
      const ids = (await finder.about(plan)).slice(0, SUGGESTIONS)
      return { cards: await hits.cards(ids, language), meets: meets(plan) }
    },
    /** @throws AppError invalid_input when nothing of it is a word. */
    requestGuide: async ({ q, language }: GuideRequest): Promise<void> =>
      queries.request(requestedWords(q), language, clock.now()),
    /** Once for each search, not for each page of it. */
    count: async ({ q, page }: Pick<SearchQuery, 'q' | 'page'>, found: boolean): Promise<void> => {
      const words = wordsOf(cutQuery(q)).join(' ')
      if (page === 1 && words !== '') await isStored(statistics.postSearch(words, found))
    },
    /** After a change to a post, in whatever state it now is. */
    reindex: async (postId: string): Promise<void> => {
      await indexThese(db, [postId])
      await index.refresh()
    },
    reindexChanged,
    jobs: [hourly('index changed posts', reindexChanged), hourly('compare the search index', () => index.compare())],
  }
}
export type Search = Awaited<ReturnType<typeof createSearch>>

/** Without anything that leads to a person. */
function requestedWords(q: string): string {
  const words = wordsOf(wordSubject(q)).join(' ')
  if (words === '') throw new AppError('invalid_input', { field: 'q' })
  return words
}

/** For each filter: how many posts each choice would leave, the other filters kept. */
function countsOf(groups: Facets[], { category, type, written }: Filters) {
  const count = (rest: Filters, choice: (group: Facets) => boolean) => totalOf(groups.filter(choice), rest)
  return {
    category: table(CATEGORIES, (each: Category) => count({ type, written }, (group) => group.category === each)),
    type: table(ORGANISATION_TYPES, (each) => count({ category, written }, (group) => group.type === each)),
    written: table(CHOICES, (each) => count({ category, type }, (group) => isWritten(group, each))),
    together: Object.fromEntries(
      [undefined, ...ORGANISATION_TYPES].flatMap((one) =>
        [undefined, ...CHOICES].map((each) => [
          `${one ?? ''}.${each ?? ''}`,
          totalOf(groups, { category, type: one, written: each }),
        ]),
      ),
    ),
  }
}

const table = <Key extends string>(keys: readonly Key[], count: (key: Key) => number): Record<string, number> =>
  Object.fromEntries(keys.map((key) => [key, count(key)]))

function searchType({ category, type, written }: Filters, hasWords: boolean): Pagination['searchType'] {
  if (hasWords) return 'search'
  return category || type || written ? 'filter' : 'all'
}

/** @throws AppError page_not_found above the last page; the first page always exists. */
function paginate(totalItems: number, page: number, searchType: Pagination['searchType']): Pagination {
  const totalPages = Math.ceil(totalItems / SEARCH_PAGE_SIZE)
  if (page > Math.max(1, totalPages)) throw new AppError('page_not_found', { field: 'page' })
  return { currentPage: page, totalPages, totalItems, searchType }
}
