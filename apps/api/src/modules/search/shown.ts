// What is read from the database of the posts that are shown: cards, offices, the guide of the best one, and passages.
import type { Card, Guide, Language } from '@menged/contracts'
import type { Database } from '../../platform/database/pool.ts'
import { type Posts, presentCard } from '../posts/index.ts'
import type { Piece } from './analyse.ts'
import { passagesOf } from './passage.ts'
import { passageQueries } from './passage-queries.ts'
import type { ShownPost } from './present.ts'
import type { SearchQueries } from './queries.ts'

type Parts = { db: Database; posts: Pick<Posts, 'cardsOf' | 'guideOf'>; queries: Pick<SearchQueries, 'organisations'> }
type Wanted = {
  language: Language /** Marks words, where there are any. */
  meets: ((piece: Piece) => boolean) | null
  withGuide: boolean
}

export function shownPosts({ db, posts, queries }: Parts) {
  const cards = async (ids: string[], language: Language): Promise<Card[]> =>
    (await posts.cardsOf(ids)).map(({ row, comments }) => presentCard(row, language, comments))

  return {
    cards,
    /** In the order of the ids; `withGuide`: the first one with its guide. */
    async read(ids: string[], { language, meets, withGuide }: Wanted): Promise<ShownPost[]> {
      const first = withGuide ? ids[0] : undefined
      const [shown, names, guide] = await Promise.all([
        cards(ids, language),
        queries.organisations(ids),
        first ? posts.guideOf(first) : (null satisfies Guide | null),
      ])
      const passages = meets ? await passagesOf(shown, meets, passageQueries(db).texts) : new Map<string, string>()
      return shown.map((card) => ({
        card,
        passage: passages.get(card._id) ?? null,
        organisation: names.find(({ id }) => id === card._id),
        guide: card._id === first ? guide : null,
      }))
    },
  }
}
