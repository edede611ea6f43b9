// What may stand in one place only: SQL in queries.ts, process.env in the configuration; and file names that say nothing.
import { codeFiles, type Finding, isNode, isTest, type Node, type Problem, readSource, walk } from './check-sources.ts'

const NAMELESS = ['util', 'utils', 'helper', 'helpers', 'misc', 'common']
const ENV_READERS = ['apps/api/src/platform/config.ts', 'apps/api/src/platform/settings.ts', 'apps/server/src/main.ts']
/** Tools that an operator or a developer starts, not the product. */
const TOOLS = /^(scripts|bench|e2e)\//

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
  const problems = codeFiles(root).flatMap((file) => {
    if (isTest(file)) return nameless(file)
    const found: Problem[] = nameless(file)
    const { program, lineAt } = readSource(root, file)
    walk(program, (node) => {
      const text = complaint(file, node)
      const line = lineAt(node.start)
      if (text && !found.some((before) => before.line === line)) found.push({ file, line, text })
    })
    return found
  })
  return { problems }
}

function nameless(file: string): Problem[] {
  const name = file.split('/').find((part) => NAMELESS.includes(part.replace(/\..*$/, '')))
  return name ? [{ file, text: `"${name}" says nothing: name the file for its subject` }] : []
}

function complaint(file: string, node: Node): string | undefined {
  if (!ENV_READERS.includes(file) && !TOOLS.test(file) && readsEnvironment(node)) {
    return 'only the configuration reads process.env'
  }
  if (!mayHoldSql(file) && isSql(file, node)) return 'SQL stands in queries.ts (or <subject>-queries.ts) only'
  return undefined
}

function readsEnvironment(node: Node): boolean {
  if (node.type === 'MemberExpression') return nameOf(node.object) === 'process' && nameOf(node.property) === 'env'
  if (node.type === 'ImportDeclaration' && isNode(node.source) && /^(node:)?process$/.test(String(node.source.value))) return true
  return (
    node.type === 'VariableDeclarator' &&
    nameOf(node.init) === 'process' &&
    isNode(node.id) &&
    Array.isArray(node.id.properties) &&
    node.id.properties.some((property) => isNode(property) && nameOf(property.key) === 'env')
  )
}

/** Tables hold defaults and checks; the database folder of the platform is the plumbing itself. */
function mayHoldSql(file: string): boolean {
  if (!file.startsWith('apps/')) return true
  return /[/-]queries\.ts$/.test(file) || file.startsWith('apps/api/src/platform/database/')
}

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
