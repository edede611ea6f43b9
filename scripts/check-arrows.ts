// Import arrows between the rooms: who may import whom, and that each manifest names what its room imports.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFiles, type Finding, importsOf, isTest, type Problem, readSource, targetOf } from './check-sources.ts'

/** `packages`: doors of other rooms; `libraries`: false for a room that stands alone, else what its manifest names. */
type Rule = { packages: string[]; libraries: boolean | string[]; builtins: boolean; never?: RegExp }

const RULES: Record<string, Rule> = {
  'packages/ethiopia': { packages: [], libraries: false, builtins: false },
  'packages/contracts': { packages: ['@menged/ethiopia'], libraries: ['zod'], builtins: false },
  'packages/i18n': { packages: ['@menged/contracts', '@menged/ethiopia'], libraries: false, builtins: true },
  'packages/documents': {
    packages: ['@menged/contracts', '@menged/i18n', '@menged/ethiopia'],
    libraries: true,
    builtins: true,
  },
  'packages/embedded-postgres': { packages: [], libraries: ['pg'], builtins: true },
  'apps/api': {
    packages: ['@menged/contracts', '@menged/i18n', '@menged/ethiopia', '@menged/embedded-postgres', '@menged/documents'],
    libraries: true,
    builtins: true,
  },
  'apps/web': {
    packages: ['@menged/contracts', '@menged/ethiopia', '@menged/i18n', '@menged/documents/preview'],
    libraries: true,
    builtins: true,
    never: /^(fastify|@fastify\/|pg(-|$)|postgres|drizzle)/,
  },
  // Contracts and words beside the API's door: it serves the locale files by the list of languages.
  'apps/server': { packages: ['@menged/api', '@menged/contracts', '@menged/i18n'], libraries: true, builtins: true },
}

/** Rooms that may be entered by their own name only: anything below it is an inside. */
const SINGLE_DOOR = ['@menged/api', '@menged/documents', '@menged/embedded-postgres']

type Manifest = { name?: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

export function check(root = '.'): Finding {
  const problems = codeFiles(root, ['apps', 'packages']).flatMap((file) => problemsOf(root, file))
  return { problems }
}

function problemsOf(root: string, file: string): Problem[] {
  const room = roomOf(file)
  const rule = RULES[room]
  if (!rule) return [{ file, text: `${room} is no room of the house` }]
  return importsOf(readSource(root, file)).flatMap(({ from, line }) => {
    const text = from.startsWith('.') ? complaintOfRelative(file, from) : complaintOf(root, room, rule, file, from)
    return text ? [{ file, line, text }] : []
  })
}

export const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/')

function complaintOfRelative(file: string, from: string): string | undefined {
  const target = targetOf(file, from)
  if (roomOf(target) === roomOf(file) || target.startsWith('content/')) return undefined
  return `imports ${from}, which leaves the room: use the door of ${roomOf(target)}`
}

function complaintOf(root: string, room: string, rule: Rule, file: string, from: string): string | undefined {
  if (from.startsWith('node:')) return rule.builtins ? undefined : `${room} runs everywhere: it may not import ${from}`
  const name = packageOf(from)
  const manifest = manifestOf(root, room)
  if (name === manifest.name) return `imports its own room as ${from}: use a relative path`
  if (isTest(file) && namesPackage(manifestOf(root, ''), name)) return undefined
  if (name.startsWith('@menged/')) return complaintOfRoom(room, rule, manifest, from)
  if (rule.never?.test(from)) return `${room} may never import ${from}`
  if (rule.libraries === false) return `${room} may not import ${from}`
  if (Array.isArray(rule.libraries) && !rule.libraries.includes(name)) return `${room} may not import ${from}`
  return namesPackage(manifest, name) ? undefined : `imports ${name}, which ${room}/package.json does not name`
}

function complaintOfRoom(room: string, rule: Rule, manifest: Manifest, from: string): string | undefined {
  const name = packageOf(from)
  if (!rule.packages.includes(name) && !rule.packages.includes(from)) return `${room} may not import ${from}`
  if (SINGLE_DOOR.includes(name) && from !== name && !rule.packages.includes(from)) {
    return `imports ${from}, an inside: the door is ${name}`
  }
  return namesPackage(manifest, name) ? undefined : `imports ${name}, which ${room}/package.json does not name`
}

const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

function manifestOf(root: string, room: string): Manifest {
  const path = join(root, room, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

const namesPackage = (manifest: Manifest, name: string): boolean =>
  name in { ...manifest.dependencies, ...manifest.devDependencies }
