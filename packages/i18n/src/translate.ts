// Looks a key up in the words of one language, fills `{{name}}` values and picks the plural form.
// Files are in i18next's JSON format (`key_one`, `key_other`), so that translators' tools work on them.
import { type Language, rowOf } from '@menged/ethiopia/languages'
import type { Areas } from './areas.ts'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key
/** Every key there is: `nav.home`, `post.views` (for `views_one` and `views_other`). */
export type WordKey = {
  [Area in keyof Areas & string]: `${Area}.${WithoutPlural<keyof Areas[Area] & string>}`
}[keyof Areas & string]

export type Words = Record<string, Record<string, string>>
export type Values = Record<string, string | number>
export type Translate = (key: WordKey, values?: Values) => string

const pluralRules = new Map<Language, Intl.PluralRules>()
function pluralOf(language: Language, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(rowOf(language).plurals ?? language)
  pluralRules.set(language, rules)
  return rules.select(count)
}

/**
 * Makes `t(key, values)` for one language. A missing key throws: a page must never show a key to a reader. `fetchArea` is called for
 * an area that is not there, and throws what its caller waits for.
 */
export function translator(language: Language, words: Words, fetchArea?: (area: string) => never): Translate {
  return (key, values) => {
    const dot = key.indexOf('.')
    const of = key.slice(0, dot)
    const area = words[of] ?? fetchArea?.(of)
    const name = key.slice(dot + 1)
    const count = values?.count
    const plural =
      typeof count === 'number' ? (area?.[`${name}_${pluralOf(language, count)}`] ?? area?.[`${name}_other`]) : undefined
    const text = plural ?? area?.[name]
    if (text === undefined) throw new Error(`No word for "${key}" in ${language}`)
    return values ? fill(text, values) : text
  }
}

const stemOf = (key: string): string => key.replace(/_(?:one|other)$/, '')

/** The words of a draft: what it lacks, with every form of it, is said in the language that it falls back to. */
export function completed(own: Words, fallback: Words): Words {
  const areas = Object.entries(fallback).map(([area, texts]) => {
    const known = new Set(Object.keys(own[area] ?? {}).map(stemOf))
    return [area, { ...Object.fromEntries(Object.entries(texts).filter(([key]) => !known.has(stemOf(key)))), ...own[area] }]
  })
  return Object.fromEntries(areas)
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}
