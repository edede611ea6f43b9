// The desk of texts: what ships, what stands in its place, and how it is changed and put back.
import { COPY_PLACES, type CopyChange, type CopyPlace, type CopyText, LONGEST_COPY, type Text, WRITTEN } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import { isLost } from '../../platform/database/failures.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Audit } from '../audit/index.ts'
import type { Texts } from './copy.ts'
import { copyQueries, type OwnText } from './copy-queries.ts'

type Dependencies = { db: Database; clock: Clock; audit: Pick<Audit, 'record'>; shipped: Record<CopyPlace, Texts> }
type At = { place: CopyPlace; key: string }

const textOf = (row: OwnText): Text => inEach((each) => row[each])

export function createCopyDesk({ db, clock, audit, shipped }: Dependencies) {
  const queries = copyQueries(db)
  const last = new Map<CopyPlace, Texts>()

  const shown = ({ place, key }: At, own: OwnText | undefined): CopyText => {
    const text = shipped[place].get(key)
    if (!text) throw new AppError('not_found')
    const changedAt = own?.updatedAt.toISOString() ?? null
    return { place, key, shipped: text, own: own ? textOf(own) : null, changedAt }
  }

  /** @throws AppError not_found, changed_meanwhile */
  const held = async (tx: Connection, at: At, was: string | null): Promise<OwnText | undefined> => {
    const own = await queries.one(tx, at)
    const { changedAt } = shown(at, own)
    if (changedAt !== was) throw new AppError('changed_meanwhile')
    return own
  }

  return {
    /** What was last known while the database is away: the page need not fail for a few words. */
    own: async (place: CopyPlace): Promise<Texts> => {
      try {
        last.set(place, new Map((await queries.of(place)).map((row) => [row.key, textOf(row)])))
      } catch (error) {
        if (!isLost(error)) throw error
      }
      return last.get(place) ?? new Map()
    },
    all: async (): Promise<CopyText[]> => {
      const rows = await queries.all(db)
      const own = (at: At) => rows.find(({ place, key }) => place === at.place && key === at.key)
      return COPY_PLACES.flatMap((place) => [...shipped[place].keys()].map((key) => shown({ place, key }, own({ place, key }))))
    },
    /** @throws AppError not_found, changed_meanwhile, invalid_input */
    change: ({ userId }: SignedIn, at: At, { was, ...text }: CopyChange): Promise<CopyText> =>
      db.transaction(async (tx) => {
        const own = await held(tx, at, was)
        const tooLong = WRITTEN.find((each) => text[each].length > LONGEST_COPY[at.place])
        if (tooLong) throw new AppError('invalid_input', { field: tooLong })
        const now = clock.now()
        if (own) await queries.change(tx, at, text, userId, now)
        else if (!(await queries.add(tx, at, text, userId, now))) throw new AppError('changed_meanwhile')
        await audit.record({ kind: 'copy_changed', userId, detail: { place: at.place, text: at.key } }, tx)
        return shown(at, await queries.one(tx, at))
      }),
    /** @throws AppError not_found, changed_meanwhile */
    restore: ({ userId }: SignedIn, at: At, was: string | null): Promise<CopyText> =>
      db.transaction(async (tx) => {
        if (await held(tx, at, was)) {
          await queries.remove(tx, at)
          await audit.record({ kind: 'copy_restored', userId, detail: { place: at.place, text: at.key } }, tx)
        }
        return shown(at, undefined)
      }),
  }
}
