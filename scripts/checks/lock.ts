// Every package that may be installed, on whatever platform, has the checksum of what was looked at.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './sources.ts'

const FILES = ['package-lock.json', 'scripts/node/package-lock.json']
type Entry = { version?: string; link?: boolean; integrity?: string }

export function check(root = '.'): Finding {
  const entries = FILES.flatMap((file) => {
    const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Record<string, Entry> }
    return Object.entries(packages).map(([path, entry]) => ({ file, path, ...entry }))
  })
  const installed = entries.filter(({ path, link }) => path.includes('node_modules/') && !link)
  const problems = installed
    .filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    .map(({ file, path, version }) => ({ file, text: `${path}@${version} has no checksum: npm view says it (dist.integrity)` }))
  return { problems, note: `${installed.length} packages` }
}
