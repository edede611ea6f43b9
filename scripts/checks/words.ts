// The words of both languages: the same keys and values, none empty, none unused, none missing, Amharic in its own letters and in one form of each word.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wordingFaults } from './content-text.ts'
import { type Finding, filesIn, type Problem } from './sources.ts'
import { type KeyUse, keyUses } from './word-uses.ts'

const FOLDER = 'packages/i18n/locales'
/** Names and abbreviations that Amharic writes in Latin letters. */
const LATIN = ['AI', 'API', 'CSV', 'DOCX', 'EN', 'ETB', 'EUR', 'GBP', 'ID', 'Menged', 'PDF', 'PLC', 'SMS', 'Telegram', 'USD']

/** Words of one language: `area.key` with its text and the file it stands in. */
type Words = Map<string, { file: string; line: number; text: string }>

export function check(root = '.'): Finding {
  const en = wordsOf(root, 'en')
  const am = wordsOf(root, 'am')
  const problems = [
    ...parity(en.words, am.words, 'am'),
    ...parity(am.words, en.words, 'en'),
    ...values(en.words, am.words),
    ...[en, am].flatMap(({ words, problems: broken }) => [...broken, ...empty(words)]),
    ...latin(am.words),
    ...wording(am.words),
    ...use(en.words, keyUses(root, areasOf(en.words))),
  ]
  return { problems, note: `${en.words.size} words` }
}

const areasOf = (words: Words): Set<string> => new Set([...words.keys()].map((key) => key.split('.')[0] ?? ''))

function wordsOf(root: string, language: string): { words: Words; problems: Problem[] } {
  const words: Words = new Map()
  const problems: Problem[] = []
  for (const file of filesIn(root, `${FOLDER}/${language}`).filter((path) => path.endsWith('.json'))) {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = text.split('\n')
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
      const line = lines.findIndex((candidate) => candidate.includes(`${JSON.stringify(key)}:`)) + 1
      if (typeof value === 'string') words.set(`${basename(file, '.json')}.${key}`, { file, line, text: value })
      else problems.push({ file, line, text: `${key} is not a text` })
    }
  }
  return { words, problems }
}

function parity(here: Words, there: Words, language: string): Problem[] {
  return [...here]
    .filter(([key]) => !there.has(key))
    .map(([key, { file, line }]) => ({ file, line, text: `${key} is missing in ${language}` }))
}

const placesIn = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ')

function values(en: Words, am: Words): Problem[] {
  return [...en].flatMap(([key, word]) => {
    const other = am.get(key)
    // "1 view" may spell its number out: only the general form must name every value.
    if (!other || key.endsWith('_one') || placesIn(word.text) === placesIn(other.text)) return []
    const text = `${key} has the values ${placesIn(other.text) || 'none'}; English has ${placesIn(word.text) || 'none'}`
    return [{ file: other.file, line: other.line, text }]
  })
}

function empty(words: Words): Problem[] {
  return [...words]
    .filter(([, { text }]) => text.trim() === '')
    .map(([key, { file, line }]) => ({ file, line, text: `${key} is empty` }))
}

function latin(am: Words): Problem[] {
  return [...am].flatMap(([key, { file, line, text }]) => {
    const found = text
      .replace(/\{\{\w+\}\}/g, ' ')
      .match(/[A-Za-z][A-Za-z.-]*/g)
      ?.filter((word) => !LATIN.includes(word))
    return found?.length ? [{ file, line, text: `${key} has Latin letters: ${found.join(', ')}` }] : []
  })
}

/** One form of each word, as in the guides. */
const wording = (am: Words): Problem[] =>
  [...am].flatMap(([key, { file, line, text }]) => wordingFaults(text).map((fault) => ({ file, line, text: `${key}: ${fault}` })))

/** Every word is used somewhere, and every key that is named exists. */
function use(words: Words, uses: KeyUse[]): Problem[] {
  const used = new Set<string>()
  const problems: Problem[] = []
  for (const { pattern, file, line, shown, sure } of uses) {
    const met = [...words.keys()].filter(
      (key) => pattern.test(key) || pattern.test(key.replace(/_(zero|one|two|few|many|other)$/, '')),
    )
    for (const key of met) used.add(key)
    if (met.length === 0 && sure) problems.push({ file, line, text: `${shown} is no word` })
  }
  const unused = [...words].filter(([key]) => !used.has(key))
  return [...problems, ...unused.map(([key, { file, line }]) => ({ file, line, text: `${key} is used nowhere` }))]
}
