// npm run check: Biome, dependency-cruiser, and what neither knows. Each check is one file of checks/; this runs them all and prints one line each.
import { check as arrows } from './checks/arrows.ts'
import { check as behaviours } from './checks/behaviours.ts'
import { check as content } from './checks/content.ts'
import { check as lint } from './checks/lint.ts'
import { check as migrations } from './checks/migrations.ts'
import { check as names } from './checks/names.ts'
import { check as readme } from './checks/readme.ts'
import { type Finding, problemLine } from './checks/sources.ts'
import { check as sql } from './checks/sql.ts'
import { check as words } from './checks/words.ts'

const CHECKS: Record<string, (root?: string) => Finding | Promise<Finding>> = {
  lint,
  arrows,
  names,
  sql,
  words,
  content,
  migrations,
  behaviours,
  readme,
}

export type CheckResult = { name: string; lines: string[]; failed: boolean }

/** Runs every check, or those that are named; a check that breaks is a check that failed. */
export async function runChecks(names: string[] = Object.keys(CHECKS)): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const name of names) {
    const result = await runCheck(name)
    for (const line of result.lines) (result.failed ? console.error : console.log)(line)
    results.push(result)
  }
  return results
}

async function runCheck(name: string): Promise<CheckResult> {
  try {
    const run = CHECKS[name]
    if (!run) throw new Error(`there is no such check; there are ${Object.keys(CHECKS).join(', ')}`)
    const { problems, note } = await run()
    const failed = problems.length > 0
    const count = failed ? `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}` : 'ok'
    const head = `${failed ? '✗' : '✓'} ${name}: ${note ? `${count} (${note})` : count}`
    return { name, failed, lines: [head, ...problems.map(problemLine)] }
  } catch (error) {
    return { name, failed: true, lines: [`✗ ${name}: broke off`, `  ${error instanceof Error ? error.stack : String(error)}`] }
  }
}

if (import.meta.main) {
  const named = process.argv.slice(2)
  const results = await runChecks(named.length > 0 ? named : undefined)
  if (results.some(({ failed }) => failed)) process.exitCode = 1
}
