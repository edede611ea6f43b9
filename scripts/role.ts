// npm run role -- someone@example.org editor: gives an account a role, while the portal runs or while it stands.
import { giveRole, loadConfig } from '@menged/api'

const [email = '', role = ''] = process.argv.slice(2)
try {
  console.log(await giveRole(loadConfig(), email, role))
} catch (error) {
  console.error(`No role was given.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
