// Plants a hundred faults, one at a time, and tells which of them the unit tests see: docs/how-to/run-mutations.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type Vitest } from 'vitest/node'
import { drawSample, type Mutant } from './mutants.ts'
import { nearestTests } from './nearest.ts'

/** A ring of tests that takes longer has met a loop without end. */
const RING_MS = 600_000

const { values } = parseArgs({
  options: {
    tools: { type: 'string' },
    seed: { type: 'string' },
    count: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'mutants.json' },
    list: { type: 'boolean', default: false },
  },
})

type Outcome = Mutant & { number: number; seenBy: string | null; seconds: number }

/** Ends the processes that run tests; Vitest then says that they have ended unexpectedly. */
function endWorkers(): void {
  const children = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
  for (const line of children.split('\n')) if (/vitest/.test(line)) process.kill(Number(line.trim().split(' ')[0]), 'SIGKILL')
}

/** The first failure of a ring of tests, or null. */
async function failureIn(vitest: Vitest, ring: readonly string[]): Promise<string | null> {
  const paths = ring.map((path) => resolve(path))
  const tests = (await vitest.globTestSpecifications(paths)).filter(({ moduleId }) => paths.includes(moduleId))
  vitest.state.filesMap.clear()
  let late = false
  const watch = setTimeout(() => {
    late = true
    endWorkers()
  }, RING_MS)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests)
  clearTimeout(watch)
  if (late) return 'a loop without end'
  for (const module of testModules) {
    for (const test of module.children.allTests('failed')) return `${module.relativeModuleId}: ${test.fullName}`
    if (!module.ok()) return `${module.relativeModuleId}: ${module.errors()[0]?.message ?? 'failed'}`
  }
  return unhandledErrors.length > 0 ? String((unhandledErrors[0] as Error).message) : null
}

/** Puts the file back that holds the fault of the moment. */
let mend = (): void => undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    mend()
    process.exit(1)
  })

async function seenBy(vitest: Vitest, mutant: Mutant): Promise<string | null> {
  const content = readFileSync(mutant.file, 'utf8')
  const write = (text: string): void => {
    writeFileSync(mutant.file, text)
    vitest.invalidateFile(resolve(mutant.file))
  }
  mend = () => write(content)
  write(content.slice(0, mutant.from) + mutant.after + content.slice(mutant.to))
  try {
    for (const ring of nearestTests(mutant)) {
      const failure = await failureIn(vitest, ring)
      if (failure !== null) return failure
    }
    return null
  } finally {
    mend()
  }
}

const sample = await drawSample(values.tools ?? '.', Number(values.seed ?? 1), Number(values.count))
const numbered = sample.map((mutant, index) => ({ ...mutant, number: index + 1 }))
const wanted = values.only === '' ? numbered : numbered.filter(({ number }) => values.only.split(',').includes(String(number)))
if (values.list) {
  for (const { number, part, kind, file, line } of wanted) console.log(number, part, kind, `${file}:${line}`)
} else {
  const vitest = await createVitest('test', { watch: false, bail: 1, maxWorkers: 1, reporters: [{}] })
  const outcomes: Outcome[] = []
  for (const mutant of wanted) {
    const start = Date.now()
    const failure = await seenBy(vitest, mutant)
    const seconds = Math.round((Date.now() - start) / 1000)
    outcomes.push({ ...mutant, seenBy: failure, seconds })
    writeFileSync(values.out, JSON.stringify(outcomes, null, 1))
    console.log(
      mutant.number,
      failure === null ? 'NOT SEEN' : 'seen',
      `${seconds}s`,
      mutant.kind,
      `${mutant.file}:${mutant.line}`,
    )
  }
  await vitest.close()
  for (const part of new Set(outcomes.map((outcome) => outcome.part))) {
    const ofPart = outcomes.filter((outcome) => outcome.part === part)
    console.log(part, `${ofPart.filter((outcome) => outcome.seenBy !== null).length} of ${ofPart.length}`)
  }
  process.exit()
}
