// What the head says of a page to those who list and share it: title, description, address in each language, picture.
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { PICTURE_SIZE, picturePath } from '@menged/contracts/pictures'
import { FULL_LANGUAGES, type Language, writtenFor } from '@menged/ethiopia/languages'
import type { Translate } from '@menged/i18n/translate'
import type { MetaDescriptor } from 'react-router'
import { translateIn } from '../words/words.ts'
import { addressIn, alternates } from './addresses.ts'

/** For addresses with a secret in them: not even our other pages learn which it was. Forms still say where they come from. */
export const WITHOUT_PATH = { name: 'referrer', content: 'strict-origin' } as const

type Match = { id: string; pathname?: string; loaderData?: unknown } | undefined
type Site = { origin: string; language: Language; languages?: readonly Language[] }

type Page = {
  title: string
  description?: string
  /** Without choices of the reader. */
  path?: string
  /** The language of the content, when it is not the reader's. */
  language?: Language
  /** Versions that exist; all that are switched on unless said otherwise. */
  languages?: readonly Language[]
  /** Path of a picture of its own. */
  picture?: string
  /** In the words of Open Graph. */
  type?: 'website' | 'article'
  /** False for what no search engine shall list. */
  isListed?: boolean
}

/** What the root has loaded; it may not have come so far. */
export function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  return {
    origin: root?.origin ?? '',
    language: root?.language ?? DEFAULT_LANGUAGE,
    ...(root?.languages ? { languages: root.languages } : {}),
  }
}

export function pageMeta(matches: readonly Match[], page: (t: Translate) => Page): MetaDescriptor[] {
  const site = siteOf(matches)
  const t = translateIn(site.language)
  const { title, description, isListed = true, ...rest } = page(t)
  const full = `${title} · ${t('nav.brand')}`
  const described = description ? [{ name: 'description', content: description }] : []
  if (!isListed) return [{ title: full }, ...described, { name: 'robots', content: 'noindex' }]
  const { language = site.language, path = matches.at(-1)?.pathname ?? '/' } = rest
  return [
    { title: full },
    ...described,
    { tagName: 'link', rel: 'canonical', href: addressIn(site.origin, path, language) },
    // Machines read the page as it is sent: its code need not know how the rest is made.
    ...(import.meta.env.SSR ? shared({ ...rest, site, title, path, language, ...(description ? { description } : {}) }) : []),
  ]
}

type Shared = Page & { site: Site; path: string; language: Language }

/** As Open Graph names them. */
const localeOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? 'en_GB' : `${language}_ET`)

const shared = ({
  site,
  title,
  description,
  path,
  language,
  languages = site.languages ?? FULL_LANGUAGES,
  picture = picturePath(writtenFor(language)),
  type = 'website',
}: Shared): MetaDescriptor[] => [
  ...alternates(site.origin, path, languages).map((link) => ({ tagName: 'link' as const, rel: 'alternate', ...link })),
  { property: 'og:title', content: title },
  ...(description ? [{ property: 'og:description', content: description }] : []),
  { property: 'og:site_name', content: 'Menged መንገድ' },
  { property: 'og:type', content: type },
  { property: 'og:url', content: addressIn(site.origin, path, language) },
  { property: 'og:locale', content: localeOf(language) },
  ...languages.flatMap((other) => (other === language ? [] : [{ property: 'og:locale:alternate', content: localeOf(other) }])),
  { property: 'og:image', content: site.origin + picture },
  { property: 'og:image:width', content: `${PICTURE_SIZE.width}` },
  { property: 'og:image:height', content: `${PICTURE_SIZE.height}` },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
]
