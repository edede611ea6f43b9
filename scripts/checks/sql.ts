// SQL stands in queries.ts, or in files that end in -queries.ts.
import { codeFiles, type Finding, isNode, isTest, type Node, type Problem, readSource, walk } from './sources.ts'

const HANDLE = /^(db|tx|trx|database|transaction)$/
const CONNECTION = /^(pool|client|connection)$/
const BUILDERS = [
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'query',
  'with',
  '$with',
  '$count',
  'refreshMaterializedView',
  'findMany',
  'findFirst',
]

export function check(root = '.'): Finding {
  const files = codeFiles(root, ['apps']).filter((file) => !isTest(file) && !mayHoldSql(file))
  return { problems: files.flatMap((file) => problemsOf(root, file)) }
}

/** One for each line. */
function problemsOf(root: string, file: string): Problem[] {
  const { program, lineAt } = readSource(root, file)
  const lines = new Set<number>()
  walk(program, (node) => {
    if (isSql(file, node)) lines.add(lineAt(node.start))
  })
  return [...lines].map((line) => ({ file, line, text: 'SQL stands in queries.ts (or <subject>-queries.ts) only' }))
}

/** The database folder of the platform is the plumbing itself. */
const mayHoldSql = (file: string): boolean => /[/-]queries\.ts$/.test(file) || file.startsWith('apps/api/src/platform/database/')

/** Tables hold defaults and checks. */
function isSql(file: string, node: Node): boolean {
  const isTable = /[/-]tables\.ts$/.test(file)
  if (node.type === 'TaggedTemplateExpression') return !isTable && /^(sql|SQL)$/.test(nameOf(node.tag))
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false
  const owner = ownerOf(node.callee.object)
  const method = nameOf(node.callee.property)
  if (CONNECTION.test(owner)) return method === 'query'
  if (owner === 'sql') return !isTable && method === 'raw'
  return HANDLE.test(owner) && BUILDERS.includes(method)
}

/** The last name of `db`, `this.db` and `database.pool`; for `db.query.posts.findMany` the handle is `query`'s owner. */
function ownerOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') {
    const inner = isNode(node.object) ? ownerOf(node.object) : ''
    return HANDLE.test(inner) && nameOf(node.property) !== 'pool' ? inner : nameOf(node.property)
  }
  return nameOf(node)
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}
