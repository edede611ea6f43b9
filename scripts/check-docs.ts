// Nothing of the machine that wrote the files stands in them: no package registry, no folder of ours.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesIn, type Problem } from './check-sources.ts'

/** Put together from parts, so that this file does not hold what it forbids. */
const REGISTRY = ['registry', 'npmjs', 'org'].join('.')
const FOLDERS = ['work', 'root'].map((name) => `/${name}/`).concat(['', 'tmp', 'bash_jobs'].join('/'))
const BRIEFS = ['spec', 'facts', 'engineering'].map((name) => `shared/${name}`)

const LARGEST = 4 * 1024 * 1024

export function check(root = '.'): Finding {
  const words = [REGISTRY, ...registryInUse()]
  const files = keptFiles(root)
  return { problems: files.flatMap((file) => problemsOf(root, file, words)), note: `${files.length} files` }
}

/** A mirror that packages were brought from must not be written down either. */
function registryInUse(): string[] {
  const address = process.env.npm_config_registry ?? ''
  return URL.canParse(address) ? [new URL(address).host] : []
}

/** What git keeps or would keep; without git, every file of the tree. */
function keptFiles(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.split('\0').filter(Boolean).sort() : filesIn(root, '')
}

function problemsOf(root: string, file: string, hosts: string[]): Problem[] {
  const text = readText(join(root, file))
  if (text === undefined) return []
  return text
    .split('\n')
    .flatMap((line, i) => forbiddenIn(line, hosts).map((word) => ({ file, line: i + 1, text: `holds "${word}"` })))
}

function readText(path: string): string | undefined {
  try {
    const bytes = readFileSync(path)
    return bytes.length > LARGEST || bytes.includes(0) ? undefined : bytes.toString('utf8')
  } catch {
    // Deleted but not yet committed.
    return undefined
  }
}

/** A folder counts as ours only where a path begins: example.org/work/ is an address. */
export function forbiddenIn(line: string, hosts: string[] = [REGISTRY]): string[] {
  const folders = FOLDERS.filter((folder) => new RegExp(`(?<![\\w.)}*-])${folder}`).test(line))
  return [...hosts, ...BRIEFS].filter((word) => line.includes(word)).concat(folders)
}
