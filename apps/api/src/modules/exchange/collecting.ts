// Asks the sources on a schedule. What a source does wrong changes nothing: the last good rates stay, and it is logged once.

import { addisDay } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Settings } from '../settings/index.ts'
import type { Entering } from './entering.ts'
import { sourceQueries } from './entry-queries.ts'
import { fetchJson, SourceFault } from './fetching.ts'
import { exchangeQueries } from './queries.ts'
import { checkRows } from './row-check.ts'
import { SOURCE_IDS, SOURCES, type SourceId } from './sources.ts'

type CollectingDependencies = Pick<Platform, 'db' | 'clock' | 'log'> & {
  config: Pick<Config, 'ratesNbeUrl' | 'ratesCbeUrl'>
  settings: Pick<Settings, 'value'>
  tasks: Pick<Tasks, 'wake'>
  entry: Pick<Entering, 'take'>
}

/** A process that comes within this time after another finds the work done. */
const PAUSE_MS = 50 * 60_000

export function collecting({ db, clock, log, config, settings, tasks, entry }: CollectingDependencies) {
  const queries = sourceQueries(db)
  const bases: Record<SourceId, string> = { nbe: config.ratesNbeUrl, cbe: config.ratesCbeUrl }

  async function fetchFrom(id: SourceId, deadline?: () => AbortSignal): Promise<void> {
    const today = addisDay(clock)
    const raw = SOURCES[id].rowsOf(await fetchJson(SOURCES[id].addressOf(bases[id], today), deadline), today)
    const banks = new Set((await exchangeQueries(db).banks()).map((bank) => bank.id))
    const { good } = checkRows(raw, { banks, today })
    // A weekend or a holiday has no table; one without a single good row is another matter.
    if (raw.length > 0 && good.length === 0) throw new SourceFault('no row of the answer can be used')
    await db.transaction((tx) => entry.take(tx, good, id))
    tasks.wake()
  }

  async function failed(id: SourceId, error: unknown): Promise<void> {
    if (!(error instanceof SourceFault)) throw error
    const before = await queries.one(id)
    await queries.failed(id, error.message)
    if (before?.failure !== error.message)
      log.warn({ source: id, fault: error.message }, 'rates could not be fetched; the last good ones stay')
  }

  return async (deadline?: () => AbortSignal): Promise<void> => {
    for (const id of SOURCE_IDS) {
      if (!(await settings.value(SOURCES[id].setting))) continue
      const now = clock.now()
      if (!(await queries.takeTurn(id, now, new Date(now.getTime() - PAUSE_MS)))) continue
      await fetchFrom(id, deadline).then(
        () => queries.good(id, clock.now()),
        (error: unknown) => failed(id, error),
      )
    }
  }
}
