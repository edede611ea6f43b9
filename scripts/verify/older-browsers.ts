// Walks the rooms in Chromium of earlier years, and reads them in one below the floor (decision 0070).
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BELOW, bringChromium, RELEASES } from '../older-browsers.ts'
import { run } from '../run.ts'
import { type Counts, NOTHING, ofReport } from './counts.ts'

export async function tryOlderBrowsers(folder: string): Promise<Counts> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log(`not run: npm has no older Chromium for ${process.platform} on ${process.arch}`)
    return NOTHING
  }
  const home = join(folder, 'browsers')
  const found = [...RELEASES, BELOW].flatMap((release) => {
    try {
      return [[release.version, bringChromium(release, home)] as const]
    } catch (error) {
      console.log(`not run: Chromium ${release.version}: ${String(error).slice(0, 200)}`)
      return []
    }
  })
  if (found.length === 0) return NOTHING
  const report = join(folder, 'older-browsers.json')
  const env = { ...process.env, E2E_REPORT: report, OLDER_BROWSERS: JSON.stringify(Object.fromEntries(found)) }
  const counts = ofReport(report, await run(process.execPath, ['scripts/e2e.ts', '--project=older'], { env }))
  rmSync(home, { recursive: true, force: true })
  return counts
}
