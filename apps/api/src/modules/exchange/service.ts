// Rules of exchange rates: the newest of each bank, the past of a currency, and who is asked for what comes in.
import { type Currency, MEDIAN, type RateKind } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { addisDay } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Audit } from '../audit/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Settings } from '../settings/index.ts'
import { alerts } from './alerts.ts'
import { collecting } from './collecting.ts'
import { entering } from './entering.ts'
import { type SourceRow, sourceQueries } from './entry-queries.ts'
import { type Newest, newestOf } from './newest.ts'
import { type BankRow, exchangeQueries } from './queries.ts'
import { SOURCE_IDS, SOURCES, type SourceId } from './sources.ts'

export type { NamedAlert } from './alerts.ts'

type ExchangeDependencies = Pick<Platform, 'db' | 'clock' | 'log' | 'tasks'> & {
  config: Pick<Config, 'ratesNbeUrl' | 'ratesCbeUrl'>
  settings: Pick<Settings, 'value'>
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
}
export type HistoryQuery = { currency: Currency; kind: RateKind; bank: string; days: number }
/** `row`: absent until it is asked for the first time. */
export type SourceState = { id: SourceId; isOn: boolean; row: SourceRow | undefined }
export type NewestRows = { newest: Newest; banks: BankRow[]; age: number | null }

export function createExchange(dependencies: ExchangeDependencies) {
  const queries = exchangeQueries(dependencies.db)
  const entry = entering(dependencies)
  /** Asks the sources that are on; none until the operator wants it. */
  const collect = collecting({ ...dependencies, entry })

  return {
    /** @throws AppError not_found for a bank without rates */
    latest: async (bank: string) => {
      const rows = await queries.latest(bank.toUpperCase())
      if (rows.length === 0) throw new AppError('not_found')
      return rows
    },
    newest: () => newestRates(queries, dependencies.clock),
    /** @throws AppError not_found for a bank that nobody knows */
    history: async ({ currency, kind, bank, days }: HistoryQuery) => {
      const id = bank === MEDIAN ? null : bank.toUpperCase()
      const known = id === null ? null : ((await queries.banks()).find((each) => each.id === id) ?? null)
      if (id !== null && known === null) throw new AppError('not_found')
      return { bank: known, ...(await queries.history({ currency, kind, bank: id, days })) }
    },
    entry,
    banks: () => queries.banks(),
    alerts: alerts(dependencies),
    sources: () => statesOfSources(dependencies),
    collect,
    jobs: [hourly('fetch exchange rates', collect)],
  }
}

async function newestRates(
  queries: ReturnType<typeof exchangeQueries>,
  clock: ExchangeDependencies['clock'],
): Promise<NewestRows> {
  const [rows, banks] = await Promise.all([queries.newest(), queries.banks()])
  const newest = newestOf(rows, banks)
  const age = newest.date === null ? null : Math.max(0, (Date.parse(addisDay(clock)) - Date.parse(newest.date)) / DAY_MS)
  return { newest, banks, age }
}

async function statesOfSources({ db, settings }: Pick<ExchangeDependencies, 'db' | 'settings'>): Promise<SourceState[]> {
  const rows = await sourceQueries(db).all()
  const stateOf = async (id: SourceId) => ({
    id,
    isOn: await settings.value(SOURCES[id].setting),
    row: rows.find((row) => row.id === id),
  })
  return await Promise.all(SOURCE_IDS.map(stateOf))
}
export type Exchange = ReturnType<typeof createExchange>
