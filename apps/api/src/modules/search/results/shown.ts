// What is read from the database of the posts that are shown: cards, offices, the guide of the best one, and passages.
import type { Card, Language, Written } from '@menged/contracts'
import { inEach, onlyIn, valuesOf } from '@menged/ethiopia'
import { textAs } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { type Posts, presentCard } from '../../posts/index.ts'
import type { ShownPost } from '../present.ts'
import type { Piece } from '../words/analyse.ts'
import { isExplained, passageOf } from './passage.ts'
import { shownQueries } from './shown-queries.ts'

type ShownDependencies = { db: Database; posts: Pick<Posts, 'cardsOf'> }
/** `meets` marks words, where there are any; `withGuide`: the first one with its guide. */
type Wanted = { language: Language; meets: ((piece: Piece) => boolean) | null; withGuide: boolean }

export function createShown({ db, posts }: ShownDependencies) {
  const queries = shownQueries(db)
  const cards = async (ids: string[], language: Language): Promise<Card[]> =>
    (await posts.cardsOf(ids)).map(({ row, comments }) => presentCard(row, language, comments))

  return {
    cards,
    /** In the order of the ids. */
    async read(ids: string[], { language, meets, withGuide }: Wanted): Promise<ShownPost[]> {
      const shown = await cards(ids, language)
      if (shown.length === 0) return []
      const unexplained = meets ? shown.filter((card) => !isExplained(card, meets)) : []
      const idsIn = (wanted: Written) => unexplained.flatMap(({ _id, language }) => (language === wanted ? [_id] : []))
      const first = withGuide ? shown.slice(0, 1).map(({ _id }) => _id) : []
      const bodies = inEach(idsIn)
      const rows = await queries.details({ ids, withGuide: [...first, ...valuesOf(bodies).flat()], ...bodies })
      const details = new Map(rows.map((row) => [row.id, row]))
      return shown.map((card) => {
        const { organisation = null, guide = null, body = null } = details.get(card._id) ?? {}
        const texts = { guide, ...textAs('body', onlyIn(card.language, body)) }
        return {
          card,
          passage: meets && unexplained.includes(card) ? passageOf(texts, card.language, meets) : null,
          organisation: organisation ?? undefined,
          guide: first.includes(card._id) ? guide : null,
        }
      })
    },
  }
}
