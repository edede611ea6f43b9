// Title, description and language alternates of a page, in the page's language.
import type { Language } from '@menged/contracts/language'
import type { Translate } from '@menged/i18n/translate'
import type { MetaDescriptor } from 'react-router'
import { translateIn } from '../words/words.ts'

type RootMatch = { id: string; loaderData?: unknown } | undefined

function languageFrom(matches: readonly RootMatch[]): Language {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { language?: Language } | undefined)?.language ?? 'en'
}

export function pageMeta(
  matches: readonly RootMatch[],
  words: (t: Translate) => { title: string; description?: string },
): MetaDescriptor[] {
  const t = translateIn(languageFrom(matches))
  const { title, description } = words(t)
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
  ]
}
