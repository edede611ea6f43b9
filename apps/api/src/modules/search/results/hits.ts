// What is read from the database of the posts that are shown: cards, offices, the guide of the best one, and passages.
import type { Card, Language, Written } from '@menged/contracts'
import { inEach, onlyIn, valuesOf } from '@menged/ethiopia'
import { textAs } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { type Posts, presentCard } from '../../posts/index.ts'
import type { Hit } from '../present.ts'
import type { Piece } from '../words/analyse.ts'
import { hitQueries } from './hit-queries.ts'
import { isExplained, passageOf } from './passage.ts'

type HitDependencies = { db: Database; posts: Pick<Posts, 'cardsOf'> }
/** `meets` marks words, where there are any; `withGuide`: the first one with its guide. */
type HitOptions = { language: Language; meets: ((piece: Piece) => boolean) | null; withGuide: boolean }

export function createHits({ db, posts }: HitDependencies) {
  const queries = hitQueries(db)
  const cards = async (ids: string[], language: Language): Promise<Card[]> =>
    (await posts.cardsOf(ids)).map(({ row, comments }) => presentCard(row, language, comments))

  return {
    cards,
    /** In the order of the ids. */
    async read(ids: string[], { language, meets, withGuide }: HitOptions): Promise<Hit[]> {
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
