// npm run fuzz [-- requests] [seed]: sends every call and page what nobody would type, by every role, to a portal of its own. Fails when any is answered as a
// fault of ours.
import { fuzz } from '../crash/fuzz.ts'
import { buildIfChanged } from './build.ts'
import { startPortal } from './portal.ts'

await buildIfChanged()
const [most = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const errors: string[] = []
const portal = await startPortal({ env: { LOG_LEVEL: 'error' }, hears: (text) => errors.push(...text.split('\n')) })
try {
  const { sent, byStatus, taken, faults } = await fuzz(portal, most, seed)
  console.log(`${sent} requests, seed ${seed}: ${JSON.stringify(byStatus)}, taken ${JSON.stringify(taken)}`)
  for (const fault of faults.slice(0, 20)) console.error(JSON.stringify(fault))
  for (const error of errors.filter((line) => line.startsWith('{')).slice(0, 20)) console.error(error)
  console.log(`${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await portal.stop()
}
