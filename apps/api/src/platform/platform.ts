// What the platform gives to every module. A module names what it takes of it: `Pick<Platform, 'db' | 'clock'>`.
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/pool.ts'
import type { Limits } from './http/limits.ts'
import type { Log } from './logging.ts'
import type { Tasks } from './tasks/tasks.ts'

export type Platform = {
  config: Config
  db: Database
  clock: Clock
  log: Log
  tasks: Tasks
  limits: Limits
  contentDir: string
}
