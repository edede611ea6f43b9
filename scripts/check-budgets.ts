// Sizes: a file 250 lines (a warning) and 400 (the limit), a function 60, a React component 150.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CODE_FOLDERS,
  type Finding,
  filesIn,
  isCode,
  isNode,
  isTest,
  type Node,
  type Problem,
  readSource,
  type Source,
  walk,
} from './check-sources.ts'

const FILE_SOFT = 250
const FILE_HARD = 400
const FUNCTION = 60
const COMPONENT = 150

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
/** A first line that says so marks a generated file. */
const GENERATED = /^\/[/*].*\bgenerated\b/i

export function check(root = '.'): Finding {
  const files = CODE_FOLDERS.flatMap((folder) => filesIn(root, folder)).filter(isBudgeted)
  const problems: Problem[] = []
  let soft = 0
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    if (GENERATED.test(text)) continue
    const lines = text.trimEnd().split('\n').length
    if (lines > FILE_HARD) problems.push({ file, text: `${lines} lines; a file has at most ${FILE_HARD}` })
    else if (lines > FILE_SOFT) soft += 1
    if (isCode(file)) problems.push(...longFunctions(readSource(root, file)))
  }
  return { problems, note: soft > 0 ? `${soft} of ${files.length} files are above ${FILE_SOFT} lines` : `${files.length} files` }
}

const isBudgeted = (file: string): boolean =>
  (isCode(file) || file.endsWith('.css')) && (!isTest(file) || file === 'e2e/fixtures.ts') && !file.includes('/migrations/')

export function longFunctions({ file, program, lineAt }: Source): Problem[] {
  const problems: Problem[] = []
  walk(program, (node, parent) => {
    if (!FUNCTIONS.includes(node.type)) return
    const name = nameOf(node, parent)
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name)
    const limit = isComponent ? COMPONENT : FUNCTION
    const line = lineAt(node.start)
    const lines = lineAt(node.end) - line + 1
    const what = isComponent ? 'component' : 'function'
    if (lines > limit) problems.push({ file, line, text: `${what} ${name} has ${lines} lines; at most ${limit}` })
  })
  return problems
}

/** Its own name, or that of the constant, property or method that holds it. */
function nameOf(node: Node, parent: Node | null): string {
  for (const place of [node.id, parent?.id, parent?.key]) {
    if (isNode(place) && typeof place.name === 'string') return place.name
  }
  return '(anonymous)'
}
