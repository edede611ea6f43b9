// Rate alerts of accounts: stored within bounds, and sent once for each crossing of their value.
import { MEDIAN, MOST_ALERTS, type NewAlert, pathTo, type Text } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { textOf, translateIn } from '@menged/i18n'
import type { Clock } from '../../platform/clock.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Notifications } from '../notifications/index.ts'
import { type AlertRow, alertQueries, type Crossing, type NewAlertRow } from './alert-queries.ts'
import { valuesNow } from './newest.ts'
import { type BankRow, exchangeQueries } from './queries.ts'

/** Comes after rates that were stored, in the same transaction. */
export const ALERTS_TASK = 'rate-alerts'
/** Sent in one transaction. */
const TOGETHER = 500

type AlertsDependencies = { db: Database; clock: Clock; tasks: Tasks; notifications: Pick<Notifications, 'notify'> }
export type NamedAlert = AlertRow & { bank: BankRow | null }

export function alerts(dependencies: AlertsDependencies) {
  const { db, clock, tasks } = dependencies

  tasks.handle(ALERTS_TASK, () => tell(dependencies))

  return {
    ofUser: async (userId: string): Promise<NamedAlert[]> => {
      const [rows, banks] = await Promise.all([alertQueries(db).ofUser(userId), exchangeQueries(db).banks()])
      return rows.map((row) => named(row, banks))
    },
    /** @throws AppError invalid_input for a bank that nobody knows, alerts_full */
    add: async (userId: string, asked: NewAlert): Promise<NamedAlert> => {
      const { values, banks } = await known(db)
      const bankId = asked.bank === MEDIAN ? null : asked.bank.toUpperCase()
      if (bankId !== null && !banks.some(({ id }) => id === bankId)) throw new AppError('invalid_input', { field: 'bank' })
      const { currency, kind, side, direction, value } = asked
      const now = values.find(
        (each) => each.currency === currency && each.bank === bankId && each.kind === kind && each.side === side,
      )
      // What has been passed before anybody asked is no news.
      const past = now !== undefined && (direction === 'above' ? now.value >= value : now.value <= value)
      const row: NewAlertRow = { userId, currency, bankId, kind, side, direction, value, past, createdAt: clock.now() }
      return named(await db.transaction((tx) => addOnce(alertQueries(tx), row)), banks)
    },
    /** @throws AppError not_found, for another person's as well */
    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await alertQueries(db).remove(userId, id))) throw new AppError('not_found')
    },
  }
}

async function known(db: AlertsDependencies['db']) {
  const [rows, banks] = await Promise.all([exchangeQueries(db).newest(), exchangeQueries(db).banks()])
  return { values: valuesNow(rows, banks), banks }
}

function named(row: AlertRow, banks: BankRow[]): NamedAlert {
  return {
    ...row,
    bank: banks.find(({ id }) => id === row.bankId) ?? null,
  }
}

async function tell({ db, tasks, notifications }: AlertsDependencies): Promise<void> {
  const { values, banks } = await known(db)
  for (;;) {
    const turned = await db.transaction(async (tx) => {
      const crossings = await alertQueries(tx).turn(values, TOGETHER)
      const past = crossings.filter((crossing) => crossing.past)
      const rows = await alertQueries(tx).byIds(past.map(({ id }) => id))
      for (const row of rows) {
        const crossing = past.find(({ id }) => id === row.id)
        if (crossing) await notifications.notify(tx, eventOf(named(row, banks), crossing))
      }
      return crossings.length
    })
    if (turned < TOGETHER) break
  }
  tasks.wake()
}

async function addOnce(queries: ReturnType<typeof alertQueries>, row: NewAlertRow): Promise<AlertRow> {
  await queries.holdPerson(row.userId)
  const same = await queries.same(row)
  if (same) return same
  if ((await queries.count(row.userId)) >= MOST_ALERTS) throw new AppError('alerts_full', { values: { count: MOST_ALERTS } })
  return await queries.add(row)
}

const shown = (value: number): string => String(Number(value.toFixed(4)))

function eventOf({ id, userId, currency, kind, side, direction, value, bank }: NamedAlert, { crossings, now }: Crossing) {
  const where: Text = bank ? textFrom(bank, 'name') : textOf('rates.median')
  return {
    userId,
    kind: 'rates' as const,
    key: `rates ${id} ${crossings}`,
    title: textOf(`rates.alertTitle_${direction}`, { currency, value: shown(value) }),
    preview: inEach((each) => translateIn(each)(`rates.alertText_${side}`, { where: where[each], currency, now: shown(now) })),
    link: pathTo('exchange', { currency, kind }),
  }
}
