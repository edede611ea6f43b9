// What every check stands on: the files of the tree, and how a finding is written down.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A finding. `line` counts from 1; a problem of the whole file has none. */
export type Problem = { file: string; line?: number; text: string }
/** `note` is printed after the check's name: what it counted. */
export type Finding = { problems: Problem[]; note?: string }

const CLOSED = new Set(['node_modules', 'build', 'coverage', 'test-results', 'playwright-report'])

/** Every file below `folder` in order, as `folder/sub/name`; without what is installed, built or generated. */
export function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return entry.isFile() ? [path] : []
    return CLOSED.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(root, path)
  })
}

export const CODE_FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'crash', 'content']

export const codeFiles = (root: string): string[] =>
  CODE_FOLDERS.flatMap((folder) => filesIn(root, folder)).filter((file) => /\.(ts|tsx|mjs)$/.test(file))

export const problemLine = ({ file, line, text }: Problem): string => `  ${file}${line ? `:${line}` : ''}  ${text}`
