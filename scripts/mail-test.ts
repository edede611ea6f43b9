// npm run mail:test -- someone@example.org: sends one letter by SMTP_URL, and says of each step what came of it.
import { loadConfig, tryMail } from '@menged/api'

try {
  await tryMail(loadConfig(), process.argv[2] ?? '', console.log)
} catch (error) {
  console.error(`No letter was sent.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
