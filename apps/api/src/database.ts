// Opens the database as the server needs it: connection, tables, content.
import { HOUR_MS } from '@menged/ethiopia/durations'
import { forgetOldEvents } from './modules/audit/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { dailyBackup } from './platform/database/maintenance.ts'
import { openStore, type Store } from './platform/database/open.ts'
import { createLog, type Log } from './platform/logging.ts'
import type { Job } from './platform/tasks/jobs.ts'
import { CONTENT_DIR, seed } from './seed.ts'

export type OpenDatabase = Store & {
  /** Chores of the store itself, for the process that serves. */
  jobs: readonly Job[]
  /** Puts the content folder in; run it after `migrate()`. */
  seed(contentDir?: string): Promise<void>
}

export async function openDatabase(
  config: Config,
  log: Log = createLog(config),
  clock: Clock = systemClock,
): Promise<OpenDatabase> {
  const store = await openStore(config, log)
  // The application itself may not take events away.
  const forgetting = {
    name: 'forget old events',
    everyMs: HOUR_MS,
    run: () => store.asOwner((db) => forgetOldEvents(db, clock)),
  }
  return {
    ...store,
    jobs: store.engine ? [forgetting, dailyBackup(store.engine, config)] : [forgetting],
    seed: async (contentDir = CONTENT_DIR) => {
      await store.atStart((db) => seed({ db, clock, log, contentDir }))
    },
  }
}
