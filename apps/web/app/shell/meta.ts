// Title, description and language alternates of a page, in the page's language.
import type { Language } from '@menged/contracts/language'
import type { Translate } from '@menged/i18n/translate'
import type { MetaDescriptor } from 'react-router'
import { translateIn } from '../words/words.ts'

type RootMatch = { id: string; pathname?: string; loaderData?: unknown } | undefined
type RootData = { language?: Language; origin?: string }

function rootData(matches: readonly RootMatch[]): RootData {
  return (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined) ?? {}
}

/** The address of the page without choices of the reader, and in each language. */
function addresses(origin: string, path: string, language: Language): MetaDescriptor[] {
  const join = path.includes('?') ? '&' : '?'
  const link = (hrefLang: string, suffix: string) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: `${origin}${path}${suffix}`,
  })
  return [
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}${join}lang=${language}` },
    link('en', `${join}lang=en`),
    link('am', `${join}lang=am`),
    link('x-default', ''),
  ]
}

export function pageMeta(
  matches: readonly RootMatch[],
  words: (t: Translate) => { title: string; description?: string; path?: string },
): MetaDescriptor[] {
  const { language = 'en', origin } = rootData(matches)
  const t = translateIn(language)
  const { title, description, path = matches.at(-1)?.pathname ?? '/' } = words(t)
  const full = `${title} · ${t('nav.brand')}`
  return [
    { title: full },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: 'Menged መንገድ' },
    { property: 'og:locale', content: language === 'am' ? 'am_ET' : 'en_GB' },
    ...(origin ? addresses(origin, path, language) : []),
  ]
}
