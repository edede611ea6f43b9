// Texts of administrators as they go out with the content and come in with it: what differs from what ships, and nothing else, is stored.
import { COPY_PLACES, type CopyPlace, type Text, WRITTEN } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import type { Clock } from '../../platform/clock.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Audit } from '../audit/index.ts'
import type { Texts } from './copy.ts'
import { copyQueries } from './copy-queries.ts'

type Dependencies = { db: Database; clock: Clock; audit: Pick<Audit, 'record'>; shipped: Record<CopyPlace, Texts> }
type CopyAt = { place: CopyPlace; key: string }
/** `own`: null where readers see what ships. */
export type MovedText = CopyAt & { shipped: Text; own: Text | null }

const isSame = (one: Text, other: Text): boolean => WRITTEN.every((each) => one[each] === other[each])

export function createCopyMoving({ db, clock, audit, shipped }: Dependencies) {
  const queries = copyQueries(db)
  return {
    /** Every text that may be changed, in the order of the pages. */
    all: async (connection: Connection): Promise<MovedText[]> => {
      const rows = await queries.all(connection)
      const own = new Map(rows.map((row) => [`${row.place}/${row.key}`, inEach((each) => row[each])]))
      return COPY_PLACES.flatMap((place) =>
        [...shipped[place]].map(([key, text]) => {
          const put = own.get(`${place}/${key}`)
          return { place, key, shipped: text, own: put && !isSame(put, text) ? put : null }
        }),
      )
    },
    /** As if it was written on the screen: what ships is put back. @throws AppError changed_meanwhile */
    put: async (tx: Connection, { place, key }: CopyAt, text: Text, by: string): Promise<void> => {
      const at = { place, key }
      const [ships, own] = [shipped[place].get(key), await queries.one(tx, at)]
      if (!ships) throw new AppError('not_found')
      const isBack = isSame(text, ships)
      if (isBack) await queries.remove(tx, at)
      else if (own) await queries.change(tx, at, text, by, clock.now())
      else if (!(await queries.add(tx, at, text, by, clock.now()))) throw new AppError('changed_meanwhile')
      const kind = isBack ? 'copy_restored' : 'copy_changed'
      await audit.record({ kind, userId: by, detail: { place, text: key } }, tx)
    },
  }
}
export type CopyMoving = ReturnType<typeof createCopyMoving>
