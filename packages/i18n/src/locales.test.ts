// The words of both languages: the same keys and values, none empty, none unused, none missing, Amharic in its own letters and in one form of each word.
import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES, rowOf } from '@menged/ethiopia'
import { expect, it } from 'vitest'
import { wordingFaults } from './amharic-style.ts'
import { isWordKey, WORDS, type Words } from './index.ts'

/** Names and abbreviations that Amharic writes in Latin letters. */
const LATIN = [
  'AI',
  'API',
  'CSV',
  'DOCX',
  'EN',
  'ETB',
  'EUR',
  'Enter',
  'GBP',
  'ID',
  'JSON',
  'Menged',
  'PDF',
  'PLC',
  'SMS',
  'Shift',
  'Telegram',
  'USD',
]

const flat = (words: Words): Map<string, string> =>
  new Map(Object.entries(words).flatMap(([area, texts]) => Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text])))
const en = flat(WORDS.en)
const am = flat(WORDS.am)
const valuesIn = (text = ''): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

const sources = globSync('{apps,packages}/**/*.{ts,tsx}', { exclude: ['**/node_modules', '**/build', '**/*.test.*', '**/test'] })
const code = sources.map((file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')).join('\n')

it('has the same keys in both languages, each with a text', () => {
  expect([...am.keys()].sort()).toEqual([...en.keys()].sort())
  expect([...en, ...am].filter(([, text]) => text.trim() === '')).toEqual([])
})

// "1 view" may spell its number out: only the general form must name every value.
it('names the same values in both', () => {
  const general = [...en].filter(([key]) => !key.endsWith('_one'))
  expect(general.filter(([key, text]) => valuesIn(text).join() !== valuesIn(am.get(key)).join())).toEqual([])
})

// What a draft lacks is said in the language that it falls back to, word by word.
it('a draft has no word of its own making, each with a text and the same values', () => {
  for (const draft of LANGUAGES.filter((language) => rowOf(language).state === 'draft')) {
    const folder = `packages/i18n/locales/${draft}`
    const files = globSync(`${folder}/*/*.json`)
    expect(files.length, draft).toBeGreaterThan(0)
    for (const file of files) {
      const own: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const full: Record<string, string> = JSON.parse(readFileSync(file.replace(folder, 'packages/i18n/locales/en'), 'utf8'))
      expect(Object.keys(own).filter((key) => !(key in full) || own[key]?.trim() === '')).toEqual([])
      expect(Object.keys(own).filter((key) => valuesIn(own[key]).join() !== valuesIn(full[key]).join())).toEqual([])
    }
  }
})

it('writes Amharic in Ethiopic letters, and each word in one form', () => {
  const latin = [...am].flatMap(([key, text]) =>
    (text.replace(/\{\{\w+\}\}/g, ' ').match(/[A-Za-z][A-Za-z.-]*/g) ?? [])
      .filter((word) => !LATIN.includes(word))
      .map((word) => `${key}: ${word}`),
  )
  expect(latin).toEqual([])
  expect([...am].flatMap(([key, text]) => wordingFaults(text).map((fault) => `${key}: ${fault}`))).toEqual([])
})

// `t()` takes only keys that exist, by its type. A template's hole stands for any part of a name: `post.category_${category}`.
it('has no word that nothing uses', () => {
  const areas = Object.keys(WORDS.en).join('|')
  const uses = code.matchAll(new RegExp(`(['"\`])((?:${areas})\\.(?:\\w|\\$\\{[^}]*\\})*)\\1`, 'g'))
  const patterns = [...new Set(Array.from(uses, ([, , key = '']) => key.replace('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w+-]+')))]
  const used = new RegExp(`^(?:${patterns.join('|')})(?:_one|_other)?$`)
  expect([...en.keys()].filter((key) => !used.test(key))).toEqual([])
})

it('has a sentence for every error of the contracts', () => {
  const messages = Array.from(code.matchAll(/\bmessage: '(\w+\.\w+)'/g), ([, key = '']) => key)
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter((key) => !isWordKey(key) && !en.has(`${key}_other`))).toEqual([])
})
