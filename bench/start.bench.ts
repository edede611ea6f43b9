// Time from a second start to the first page, of the former commit and of this one in turn, each on data of its own.
// `npm run bench -- start [rounds]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPortal } from '../scripts/portal.ts'
import { prepareFormer } from './former.ts'
import { median } from './median.ts'

const ROUNDS = Number(process.argv[3] ?? 5)

/** Milliseconds until home has been sent. */
async function start(root: string, dataDir: string): Promise<number> {
  const begun = performance.now()
  const portal = await startPortal({ root, dataDir })
  try {
    // The former commit refuses even a single reader while others keep the machine busy.
    while (!(await fetch(portal.origin)).ok) await pause(50)
    return performance.now() - begun
  } finally {
    await portal.stop()
  }
}

const former = prepareFormer()
const sides = [former.root, process.cwd()].map((root) => ({
  root,
  dataDir: mkdtempSync(join(tmpdir(), 'menged-start-')),
  times: [] as number[],
}))
try {
  for (const { root, dataDir } of sides) await start(root, dataDir)
  for (let round = 0; round < ROUNDS; round++) for (const side of sides) side.times.push(await start(side.root, side.dataDir))
  const [before = [], now = []] = sides.map(({ times }) => times)
  console.log(`second start until home is sent, median of ${ROUNDS} in turn`)
  console.table([
    {
      [`${former.commit}, ms`]: Math.round(median(before)),
      'now, ms': Math.round(median(now)),
      ratio: Number(median(now.map((ms, i) => ms / (before[i] ?? 1))).toFixed(2)),
      goal: 1,
    },
  ])
} finally {
  for (const { dataDir } of sides) rmSync(dataDir, { recursive: true, force: true })
  former.remove()
}
