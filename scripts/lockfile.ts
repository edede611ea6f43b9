// Completes package-lock.json after `npm install`, or with --check says what is missing.
// npm leaves out optional platform packages that its registry view does not list, and `npm ci` then refuses the lockfile.
// It goes when a plain `npm install` of a dependency with platform packages leaves `--check` with nothing to say.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
  peerDependenciesMeta?: unknown
}
type Lockfile = { packages: Record<string, Entry> }

const OS = ['darwin', 'linux', 'win32', 'windows', 'freebsd', 'android', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix']
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

/** The platform that a package is for, read off its name: `@biomejs/cli-win32-x64` is win32 on x64. */
export function platformOf(name: string): { os?: string[]; cpu?: string[] } {
  const words = name.split(/[-/]/)
  const os = OS.find((word) => words.includes(word))?.replace('windows', 'win32')
  const cpu = CPU.find((word) => words.includes(word) || (word === 'wasm32' && words.includes('wasi')))
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) }
}

/** Optional dependencies that some package names and the lockfile does not hold, as the entries that are wanted. */
export function missingEntries(lock: Lockfile): Record<string, Entry> {
  const missing: Record<string, Entry> = {}
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = candidates(path, name).some((place) => lock.packages[place] ?? missing[place])
      if (known || !/^\d/.test(range)) continue
      missing[`node_modules/${name}`] = { version: range, optional: true, ...platformOf(name) }
    }
  }
  return missing
}

/** The places where Node would look for `name` from `path`. */
function candidates(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  const places = parts.map((_, i) => [...parts.slice(0, parts.length - i), name].join('/node_modules/'))
  return [...places, `${path}/node_modules/${name}`, `node_modules/${name}`]
}

function main(): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const missing = missingEntries(lock)
  const names = Object.keys(missing)
  if (names.length === 0) {
    console.log('lockfile: complete')
    return
  }
  if (process.argv.includes('--check')) {
    console.error(`lockfile: ${names.length} platform packages are missing (run "npm run lockfile"):\n  ${names.join('\n  ')}`)
    process.exitCode = 1
    return
  }
  const packages = { ...lock.packages, ...missing }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
  console.log(`lockfile: added ${names.length} platform packages`)
}

if (import.meta.main) main()
