// How people ask for a guide: what ships with the content, what editors add, and first ones for a guide that nobody has asked for yet.
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import type { Intent } from './intents.ts'
import { type IndexedGuide, indexedGuide } from './passages.ts'
import { type NewWay, questionQueries, type WayRow } from './queries.ts'
import { suggestedFor } from './suggestions.ts'
import type { PlacedText } from './training.ts'

/** A way of asking, by the place of a guide that it asks for. */
export type Placed = Pick<WayRow, 'postId' | 'text' | 'place' | 'asks'>
/** The place of a guide that a question most likely asks for. */
export type PlaceOf = (guide: IndexedGuide, question: string) => { place: string; asks: Intent }
type WaysParts = Pick<Platform, 'db' | 'clock'> & {
  audit: Pick<Audit, 'record'>
  shipped: () => readonly PlacedText[]
  placeOf: PlaceOf
}

/** A guide with fewer is offered more. */
const ENOUGH = 8
/** Of each guide at most. */
const MOST = 500

export function createWays({ db, clock, audit, shipped, placeOf }: WaysParts) {
  const queries = questionQueries(db)

  /** @throws AppError not_found for a post that is not published */
  async function guideOf(postId: string): Promise<IndexedGuide> {
    const [row] = await queries.guides([postId])
    if (!row) throw new AppError('not_found')
    return indexedGuide(row)
  }

  async function placing(postId: string): Promise<(text: string) => Placed> {
    const guide = await guideOf(postId)
    return (text) => ({ postId, text, ...placeOf(guide, text) })
  }

  /** All of one guide. Returns those that were not there yet. @throws AppError invalid_input when there are too many */
  const add = async (connection: Connection, { userId }: SignedIn, placed: readonly Placed[]): Promise<string[]> => {
    const [first] = placed
    if (first && (await queries.waysCount(connection, first.postId)) + placed.length > MOST)
      throw new AppError('invalid_input', { field: 'texts' })
    const at = clock.now().getTime()
    // A moment apart: in this order they are learnt, whatever their ids.
    const ways = placed.map((way, n): NewWay => ({ ...way, addedBy: userId, createdAt: new Date(at + n) }))
    return (await queries.addWays(connection, ways)).map(({ id }) => id)
  }

  async function list(postId: string) {
    const guide = await guideOf(postId)
    const own = shipped().filter((way) => way.guide === postId)
    const added = await queries.waysOf(postId)
    const texts = new Set([...own, ...added].map(({ text }) => text))
    const suggested = texts.size < ENOUGH ? suggestedFor(guide).filter((text) => !texts.has(text)) : []
    return { shipped: own, added, suggested }
  }

  return {
    placing,
    add,
    /** On the connection of whatever takes back why they were added. One that is gone is no trouble. */
    takeAway: async (connection: Connection, postId: string, wayIds: readonly string[]): Promise<void> => {
      for (const wayId of wayIds) await queries.removeWay(connection, postId, wayId)
    },
    list,
    /** @throws AppError not_found, invalid_input when there are too many */
    addTo: async (me: SignedIn, postId: string, texts: readonly string[]) => {
      const place = await placing(postId)
      await db.transaction(async (tx) => {
        await add(tx, me, texts.map(place))
        await audit.record(
          { kind: 'way_of_asking_added', userId: me.userId, detail: { post: postId, ways: String(texts.length) } },
          tx,
        )
      })
      return await list(postId)
    },
    /** @throws AppError not_found */
    remove: async (me: SignedIn, postId: string, wayId: string) => {
      await db.transaction(async (tx) => {
        if (!(await queries.removeWay(tx, postId, wayId))) throw new AppError('not_found')
        await audit.record({ kind: 'way_of_asking_removed', userId: me.userId, detail: { post: postId } }, tx)
      })
      return await list(postId)
    },
  }
}
export type Ways = ReturnType<typeof createWays>
