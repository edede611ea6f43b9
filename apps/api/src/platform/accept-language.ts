// The language of a response's words: the first of `Accept-Language` that is on, else English.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@menged/contracts'
import { FULL_LANGUAGES } from '@menged/ethiopia'

export function languageOf(header: string | undefined, on: readonly Language[] = FULL_LANGUAGES): Language {
  const wanted = (header ?? '').slice(0, 500).split(',').map(parseItem)
  // The sort is stable: of two with the same weight the one named first wins.
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  const known = best.map(({ language }) => language).filter((language) => isLanguage(language, on))
  return known[0] ?? DEFAULT_LANGUAGE
}

function parseItem(item: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = item.split(';')
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find((found) => found !== undefined)
  const language = tag.trim().toLowerCase().split('-', 1)[0] ?? ''
  return { language, weight: quality === undefined ? 1 : Number(quality) || 0 }
}
