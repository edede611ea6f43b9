// The address of a page in each language, as search engines get it: the query decides the language, and trackers stay out.

import { pathTo } from '@menged/contracts/path-to'
import { type Language, WRITTEN, type Written } from '@menged/ethiopia/languages'

export const addressIn = (origin: string, path: string, language: Language): string =>
  `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** The versions of a page, when there is a choice. Readers of none of them are given the first. */
export function alternates(origin: string, path: string, languages: readonly Language[] = WRITTEN) {
  const [first, ...others] = languages
  if (first === undefined || others.length === 0) return []
  return [...languages, 'x-default' as const].map((hrefLang) => ({
    hrefLang,
    href: addressIn(origin, path, hrefLang === 'x-default' ? first : hrefLang),
  }))
}

/** The feed of new guides. */
export const feedPath = (language: Written): string => pathTo(`feed.${language}.xml`)
