// npm run two-step -- someone@example.org: turns two-step login off for who has lost the device, while the portal runs or while it stands.
import { dropTwoStep, loadConfig } from '@menged/api'

const [email = ''] = process.argv.slice(2)
try {
  console.log(await dropTwoStep(loadConfig(), email))
} catch (error) {
  console.error(`Nothing was turned off.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
