// Every guide of the content folder as a reader of one language gets it.
import { globSync, readFileSync } from 'node:fs'
import type { Reading } from '@menged/contracts/posts'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'

/** `{ en, am }` becomes one of the two, wherever it stands. */
function inLanguage(value: unknown, language: Written): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language))
  if (typeof value !== 'object' || value === null) return value
  const texts = value as Record<string, unknown>
  if ('en' in texts && 'am' in texts) return texts[language]
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, inLanguage(each, language)]))
}

export const everyGuide = (): Reading[] =>
  globSync('content/guides/*.json').flatMap((file) => {
    const { id, title, category, body, ...guide } = JSON.parse(readFileSync(file, 'utf8'))
    return WRITTEN.map(
      (language) => inLanguage({ _id: id, title, category, body, language: { en: 'en', am: 'am' }, guide }, language) as Reading,
    )
  })
