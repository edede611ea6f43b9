// How rates come in, from whoever: good ones are stored, those far from what is known wait for an administrator, and alerts are looked at.
import { CURRENCIES, type RateSource } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import { addisDay } from '../../platform/clock.ts'
import { readCsv } from '../../platform/csv.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Audit } from '../audit/index.ts'
import { ALERTS_TASK } from './alerts.ts'
import { entryQueries, type HeldRow, heldQueries, type NewRate } from './entry-queries.ts'
import { exchangeQueries } from './queries.ts'
import { checkRows, type GoodRow, type RawRow, type Refused, rowsOf } from './row-check.ts'

type EnteringDependencies = { db: Database; clock: Clock; tasks: Tasks; audit: Pick<Audit, 'record'> }
export type Entered = { applied: boolean; stored: number; held: number; refused: Refused[] }
type Entry = { source: RateSource; partial: boolean; userId: string }

/** Further from the last known median than this share of it: nobody has typed it right until an administrator says so. */
const FAR = 0.1
const MOST_IN_FILE = 1000

export function entering({ db, clock, tasks, audit }: EnteringDependencies) {
  /** Stores what is near to what is known, holds the rest. On the connection of a transaction. */
  async function take(tx: Connection, rows: GoodRow[], source: RateSource): Promise<{ stored: number; held: number }> {
    const queries = entryQueries(tx)
    const medians = await queries.medians(rows.map(({ currency, day }) => ({ currency, day })))
    const medianOf = (currency: string, day: string) => medians.get(`${currency} ${day}`)
    const remote = rows.filter((row) => isFar(row, medianOf(row.currency, row.day)))
    const accepted = await queries.accepted(remote.map((row) => rateOf(row, source)))
    const far = remote.filter(({ bankId, currency, day }) => !accepted.has(`${bankId} ${currency} ${day}`))
    const near = rows.filter((row) => !remote.includes(row))
    const stored = await queries.put(near.map((row) => rateOf(row, source)))
    const held = await heldQueries(tx).hold(
      far.map(({ line: _, ...row }) => ({
        ...row,
        source,
        median: medianOf(row.currency, row.day) ?? 0,
        createdAt: clock.now(),
      })),
    )
    if (stored > 0) await tasks.add(tx, { kind: ALERTS_TASK, payload: {} })
    return { stored, held }
  }

  async function enter(rows: RawRow[], { source, partial, userId }: Entry): Promise<Entered> {
    const banks = new Set((await exchangeQueries(db).banks()).map(({ id }) => id))
    const { good, refused } = checkRows(rows, { banks, today: addisDay(clock) })
    if (refused.length > 0 && !partial) return { applied: false, stored: 0, held: 0, refused }
    const taken = await db.transaction(async (tx) => {
      const done = await take(tx, good, source)
      const detail = { source, stored: String(done.stored), held: String(done.held) }
      await audit.record({ kind: 'rates_entered', userId, detail }, tx)
      return done
    })
    tasks.wake()
    return { applied: true, ...taken, refused }
  }

  return {
    take,
    enter,
    import: async (csv: string, entry: Entry): Promise<Entered> => {
      const rows = rowsOf(readCsv(csv))
      const refuse = (reason: Refused['reason']): Entered => ({
        applied: false,
        stored: 0,
        held: 0,
        refused: [{ line: 1, column: null, reason }],
      })
      if (rows === null) return refuse('columns')
      return rows.length > MOST_IN_FILE ? refuse('tooMany') : await enter(rows, entry)
    },
    held: () => heldQueries(db).held(),
    /** @throws AppError changed_meanwhile when somebody else has decided */
    decide: async (userId: string, id: string, decision: 'accept' | 'reject' | 'wait'): Promise<void> => {
      await db.transaction(async (tx) => {
        const queries = heldQueries(tx)
        const row = decision === 'accept' ? await queries.takeHeld(id) : undefined
        const isDone =
          row ?? (decision !== 'accept' && (await queries.putRejected(id, decision === 'reject' ? clock.now() : null)))
        if (!isDone) throw new AppError('changed_meanwhile')
        if (row && (await entryQueries(tx).put([heldRate(row)])) > 0) await tasks.add(tx, { kind: ALERTS_TASK, payload: {} })
        await audit.record({ kind: 'held_rate_decided', userId, detail: { decision, held: id } }, tx)
      })
      tasks.wake()
    },
  }
}
export type Entering = ReturnType<typeof entering>

const AMOUNTS = ['cashBuying', 'cashSelling', 'transactionBuying', 'transactionSelling'] as const

const isFar = (row: GoodRow, median: number | undefined): boolean =>
  median !== undefined && AMOUNTS.some((name) => Math.abs((row[name] ?? median) - median) > median * FAR)

const placeOf = (currency: string): number => (CURRENCIES as readonly string[]).indexOf(currency)

const rateOf = ({ line: _, ...row }: GoodRow, source: RateSource): NewRate => ({ ...row, source, place: placeOf(row.currency) })

const heldRate = ({ id: _, median: __, createdAt: ___, rejectedAt: ____, ...row }: HeldRow): NewRate => ({
  ...row,
  place: placeOf(row.currency),
})
