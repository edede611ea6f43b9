// What every check stands on: the files of the tree, their syntax, and how a finding is written down.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A finding. `line` counts from 1; a problem of the whole file has none. */
export type Problem = { file: string; line?: number; text: string }
/** `note` is printed after the check's name: what it counted. */
export type Finding = { problems: Problem[]; note?: string }

/** A node of the syntax tree; the fields that a check reads are narrowed there. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }
export type Source = {
  file: string
  text: string
  program: Node
  comments: { text: string; line: number }[]
  lineAt: (offset: number) => number
}

const CLOSED = new Set(['node_modules', 'build', 'coverage', 'test-results', 'playwright-report'])

/** Every file below `folder` in order, as `folder/sub/name`; without what is installed, built or generated. */
export function filesIn(root: string, folder: string): string[] {
  const entries = readEntries(join(root, folder)).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return entry.isFile() ? [path] : []
    return CLOSED.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(root, path)
  })
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

export const CODE_FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'crash', 'content']
export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file)
/** Tests, and what stands in the tree for tests only. */
export const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || /(^|\/)test(ing)?\//.test(file) || file.startsWith('e2e/')

export const codeFiles = (root: string, folders: string[] = CODE_FOLDERS): string[] =>
  folders.flatMap((folder) => filesIn(root, folder)).filter(isCode)

const known = new Map<string, Source>()

/** Reads and parses one file; each file once per run. */
export function readSource(root: string, file: string): Source {
  const path = join(root, file)
  const before = known.get(path)
  if (before) return before
  const source = parse(file, readFileSync(path, 'utf8'))
  known.set(path, source)
  return source
}

export function parse(file: string, text: string): Source {
  const parsed = parseSync(file, text)
  const starts = lineStarts(text)
  const lineAt = (offset: number) => lastAtMost(starts, offset) + 1
  return {
    file,
    text,
    program: parsed.program as unknown as Node,
    comments: parsed.comments.map(({ value, start }) => ({ text: value.trim(), line: lineAt(start) })),
    lineAt,
  }
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), (match) => match.index + 1)]
}

function lastAtMost(starts: number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Calls `visit` for the node and everything below it, parents first. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
  }
}

export const problemLine = ({ file, line, text }: Problem): string => `  ${file}${line ? `:${line}` : ''}  ${text}`
