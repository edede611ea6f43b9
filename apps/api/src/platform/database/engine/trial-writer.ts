// A process for the tests to kill: it starts the engine, writes rows, and says each one that PostgreSQL acknowledged.

import { connectPatiently } from './connect.ts'
import { startEngine } from './engine.ts'
import { DATABASE, OWNER_ROLE } from './roles.ts'

const engine = await startEngine({ dataDir: process.argv[2] ?? '', log: () => {} })
const client = await connectPatiently(engine.connection(DATABASE, OWNER_ROLE))
await client.query('CREATE TABLE IF NOT EXISTS kept (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, word text)')
for (;;) {
  const { rows } = await client.query("INSERT INTO kept (word) VALUES (repeat('መንገድ', 50)) RETURNING id")
  process.stdout.write(`${rows[0].id}\n`)
}
