// Mutants of this repository, made by Stryker's instrumenter, and a sample of them that a seed settles.
// The instrumenter is no dependency of the project: it comes from the folder that the command names.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { randomFrom } from '../random.ts'

type Place = { line: number; column: number }
type Mutation = { mutatorName: string; replacement: string; statusReason?: string; location: { start: Place; end: Place } }
type Instrumenter = { instrument(files: object[], options: object): Promise<{ mutants: Mutation[] }> }

export type Mutant = {
  part: string
  file: string
  line: number
  kind: string
  before: string
  after: string
  from: number
  to: number
}

const PARTS = [
  'packages/ethiopia',
  'packages/contracts',
  'packages/i18n',
  'packages/documents',
  'packages/embedded-postgres',
  'apps/api/src/modules/marketplace',
  'apps/api/src/modules/requests',
  'apps/api/src/modules/exchange',
]
const NO_PRODUCT = /node_modules|\.test\.|\/test\/|\/testing[/.]/
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true }

async function instrumenterOf(tools: string): Promise<Instrumenter> {
  const path = createRequire(resolve(tools, 'package.json')).resolve('@stryker-mutator/instrumenter')
  const { Instrumenter } = await import(pathToFileURL(path).href)
  const quiet = () => undefined
  return new Instrumenter({ isDebugEnabled: () => false, debug: quiet, info: quiet, warn: quiet })
}

/** Where in a text a place is. */
function offsets(text: string): (place: Place) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((newline) => newline.index + 1)]
  return ({ line, column }) => (starts[line] ?? text.length) + column
}

async function mutantsOf(instrumenter: Instrumenter, part: string, file: string): Promise<Mutant[]> {
  const content = readFileSync(file, 'utf8')
  const offset = offsets(content)
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], OPTIONS)
  return mutants
    .filter((mutant) => !mutant.statusReason)
    .map(({ mutatorName: kind, replacement: after, location: { start, end } }) => {
      const [from, to] = [offset(start), offset(end)]
      return { part, file, line: start.line + 1, kind, before: content.slice(from, to), after, from, to }
    })
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** How many of `count` each part gets, by its size; what is left after rounding down goes to the largest remainders. */
function shares(sizes: readonly number[], count: number): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const exact = sizes.map((size) => (size * count) / whole)
  const given = exact.map(Math.floor)
  const left = count - given.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((share, part) => ({ part, rest: share % 1 })).sort((one, other) => other.rest - one.rest)
  for (const { part } of byRemainder.slice(0, left)) given[part] = (given[part] ?? 0) + 1
  return given
}

/** `count` mutants of all parts, each part by its share. */
export async function drawSample(tools: string, seed: number, count: number): Promise<Mutant[]> {
  const instrumenter = await instrumenterOf(tools)
  const all: Mutant[][] = []
  for (const part of PARTS) {
    const ofPart: Mutant[] = []
    for (const file of globSync(`${part}/**/*.{ts,tsx}`).sort())
      if (!NO_PRODUCT.test(file)) ofPart.push(...(await mutantsOf(instrumenter, part, file)))
    all.push(ofPart)
  }
  const random = randomFrom(seed)
  const wanted = shares(
    all.map((mutants) => mutants.length),
    count,
  )
  return all.flatMap((mutants, part) => shuffled(mutants, random).slice(0, wanted[part]))
}
