// The tests that are nearest to a file, in rings: the one beside it, those of its part, and those of what uses the names of a contract.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Mutant } from './mutants.ts'

const RINGS_OF_NAMES = 2
/** What holds for all calls, all modules and all tables is tested elsewhere. */
const OF_CALLS = ['apps/api/src/platform/openapi/openapi.test.ts']
const OF_MODULES = ['apps/api/src/services.test.ts']
const OF_TABLES = ['apps/api/src/platform/database/migrate.test.ts', 'apps/api/src/platform/database/tables.test.ts']
const DECLARATION = /^(?:export )?(?:async )?(?:const|function|class|type) (\w+)/gm

type Source = { path: string; text: string }

const sourcesOf = (glob: string): Source[] =>
  globSync(glob)
    .filter((path) => !/node_modules|\/build\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const mentions = (text: string, names: Iterable<string>): boolean => new RegExp(`\\b(?:${[...names].join('|')})\\b`).test(text)

/** Top-level declarations of a text, each with the text up to the next one. */
function declarations({ text }: Source): { name: string; from: number; text: string }[] {
  const found = [...text.matchAll(DECLARATION)]
  return found.map((match, index) => ({
    name: match[1] ?? '',
    from: match.index,
    text: text.slice(match.index, found[index + 1]?.index),
  }))
}

/** Tests of the folders where a name of the contract is used: first of the changed one, then of those that are made with it. */
function usersOfContract(mutant: Mutant): string[][] {
  const contracts = sourcesOf('packages/contracts/src/**/*.ts').filter(({ path }) => !path.includes('.test.'))
  const apps = sourcesOf('apps/*/{src,app}/**/*.{ts,tsx}')
  const all = contracts.flatMap(declarations)
  const own = contracts.filter(({ path }) => path === mutant.file).flatMap(declarations)
  let names = new Set(
    own
      .filter(({ from }) => from <= mutant.from)
      .slice(-1)
      .map(({ name }) => name),
  )
  const rings = [OF_CALLS]
  for (let ring = 0; ring < RINGS_OF_NAMES && names.size > 0; ring++) {
    const folders = new Set(apps.filter(({ text }) => mentions(text, names)).map(({ path }) => dirname(path)))
    rings.push(apps.map(({ path }) => path).filter((path) => path.includes('.test.') && folders.has(dirname(path))))
    names = new Set(all.filter(({ name, text }) => !names.has(name) && mentions(text, names)).map(({ name }) => name))
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
