// What the operator does to an account by hand, in the database that the portal uses, while the portal runs as well.
import { changeRole, resetTwoStep } from './modules/accounts/index.ts'
import { createAudit } from './modules/audit/index.ts'
import { touchWorker } from './modules/marketplace/index.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { reachDatabase } from './platform/database/maintenance.ts'
import { createLog } from './platform/logging.ts'
import { createTasks } from './platform/tasks/tasks.ts'

type Hand = Parameters<typeof changeRole>[0]

/** Returns what was done. @throws Error with a sentence when nothing was */
export const giveRole = (config: Config, email: string, role: string): Promise<string> =>
  byHand(config, (hand) => changeRole(hand, email, role))

/** The same, for who has lost the device. */
export const dropTwoStep = (config: Config, email: string): Promise<string> => byHand(config, (hand) => resetTwoStep(hand, email))

function byHand(config: Config, work: (hand: Hand) => Promise<string>): Promise<string> {
  const clock = systemClock
  const log = createLog({ ...config, logLevel: 'error' })
  return reachDatabase(config, log, async (db) => {
    const { tasks } = createTasks({ db, clock, log })
    const standingChanged: Hand['standingChanged'] = (tx, userId) => touchWorker(tx, userId, clock.now())
    return await work({ db, clock, audit: createAudit({ db, clock }), tasks, standingChanged })
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
