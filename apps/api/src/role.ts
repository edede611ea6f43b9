// Gives an account a role in the database that the portal uses, while the portal runs as well.
import { changeRole } from './modules/accounts/index.ts'
import { createAudit } from './modules/audit/index.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { reachDatabase } from './platform/database/maintenance.ts'
import { createLog } from './platform/logging.ts'
import { createTasks } from './platform/tasks.ts'

/** Returns what was done. @throws Error with a sentence when nothing was */
export function giveRole(config: Config, email: string, role: string): Promise<string> {
  const clock = systemClock
  const log = createLog({ ...config, logLevel: 'error' })
  return reachDatabase(config, log, async (db) => {
    const { tasks } = createTasks({ db, clock, log })
    return await changeRole({ db, clock, audit: createAudit({ db, clock }), tasks }, email, role)
  }).catch((error: unknown) => {
    throw explained(error)
  })
}

/** Tables are brought up to date by the portal's start, never by a command like this. */
function explained(error: unknown): unknown {
  const state = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''
  if (!/^42(P01|703)$/.test(state)) return error
  return new Error('The tables are of an older version. Start the portal of this version once, then repeat the command.')
}
