// For tests of the checks: a small tree of files in a folder of its own, gone when the tests of the file have ended.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Finding, problemLine } from './sources.ts'

const folders: string[] = []

/** Writes the files and returns the root; a value that is no text is written as JSON. */
export function treeOf(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'menged-check-'))
  folders.push(root)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return root
}

export function removeTrees(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export const linesOf = (finding: Finding): string[] => finding.problems.map((problem) => problemLine(problem).trim())
