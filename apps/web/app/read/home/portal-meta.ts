// What the portal says of itself to machines, on its first page: its name, its search, its feed.

import { pathTo } from '@menged/contracts/path-to'
import { type Language, WRITTEN, writtenFor } from '@menged/ethiopia/languages'
import type { MetaDescriptor } from 'react-router'
import { feedPath } from '../../page/addresses.ts'

export const portalMeta = ({ origin, language }: { origin: string; language: Language }): MetaDescriptor[] => [
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: feedPath(writtenFor(language)) },
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Menged',
      alternateName: 'መንገድ',
      url: `${origin}/`,
      inLanguage: [...WRITTEN],
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${pathTo('search')}?q={q}`,
        'query-input': 'required name=q',
      },
    },
  },
]
