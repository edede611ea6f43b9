// A migration is never edited: each file is what the first commit that holds it says, for a folder that ran it refuses another one. Of the snapshots that
// drizzle-kit compares the tables with, the newest stays.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesIn, type Problem } from './sources.ts'

const FOLDER = 'apps/api/migrations'

export function check(root = '.'): Finding {
  const all = filesIn(root, FOLDER)
  const files = all.filter((file) => file.endsWith('.sql'))
  const older = all.filter((file) => file.endsWith('_snapshot.json')).slice(0, -1)
  const left = older.map((file) => ({ file, text: 'is an older snapshot of the tables: delete it' }))
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false')
    return { problems: left, note: 'not run: the whole history of the repository is not here' }
  return { problems: [...left, ...files.flatMap((file) => editedProblem(root, file))], note: `${files.length} files` }
}

function editedProblem(root: string, file: string): Problem[] {
  const first = git(root, 'log', '--diff-filter=A', '--format=%H', '--', file)?.trim().split('\n').at(-1)
  // A file that is not committed yet may still change.
  if (!first) return []
  if (git(root, 'show', `${first}:./${file}`) === readFileSync(join(root, file), 'utf8')) return []
  return [{ file, text: `was edited after ${first.slice(0, 7)} had brought it: put it back, and the change into a new file` }]
}

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  return status === 0 ? stdout : undefined
}
