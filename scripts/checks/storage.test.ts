import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFiles } from './sources.ts'

const SECTION = /## Cookies and storage on the device\n([\s\S]+?)\n## /
const listed = [
  ...(SECTION.exec(readFileSync('docs/security.md', 'utf8'))?.[1] ?? '').matchAll(/`([\w:-]+?)(?:…|<post>)?`/g),
].map(([, name = '']) => name)

const STORING =
  /(?:(?:local|session)Storage\??\.(?:get|set)Item|(?:indexedDB|caches)\.open)\((.+?)(?:, |\))|persist\([\s\S]+?\bname: ([^,]+),/g
/** Files whose names come in by a parameter, and what the callers pass. */
const PASSED: Record<string, string[]> = {
  'frame/account/prompts.ts': ['LOGIN_ASKED', 'PUSH_ASKED'],
  'read/posts/detail/ticks.ts': ['tickKey'],
  'read/posts/detail/use-progress.ts': ['tickKey'],
  'session/progress/local.ts': ['PROGRESS_KEY', 'tickKey'],
  'assistant/documents/form/draft.ts': ['draftPlace'],
  'read/offline/sizes.ts': ['FILES', 'PAGES'],
}
const KINDS = ['ticks:', 'steps:']

const app = 'apps/web/app/'
const codeOf = (file: string) => readFileSync(file, 'utf8')
const files = codeFiles('.').filter((file) => file.startsWith(app) && !file.includes('.test.'))
const elsewhere = [...files, ...codeFiles('.').filter((file) => file.startsWith('packages/contracts/src/'))]
  .map(codeOf)
  .join('\n')

/** What a constant holds, or how what a function makes begins; nothing where the code does not say it. */
function namesOf(word: string, code: string): string[] {
  const [, literal] = /^'([\w:-]+)'$/.exec(word) ?? []
  if (literal) return [literal]
  const [, name = ''] = /^(\w+)/.exec(word) ?? []
  for (const place of [code, elsewhere]) {
    const [, held] = new RegExp(`const ${name} = '([\\w:-]+)'`).exec(place) ?? []
    if (held) return [held]
    const [, kind, begun] = new RegExp(`const ${name} = \\(.+?=>\\s+\`(\\$\\{kind\\}:)?([a-z]+:)?`, 's').exec(place) ?? []
    if (kind ?? begun) return begun ? [begun] : KINDS
  }
  return []
}

function storedBy(file: string): { word: string; names: string[] }[] {
  const code = codeOf(file)
  const words = [...code.matchAll(STORING)].map(([, stored, kept]) => stored ?? kept ?? '')
  const passed = PASSED[file.slice(app.length)] ?? []
  const isPassed = (word: string) => passed.length > 0 && /^(?:key|place|name)$/.test(word)
  return words.flatMap((word) => (isPassed(word) ? passed : [word])).map((word) => ({ word, names: namesOf(word, code) }))
}

test('whatever the browser stores is in the table of security.md', () => {
  const stored = files.flatMap((file) => storedBy(file).map((each) => ({ file, ...each })))
  expect(stored.filter(({ names }) => names.length === 0)).toEqual([])
  const names = [...new Set(stored.flatMap((each) => each.names))]
  expect(names.length).toBeGreaterThan(25)
  const missing = names.filter((name) => !listed.some((each) => name === each || (each.endsWith(':') && name.startsWith(each))))
  expect(missing).toEqual([])
})
