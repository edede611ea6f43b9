// Rules of posts: the feed, one post in one or both languages, the top viewed of each kind of organisation, views.

import type { OrganisationType } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { createCatalogue } from './catalogue.ts'
import { createCleaner } from './clean.ts'
import { createFeed } from './feed.ts'
import { type FeedQueries, feedQueries } from './feed-queries.ts'
import { type CommentCount, type ExperiencePart, postQueries } from './queries.ts'
import { createTopViewed } from './top-viewed.ts'
import { createViews } from './views.ts'

type Comments = {
  /** Ids of the comments of each post that has any, newest first. */
  idsOf(postIds: string[]): Promise<Map<string, string[]>>
  countOf: CommentCount
}
type Read<Row> = (ids: string[]) => Promise<Row[]>
type PostsDependencies = { db: Database; clock: Clock; comments: Comments; experienceOf: ExperiencePart }
type Parts = { queries: ReturnType<typeof postQueries>; idsOf: Comments['idsOf'] }

export function createPosts({ db, clock, comments: { idsOf, countOf }, experienceOf }: PostsDependencies) {
  const queries = postQueries(db, countOf, experienceOf)
  return {
    clean: createCleaner(),
    ...inLists({ queries, idsOf, lists: feedQueries(db), clock }),
    ...onPages({ queries, idsOf }),
    ...createCatalogue(db),
    ...createViews({ db, clock }),
  }
}

/** Published posts in the order of a list, with the ids of their comments. */
function inLists({ queries, idsOf, lists, clock }: Parts & { lists: FeedQueries; clock: Clock }) {
  const [feed, topViewed] = [createFeed(lists, clock), createTopViewed(lists, clock)]

  async function readIn<Row extends { id: string }>(ids: string[], read: Read<Row>) {
    const [rows, comments] = await Promise.all([read(ids), idsOf(ids)])
    return inOrder(ids, rows).map((row) => ({ row, comments: comments.get(row.id) ?? [] }))
  }

  async function readPage<Row extends { id: string }>(page: number, size: number, read: Read<Row>) {
    const { ids, pagination } = await feed.page(page, size)
    return { items: await readIn(ids, read), pagination }
  }

  return {
    cards: (page: number, size: number) => readPage(page, size, queries.cards),
    list: (page: number, size: number) => readPage(page, size, queries.lists),
    cardsOf: (ids: string[]) => readIn(ids, queries.cards),
    card: async (id: string) => {
      const [found] = await readIn([id], queries.cards)
      if (!found) throw new AppError('post_not_found')
      return found
    },
    ofOrganisations: async (type: OrganisationType) => {
      const { ids, after, day } = await topViewed(type)
      return await readIn(ids, (chosen) => queries.ofOrganisations(chosen, after, day))
    },
    categories: () => lists.categories(),
  }
}

function onPages({ queries, idsOf }: Parts) {
  /** @throws AppError post_not_found */
  async function find(id: string) {
    const row = await queries.detail(id)
    if (!row) throw new AppError('post_not_found')
    return row
  }

  return {
    find,
    detail: async (id: string) => {
      const [row, comments] = await Promise.all([find(id), idsOf([id])])
      return { row, comments: comments.get(id) ?? [] }
    },
    reading: async (id: string) => {
      const found = await queries.reading(id)
      if (!found) throw new AppError('post_not_found')
      return found
    },
    /** @throws AppError post_not_found */
    requirePublished: async (id: string) => {
      if (!(await queries.exists(id))) throw new AppError('post_not_found')
    },
  }
}

export type Posts = ReturnType<typeof createPosts>

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
