// npm run crash [-- rounds]: kills the portal, its database, or parts of them in the middle of writing, again and again, and counts what was
// acknowledged. npm run crash -- backends [terminations] [restarts]: the same for connections, with one and two portals on one server.
// Fails when something acknowledged is missing or there twice, when a start needs help, or when a portal ends that should not.

import { reportBackends } from '../crash/backends.ts'
import { printTallies } from '../crash/ledger.ts'
import { type CrashReport, crash } from '../crash/rounds.ts'
import { buildIfChanged } from './build.ts'

/** What must not be, in words. */
const wrongIn = ({ tallies, problems }: CrashReport): string[] => [
  ...problems,
  ...tallies
    .filter(({ acknowledged, lost, twice }) => acknowledged === 0 || lost + twice > 0)
    .map(({ kind, acknowledged, lost, twice }) => `${kind}: ${acknowledged} acknowledged, ${lost} lost, ${twice} twice`),
]

async function crashAndPrint(rounds: number): Promise<boolean> {
  const report = await crash(rounds)
  printTallies(report.tallies)
  console.log(
    `killed ${rounds} times; slowest start ${report.slowestStart} ms; ${report.copies} letters were handed over once more`,
  )
  const wrong = wrongIn(report)
  for (const line of wrong) console.error(line)
  return wrong.length === 0
}

await buildIfChanged()
const [first = '20', ...more] = process.argv.slice(2)
const [terminations = 100, restarts = 20] = more.map(Number)
const holds = first === 'backends' ? await reportBackends(terminations, restarts) : await crashAndPrint(Number(first))
if (!holds) process.exitCode = 1
