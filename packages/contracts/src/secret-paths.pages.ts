// What stands before the secret in addresses that hold one: `/passwordreset`. In the browser's code this file is data (apps/web/build-plugins/page-lists.ts).
import { pages } from './pages.ts'

export const SECRET_PREFIXES: readonly string[] = pages
  .filter(({ secret }) => secret)
  .map(({ path }) => path.slice(0, path.indexOf('/:')))
