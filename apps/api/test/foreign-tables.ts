// SQL of the API names the tables of its own module only: what it needs of another one it gets as a part of a query from that
// one's index.ts. And one place says which posts are published.
import { isNode, type Node, parse, type Source, walk } from './syntax.ts'

const API = 'apps/api/src'
/** Where SQL may stand (.dependency-cruiser.ts). */
const HOLDS_SQL = /[/-](queries|tables)\.ts$|\/platform\/database\//
const SAYS_PUBLISHED = `${API}/modules/posts/tables.ts`
const OPENING = new Set(['from', 'join', 'into', 'update', 'using', 'only', 'table', 'truncate'])
/** Begin a list in which a comma is followed by one more table, and end it. */
const LISTING = new Set(['from', 'using'])
const CLOSING = new Set(['where', 'group', 'order', 'having', 'limit', 'returning', 'set', 'select', 'union', 'values'])

type Token = { word: string; offset: number }
/** Who has what: tables with the parts of queries that a module hands to others, and columns. */
type Owners = Record<'tables' | 'columns', Map<string, Set<string>>>

type Problem = { file: string; line: number; text: string }

/** `files`: texts by their paths. Returns a line for each problem. */
export function foreignTables(files: Iterable<[path: string, text: string]>): string[] {
  const sources = Array.from(files, ([file, text]) => parse(file, text))
  const owners: Owners = { tables: new Map(), columns: new Map() }
  for (const source of sources) addNames(source, owners)
  const problems = sources.flatMap((source) => [...foreignNames(source, owners), ...secondPublished(source)])
  return problems.map(({ file, line, text }) => `${file}:${line}  ${text}`)
}

const ownerOf = (file: string): string => /\/modules\/([^/]+)\//.exec(file)?.[1] ?? 'the platform'

function addNames({ file, program }: Source, owners: Owners): void {
  const add = (kind: keyof Owners, call: Node): void => {
    const [name] = argumentsOf(call)
    if (typeof name?.value !== 'string') return
    owners[kind].set(name.value, (owners[kind].get(name.value) ?? new Set()).add(ownerOf(file)))
  }
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return
    const { name, property } = node.callee
    if (name === 'pgTable') {
      add('tables', node)
      const [, columns] = argumentsOf(node)
      if (columns) walk(columns, (inner) => inner.type === 'CallExpression' && add('columns', inner))
    }
    if (isNode(property) && property.name === 'as' && !HOLDS_SQL.test(file)) add('tables', node)
  })
}

const argumentsOf = (call: Node): Node[] => (Array.isArray(call.arguments) ? call.arguments.filter(isNode) : [])

function foreignNames(source: Source, { tables, columns }: Owners): Problem[] {
  const { file, lineAt } = source
  if (!HOLDS_SQL.test(file)) return []
  return textsOf(source).flatMap(({ text, offset }) => {
    const foreign = ({ word }: Token, owners: Map<string, Set<string>>) =>
      owners.has(word) && !owners.get(word)?.has(ownerOf(file))
    const found = [
      ...tablesIn(text).filter((each) => foreign(each, tables)),
      ...columnsIn(text).filter((each) => foreign(each, columns)),
    ]
    return found.map((each) => {
      const of = [...(tables.get(each.word) ?? columns.get(each.word) ?? [])].join(' and ')
      const problem = `names ${each.word}, which is of ${of}: use what its index.ts exports`
      return { file, line: lineAt(offset + each.offset), text: problem }
    })
  })
}

function secondPublished(source: Source): Problem[] {
  const { file, lineAt } = source
  if (file === SAYS_PUBLISHED) return []
  const problem = 'only posts/tables.ts says what is published: use isPublished or publishedPosts'
  return textsOf(source).flatMap(({ text, offset }) => {
    const at = text === 'published' ? 0 : text.indexOf("'published'")
    return at < 0 ? [] : [{ file, line: lineAt(offset + at), text: problem }]
  })
}

/** Every text of the file as it stands there; what a template puts in is one `$`, and spaces. */
function textsOf({ program, text }: Source): { text: string; offset: number }[] {
  const found: { text: string; offset: number }[] = []
  walk(program, (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && !isNode(parent?.source)) {
      found.push({ text: text.slice(node.start + 1, node.end - 1), offset: node.start + 1 })
    }
    if (node.type === 'TemplateLiteral') found.push({ text: withoutValues(node, text), offset: node.start + 1 })
  })
  return found
}

function withoutValues(node: Node, text: string): string {
  const values = Array.isArray(node.expressions) ? node.expressions.filter(isNode) : []
  const start = node.start + 1
  return values.reduce(
    (rest, value) => {
      const [from, to] = [value.start - start, value.end - start]
      return rest.slice(0, from) + '$'.padEnd(to - from) + rest.slice(to)
    },
    text.slice(start, node.end - 1),
  )
}

/** Names at the places of tables: after `from` and its like, before a column, or at the very beginning of a part of a query. */
function tablesIn(text: string): Token[] {
  const tokens = tokensOf(text)
  const lists: boolean[] = [false]
  let isExpected = tokens.length > 1
  return tokens.filter(({ word }, index) => {
    const [before, after] = [tokens[index - 1]?.word, tokens[index + 1]?.word]
    const isTable =
      /^\w+$/.test(word) && (isExpected || after === '.') && (before !== '.' || tokens[index - 2]?.word === 'public')
    if (word === '(') lists.push(false)
    else if (word === ')') lists.pop()
    else if (LISTING.has(word) || CLOSING.has(word)) lists[lists.length - 1] = LISTING.has(word)
    isExpected = OPENING.has(word) || (word === ',' && lists.at(-1) === true) || (isExpected && /^(public|\.|\()$/.test(word))
    return isTable
  })
}

/** Names that can be columns: not those that the text itself gives to something. */
function columnsIn(text: string): Token[] {
  const tokens = tokensOf(text)
  const given = new Set(tokens.flatMap(({ word }, index) => (word === 'as' ? [tokens[index + 1]?.word] : [])))
  return tokens.length > 1 ? tokens.filter(({ word }) => word.includes('_') && !given.has(word)) : []
}

/** Words in small letters and single signs, without comments, quoted values and the quotes of names. */
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/--.*|'(?:[^']|'')*'|\w+|[^\s"]/g), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    offset: index,
  })).filter(({ word }) => !word.startsWith('--') && !word.startsWith("'"))
}
