// Rules of posts: the feed, one post in one or both languages, the top viewed of each kind of organisation, views.

import { type OrganisationType, TOP_VIEWED_DAYS, TOP_VIEWED_SIZE } from '@menged/contracts'
import { addisDayBefore, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { createCatalogue } from './catalogue.ts'
import { createCleaner } from './clean.ts'
import { createFeed } from './feed.ts'
import { postQueries } from './queries.ts'
import { createViews } from './views.ts'

/** Ids of the comments of each post, newest first. */
type CommentIds = (postIds: string[]) => Promise<Map<string, string[]>>
type Needs = { db: Database; clock: Clock; commentIds: CommentIds }

export function createPosts({ db, clock, commentIds }: Needs) {
  const queries = postQueries(db)
  const feed = createFeed(queries, clock)
  const clean = createCleaner()

  async function commentsOf(id: string): Promise<string[]> {
    return (await commentIds([id])).get(id) ?? []
  }

  /** @throws AppError post_not_found */
  async function find(id: string) {
    const row = await queries.detail(id)
    if (!row) throw new AppError('post_not_found')
    return row
  }

  return {
    clean,
    find,
    cards: async (page: number, size: number) => {
      const { ids, pagination } = await feed.page(page, size)
      const [rows, comments] = await Promise.all([queries.cards(ids), commentIds(ids)])
      return { items: inOrder(ids, rows).map((row) => ({ row, comments: comments.get(row.id) ?? [] })), pagination }
    },
    list: async (page: number, size: number) => {
      const { ids, pagination } = await feed.page(page, size)
      const [rows, comments] = await Promise.all([queries.lists(ids), commentIds(ids)])
      return { items: inOrder(ids, rows).map((row) => ({ row, comments: comments.get(row.id) ?? [] })), pagination }
    },
    /** Those of these that are published, in this order. */
    cardsOf: async (ids: string[]) => {
      const [rows, comments] = await Promise.all([queries.cards(ids), commentIds(ids)])
      return inOrder(ids, rows).map((row) => ({ row, comments: comments.get(row.id) ?? [] }))
    },
    guideOf: async (id: string) => (await queries.detail(id))?.post.guide ?? null,
    card: async (id: string) => {
      const [row] = await queries.cards([id])
      if (!row) throw new AppError('post_not_found')
      return { row, comments: await commentsOf(id) }
    },
    detail: async (id: string) => ({ row: await find(id), comments: await commentsOf(id) }),
    reading: async (id: string) => {
      const row = await find(id)
      const [comments, related] = await Promise.all([commentsOf(id), queries.titles(row.post.related)])
      return { row, comments, related: inOrder(row.post.related, related) }
    },
    ofOrganisations: async (type: OrganisationType) => {
      const rows = await queries.ofOrganisations(type, addisDayBefore(clock, TOP_VIEWED_DAYS), TOP_VIEWED_SIZE)
      const comments = await commentIds(rows.map(({ post }) => post.id))
      return rows.map((row) => ({ row, comments: comments.get(row.post.id) ?? [] }))
    },
    categories: () => queries.categories(),
    /** @throws AppError post_not_found */
    requirePublished: async (id: string) => {
      if (!(await queries.exists(id))) throw new AppError('post_not_found')
    },
    ...createCatalogue(db),
    ...createViews({ db, clock }),
  }
}
export type Posts = ReturnType<typeof createPosts>

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
