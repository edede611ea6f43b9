// npm run bench [-- name]: every file of bench/ in turn; each prints one table and compares within its own run. What takes an hour only by name.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from './build.ts'

await buildIfChanged()
const wanted = process.argv[2]
const LONG = ['soak.bench.ts']
const names = readdirSync('bench').filter(
  (name) => name.endsWith('.bench.ts') && (wanted ? name.startsWith(wanted) : !LONG.includes(name)),
)
if (names.length === 0) throw new Error(`There is no bench named ${wanted}`)
for (const name of names) await import(join(process.cwd(), 'bench', name))
