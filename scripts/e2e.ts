// npm run e2e [-- Playwright's arguments]: builds what has changed, starts the portal on a fresh database, walks the journeys.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildIfChanged } from './build.ts'
import { freePort } from './portal.ts'
import { run } from './run.ts'

ensureBrowser()
await buildIfChanged()
const folder = mkdtempSync(join(tmpdir(), 'menged-e2e-'))
// As root the database runs as another user, who must be able to walk through.
chmodSync(folder, 0o711)
const env = { ...process.env, E2E_PORT: String(await freePort()), E2E_DATA_DIR: join(folder, 'data') }
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], { env })
rmSync(folder, { recursive: true, force: true })
