// npm run backup: a copy of the embedded database, while the portal runs or while it stands.
import { backup, loadConfig } from '@menged/api'

try {
  console.log(`Backup: ${await backup(loadConfig())}`)
} catch (error) {
  console.error(`No backup was made.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
