// Who may connect to the embedded server: this machine through the socket, whose folder only its owner can enter. Nobody else, and nobody to
// copy the whole of it, should anything ever make it listen.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explain } from './errors.ts'
import type { Layout } from './layout.ts'

const RULES = `# Written anew at each start.
local all all trust
local replication all reject
host all all all reject
host replication all all reject
`

/** initdb trusts the whole machine, and a restored backup brings its own file. */
export async function writeAccessRules(layout: Layout): Promise<void> {
  const file = join(layout.pg, 'pg_hba.conf')
  try {
    if ((await readFile(file, 'utf8').catch(() => '')) !== RULES) await writeFile(file, RULES)
  } catch (error) {
    throw explain(error, layout.pg, 'writing pg_hba.conf')
  }
}
