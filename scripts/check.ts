// npm run check: Biome, dependency-cruiser, and what neither knows. Each check is one file of checks/; this runs them all and prints one line each.
import { check as arrows } from './checks/arrows.ts'
import { check as behaviours } from './checks/behaviours.ts'
import { check as browsers } from './checks/browsers.ts'
import { check as lint } from './checks/lint.ts'
import { check as lock } from './checks/lock.ts'
import { check as migrations } from './checks/migrations.ts'
import { check as readme } from './checks/readme.ts'
import { type Finding, problemLine } from './checks/sources.ts'
import { check as words } from './checks/words.ts'

type Check = (root?: string) => Finding | Promise<Finding>

const CHECKS: Record<string, Check> = {
  lint,
  lock,
  arrows,
  migrations,
  behaviours,
  readme,
  words,
}
/** Only where it is named: it reads what was built. */
const OF_THE_BUILD: Record<string, Check> = { browsers }

/** True when it holds; a check that breaks is a check that failed. */
async function holds(name: string): Promise<boolean> {
  try {
    const run = CHECKS[name] ?? OF_THE_BUILD[name]
    if (!run) throw new Error(`there is no such check; there are ${Object.keys({ ...CHECKS, ...OF_THE_BUILD }).join(', ')}`)
    const { problems, note } = await run()
    const failed = problems.length > 0
    const count = failed ? `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}` : 'ok'
    const head = `${failed ? '✗' : '✓'} ${name}: ${note ? `${count} (${note})` : count}`
    for (const line of [head, ...problems.map(problemLine)]) (failed ? console.error : console.log)(line)
    return !failed
  } catch (error) {
    console.error(`✗ ${name}: broke off\n `, error)
    return false
  }
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(CHECKS)) if (!(await holds(name))) process.exitCode = 1
