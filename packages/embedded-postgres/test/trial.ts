// The database that the tests of this package keep, and short ways to query it.
import type { Engine } from '../src/engine.ts'
import { createTrial as createBareTrial, type Row, runSql, type Trial, type TrialOptions } from '../src/testing.ts'

export const NAMES = { name: 'trial', owner: 'trial_owner', app: 'trial_app' }

export const createTrial = (options: TrialOptions = {}): Trial => createBareTrial({ database: NAMES, ...options })

export const sql = (engine: Engine, text: string, user = NAMES.owner): Promise<Row[]> =>
  runSql(engine.connection(NAMES.name, user), text)

export const sqlAsApp = (engine: Engine, text: string): Promise<Row[]> => sql(engine, text, NAMES.app)

export async function countRows(engine: Engine): Promise<number> {
  const rows = await sql(engine, 'SELECT count(*)::int AS n FROM kept')
  return Number(rows[0]?.n)
}
