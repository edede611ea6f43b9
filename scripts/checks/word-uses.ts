// Where the code names a word: `t('home.title')`, any other text that is a key, and templates with a hole in them.
import { codeFiles, isNode, isTest, type Node, readSource, walk } from './sources.ts'

/** `sure`: the code can mean nothing but a word here, so the word must exist. */
export type KeyUse = { pattern: RegExp; shown: string; file: string; line: number; sure: boolean }

const TRANSLATORS = ['t', 'inBoth', 'translate']

export function keyUses(root: string, areas: Set<string>): KeyUse[] {
  const files = codeFiles(root, ['apps', 'packages']).filter((file) => !isTest(file))
  return files.flatMap((file) => {
    const { program, lineAt } = readSource(root, file)
    const uses: KeyUse[] = []
    walk(program, (node, parent) => {
      const key = keyOf(node, areas)
      if (key) uses.push({ ...key, file, line: lineAt(node.start), sure: namesWord(node, parent) })
    })
    return uses
  })
}

function keyOf(node: Node, areas: Set<string>): { pattern: RegExp; shown: string } | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return keyFrom([node.value], areas)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return keyFrom(node.quasis.filter(isNode).map(writtenText), areas)
}

const writtenText = (quasi: Node): string => String((quasi.value as { cooked?: unknown }).cooked ?? '')

/** The written parts between the holes: `post.category_` and nothing for `post.category_${category}`. */
function keyFrom(parts: string[], areas: Set<string>): { pattern: RegExp; shown: string } | undefined {
  const [area] = (parts[0] ?? '').split('.')
  if (!area || !areas.has(area) || !/^\w+\.\w*$/.test(parts[0] ?? '') || parts.slice(1).some((part) => /\W/.test(part)))
    return undefined
  return { pattern: new RegExp(`^${parts.map((part) => part.replace('.', '\\.')).join('\\w+')}$`), shown: parts.join('…') }
}

/** The first argument of `t(…)`, or the `message` of an error in the contracts. */
function namesWord(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'CallExpression') {
    const called = isNode(parent.callee) ? String(parent.callee.name ?? '') : ''
    return TRANSLATORS.includes(called) && Array.isArray(parent.arguments) && parent.arguments[0] === node
  }
  return parent?.type === 'Property' && isNode(parent.key) && parent.key.name === 'message' && parent.value === node
}
