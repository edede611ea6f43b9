// The tests that are nearest to a file, in rings: the one beside it, those of its part, and those of what uses the names of a contract.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Mutant } from './mutants.ts'

const RINGS_OF_NAMES = 2
/** What holds for all calls, all modules and all tables is tested elsewhere. */
const OF_CALLS = ['apps/api/src/platform/openapi/openapi.test.ts']
const OF_MODULES = ['apps/api/src/services.test.ts']
const OF_TABLES = ['apps/api/src/platform/database/migrate.test.ts', 'apps/api/src/platform/database/tables.test.ts']
const DECLARATION = /^(export )?(?:async )?(?:const|function|class|type) (\w+)/gm

type Source = { path: string; text: string }

const sourcesOf = (glob: string): Source[] =>
  globSync(glob)
    .filter((path) => !/node_modules|\/build\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const mentions = (text: string, names: Iterable<string>): boolean => new RegExp(`\\b(?:${[...names].join('|')})\\b`).test(text)

type Declaration = { file: string; name: string; isExported: boolean; from: number; text: string }

/** What stands at the top level of a file, each with the text up to the next one. */
function declarations({ path, text }: Source): Declaration[] {
  const found = [...text.matchAll(DECLARATION)]
  return found.map(({ 1: exported, 2: name = '', index }, place) => ({
    file: path,
    name,
    isExported: exported !== undefined,
    from: index,
    text: text.slice(index, found[place + 1]?.index),
  }))
}

/** The exported ones that a declaration is part of: itself, or those of its file that use it, however many stand between. */
function exportedFrom(all: readonly Declaration[], start: Declaration): Declaration[] {
  const found = new Set([start])
  for (const one of found) {
    if (one.isExported) continue
    for (const other of all) if (other.file === one.file && mentions(other.text, [one.name])) found.add(other)
  }
  return [...found].filter(({ isExported }) => isExported)
}

const ROOT = 'packages/contracts/src/'
/** Whether a file takes the declaration from the contracts: by its name, from its own file or, unless it is a call, from the door. */
function takes({ text }: Source, { file, name }: Declaration): boolean {
  const own = file.slice(ROOT.length, -'.ts'.length)
  const from = [`'@menged/contracts/${own}'`, ...(own.startsWith('calls/') ? [] : ["'@menged/contracts'"])]
  return from.some((each) => text.includes(each)) && mentions(text, [name])
}

/** Tests of the folders where a name of the contract is used: first what the fault stands in, then what is made with it. */
function usersOfContract(mutant: Mutant): string[][] {
  const contracts = sourcesOf('packages/contracts/src/**/*.ts').filter(({ path }) => !path.includes('.test.'))
  const apps = sourcesOf('apps/*/{src,app}/**/*.{ts,tsx}')
  const all = contracts.flatMap(declarations)
  const start = all.findLast(({ file, from }) => file === mutant.file && from <= mutant.from)
  let reached = new Set(start ? exportedFrom(all, start) : [])
  const rings = [OF_CALLS]
  for (let ring = 0; ring < RINGS_OF_NAMES; ring++) {
    const users = apps.filter((app) => [...reached].some((each) => takes(app, each)))
    const folders = new Set(users.map(({ path }) => dirname(path)))
    rings.push(apps.map(({ path }) => path).filter((path) => path.includes('.test.') && folders.has(dirname(path))))
    const names = [...reached].map(({ name }) => name)
    const makers = names.length === 0 ? [] : all.filter((each) => !reached.has(each) && mentions(each.text, names))
    reached = new Set(makers.flatMap((each) => exportedFrom(all, each)))
  }
  return rings
}

function elsewhere(mutant: Mutant): string[][] {
  if (mutant.part === 'packages/contracts') return usersOfContract(mutant)
  if (!mutant.part.startsWith('apps/api')) return []
  return [basename(mutant.file) === 'tables.ts' ? OF_TABLES : OF_MODULES]
}

export function nearestTests(mutant: Mutant): string[][] {
  const ofPart = globSync(`${mutant.part}/**/*.test.{ts,tsx}`).filter((path) => !path.includes('node_modules'))
  const stem = basename(mutant.file).replace(/\.tsx?$/, '.test.')
  const beside = ofPart.filter((path) => dirname(path) === dirname(mutant.file) && basename(path).startsWith(stem))
  const inFolder = ofPart.filter((path) => dirname(path) === dirname(mutant.file))
  const rings = [beside, inFolder, ofPart, ...elsewhere(mutant)]
  const seen = new Set<string>()
  return rings.map((ring) => ring.filter((path) => !seen.has(path) && seen.add(path))).filter((ring) => ring.length > 0)
}
