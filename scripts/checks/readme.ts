// What the documents promise: every command they name exists, and the table of settings is the one that the program reads.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Finding, filesIn, type Problem } from './sources.ts'

const OPERATIONS = 'docs/operations.md'
const SETTINGS_FILE = 'apps/api/src/platform/settings.ts'
/** npm's own short forms: `npm test` is `npm run test`. */
const SHORT = /\bnpm (?:run ([\w:-]+)|(test|start)\b)/g

type Setting = { name: string; default: string }
type Row = Setting & { line: number }

export async function check(root = '.'): Promise<Finding> {
  const documents = ['README.md', ...filesIn(root, 'docs').filter((file) => file.endsWith('.md'))].filter((file) =>
    existsSync(join(root, file)),
  )
  const problems = [...documents.flatMap((file) => commandProblems(root, file)), ...(await settingsProblems(root))]
  return { problems, note: documents.length === 0 ? 'no README.md yet' : `${documents.length} documents` }
}

function commandProblems(root: string, file: string): Problem[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  return linesOf(root, file).flatMap((text, i) =>
    Array.from(text.matchAll(SHORT), ([, long, short]) => long ?? short ?? '')
      .filter((name) => !(name in scripts))
      .map((name) => ({ file, line: i + 1, text: `package.json has no script "${name}"` })),
  )
}

const linesOf = (root: string, file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n')

async function settingsProblems(root: string): Promise<Problem[]> {
  if (!existsSync(join(root, OPERATIONS))) {
    return existsSync(join(root, 'README.md')) ? [{ file: OPERATIONS, text: 'is missing' }] : []
  }
  const { SETTINGS } = (await import(pathToFileURL(resolve(root, SETTINGS_FILE)).href)) as { SETTINGS: readonly Setting[] }
  return compareSettings(rowsOf(linesOf(root, OPERATIONS)), SETTINGS)
}

/** Rows of the table that begin with a setting: | `PORT` | `3000` | … */
export function rowsOf(lines: string[]): Row[] {
  return lines.flatMap((text, i) => {
    const [, name, value] = /^\|\s*`([A-Z][A-Z0-9_]+)`\s*\|([^|]*)\|/.exec(text) ?? []
    return name === undefined || value === undefined ? [] : [{ name, default: plain(value), line: i + 1 }]
  })
}

/** A dash, a word for nothing, or an empty cell all say that there is no default. */
function plain(cell: string): string {
  const text = cell.trim()
  return /^(|—|–|-|none|not set|empty)$/i.test(text) ? '' : text.replaceAll('`', '')
}

export function compareSettings(rows: Row[], settings: readonly Setting[]): Problem[] {
  const file = OPERATIONS
  const missing = settings.filter(({ name }) => !rows.some((row) => row.name === name))
  return [
    ...missing.map(({ name }) => ({ file, text: `the setting ${name} is not in the table` })),
    ...rows.flatMap(({ name, default: written, line }) => {
      const setting = settings.find((candidate) => candidate.name === name)
      if (!setting) return [{ file, line, text: `${name} is no setting` }]
      if (setting.default === written) return []
      return [{ file, line, text: `${name} has the default "${setting.default}", the table says "${written}"` }]
    }),
  ]
}
