// A process for the tests to kill: it starts the engine, writes rows, and says each one that PostgreSQL acknowledged.

import { connectPatiently, startEngine } from '../src/index.ts'
import { NAMES } from './trial.ts'

const engine = await startEngine({ dataDir: process.argv[2] ?? '', database: NAMES })
const client = await connectPatiently(engine.connection(NAMES.name, NAMES.owner))
await client.query('CREATE TABLE IF NOT EXISTS kept (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, word text)')
for (;;) {
  const { rows } = await client.query("INSERT INTO kept (word) VALUES (repeat('ቤት', 75)) RETURNING id")
  process.stdout.write(`${rows[0].id}\n`)
}
