// The language of a response's words: the first of `Accept-Language` that we have, else English.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@menged/contracts'

export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').slice(0, 500).split(',').map(parseItem)
  // The sort is stable: of two with the same weight the one named first wins.
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return best.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE
}

function parseItem(item: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = item.split(';')
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find((found) => found !== undefined)
  const language = tag.trim().toLowerCase().split('-', 1)[0] ?? ''
  return { language, weight: quality === undefined ? 1 : Number(quality) || 0 }
}
