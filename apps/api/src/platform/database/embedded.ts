// The embedded server as Menged has it: the names of its database and roles, and of the settings that an operator knows.
import type { EngineOptions } from '@menged/embedded-postgres'
import type { Config } from '../config.ts'

export { EngineError } from '@menged/embedded-postgres'

export const DATABASE = 'menged'
export const OWNER_ROLE = 'menged_owner'
export const APP_ROLE = 'menged_app'

export const MENGED = {
  database: { name: DATABASE, owner: OWNER_ROLE, app: APP_ROLE },
  socketPrefix: 'menged-pg',
  terms: { program: 'Menged', binDir: 'PG_BIN_DIR', otherServer: 'DATABASE_URL' },
} satisfies Partial<EngineOptions>

export const embeddedOptions = (
  { dataDir, pgBinDir }: Pick<Config, 'dataDir' | 'pgBinDir'>,
  log?: EngineOptions['log'],
): EngineOptions => ({ ...MENGED, dataDir, binDir: pgBinDir, log })
