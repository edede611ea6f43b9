// Every behaviour that holds today is named by a test: `// covers P-33, P-34` in it, a row in docs/behaviours.md.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFiles, type Finding, type Problem, readSource } from './check-sources.ts'

const DOCUMENT = 'docs/behaviours.md'
/** How many behaviours each group has: a row that is lost would be a promise that is lost. */
const GROUPS = { P: 50, A: 62, N: 10, S: 13, M: 52, D: 28, L: 12, G: 16 }
const MILESTONES = ['now', 'later']

type Row = { id: string; behaviour: string; milestone: string; line: number }
type Claim = { id: string; file: string; line: number }

export function check(root = '.', groups: Record<string, number> = GROUPS): Finding {
  if (!existsSync(join(root, DOCUMENT))) return { problems: [{ file: DOCUMENT, text: 'is missing' }] }
  const rows = rowsOf(readFileSync(join(root, DOCUMENT), 'utf8'))
  const { claims, problems } = claimsOf(root)
  const known = new Set(rows.map(({ id }) => id))
  const covered = new Set(claims.map(({ id }) => id))
  const now = rows.filter(({ milestone }) => milestone === 'now')
  const later = rows.filter(({ milestone }) => milestone !== 'now')
  const open = (some: Row[]): Row[] => some.filter(({ id }) => !covered.has(id))
  return {
    problems: [
      ...rowProblems(rows, groups),
      ...problems,
      ...claims.filter(({ id }) => !known.has(id)).map(({ id, file, line }) => ({ file, line, text: `${id} is no behaviour` })),
      ...open(now).map(({ id, line }) => ({ file: DOCUMENT, line, text: `${id} holds now, and no test names it` })),
    ],
    note: `${now.length - open(now).length} of ${now.length} that hold now are named by tests; ${open(later).length} of ${later.length} later ones are not`,
  }
}

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, i) => {
    const [, id, behaviour, milestone] = /^\| ([A-Z]-\d+) \| (.*) \| (\S*) \|$/.exec(line) ?? []
    return id ? [{ id, behaviour: behaviour ?? '', milestone: milestone ?? '', line: i + 1 }] : []
  })
}

function rowProblems(rows: Row[], groups: Record<string, number>): Problem[] {
  const wanted = Object.entries(groups).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`),
  )
  const file = DOCUMENT
  return [
    ...wanted.filter((id) => !rows.some((row) => row.id === id)).map((id) => ({ file, text: `${id} has no row` })),
    ...rows.flatMap(({ id, behaviour, milestone, line }, i) => {
      if (!wanted.includes(id)) return [{ file, line, text: `${id} is not in any group` }]
      if (rows.findIndex((row) => row.id === id) < i) return [{ file, line, text: `${id} stands twice` }]
      if (behaviour.trim() === '') return [{ file, line, text: `${id} says nothing` }]
      return MILESTONES.includes(milestone) ? [] : [{ file, line, text: `${id}: "${milestone}" is no milestone` }]
    }),
  ]
}

/** Read from comments only, so that a test of this check may hold the words in a text. */
function claimsOf(root: string): { claims: Claim[]; problems: Problem[] } {
  const claims: Claim[] = []
  const problems: Problem[] = []
  for (const file of codeFiles(root).filter((path) => /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path))) {
    for (const { text, line } of readSource(root, file).comments) {
      if (!/^covers\b.*[A-Z]-\d/.test(text)) continue
      const ids = text
        .slice('covers'.length)
        .split(/[,\s]+/)
        .filter(Boolean)
      if (ids.every((id) => /^[A-Z]-\d+$/.test(id))) claims.push(...ids.map((id) => ({ id, file, line })))
      else problems.push({ file, line, text: `"${text}" is not a list of ids` })
    }
  }
  return { claims, problems }
}
