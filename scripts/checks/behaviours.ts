// Every behaviour that holds today is named by a test: `// covers P-33, P-34` in it, a row in docs/behaviours.md.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFiles, type Finding, type Problem } from './sources.ts'

const DOCUMENT = 'docs/behaviours.md'
const MILESTONES = ['now', 'later']

type Row = { id: string; behaviour: string; milestone: string; line: number }
type Claim = { id: string; file: string; line: number }

export function check(root = '.'): Finding {
  if (!existsSync(join(root, DOCUMENT))) return { problems: [{ file: DOCUMENT, text: 'is missing' }] }
  const text = readFileSync(join(root, DOCUMENT), 'utf8')
  const rows = rowsOf(text)
  const { claims, problems } = claimsOf(root)
  const known = new Set(rows.map(({ id }) => id))
  const covered = new Set(claims.map(({ id }) => id))
  const now = rows.filter(({ milestone }) => milestone === 'now')
  const later = rows.filter(({ milestone }) => milestone !== 'now')
  const open = (some: Row[]): Row[] => some.filter(({ id }) => !covered.has(id))
  return {
    problems: [
      ...countProblems(text, rows),
      ...rowProblems(rows),
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

/** The document says how many there are: a row that is lost would be a promise that is lost. */
function countProblems(text: string, rows: Row[]): Problem[] {
  const said = Number(/(\d+) behaviours/.exec(text)?.[1])
  return said === rows.length ? [] : [{ file: DOCUMENT, text: `has ${rows.length} rows and says ${said}` }]
}

/** The rows of a group are numbered from 01 on, in their order. */
function rowProblems(rows: Row[]): Problem[] {
  const last = new Map<string, number>()
  return rows.flatMap(({ id, behaviour, milestone, line }) => {
    const [group = '', number = ''] = id.split('-')
    const wanted = `${group}-${String((last.get(group) ?? 0) + 1).padStart(2, '0')}`
    last.set(group, Number(number))
    const texts = [
      ...(id === wanted ? [] : [`${id} stands where ${wanted} should`]),
      ...(behaviour.trim() === '' ? [`${id} says nothing`] : []),
      ...(MILESTONES.includes(milestone) ? [] : [`${id}: "${milestone}" is no milestone`]),
    ]
    return texts.map((text) => ({ file: DOCUMENT, line, text }))
  })
}

/** Read from comments only, so that a test of this check may hold the words in a text. */
function claimsOf(root: string): { claims: Claim[]; problems: Problem[] } {
  const claims: Claim[] = []
  const problems: Problem[] = []
  for (const file of codeFiles(root).filter((path) => /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path))) {
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((text, i) => {
        const [, list] = /^\s*\/\/ covers\b(.*[A-Z]-\d.*)$/.exec(text) ?? []
        if (list === undefined) return
        const ids = list.split(/[,\s]+/).filter(Boolean)
        if (ids.every((id) => /^[A-Z]-\d+$/.test(id))) claims.push(...ids.map((id) => ({ id, file, line: i + 1 })))
        else problems.push({ file, line: i + 1, text: `"${text.trim()}" is not a list of ids` })
      })
  }
  return { claims, problems }
}
