// The feed of a language in Atom: its newest guides, for readers' programs and for other sites.

import { pathTo } from '@menged/contracts/path-to'
import type { Newest } from '@menged/contracts/posts'
import type { Written } from '@menged/ethiopia/languages'
import type { Translate } from '@menged/i18n/translate'
import { addressIn, feedPath } from '../../../page/addresses.ts'
import { escapeXml } from './xml.ts'

type Feed = { origin: string; language: Written; t: Translate; posts: readonly Newest[]; now: Date }

export const ATOM = 'application/atom+xml'

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
const link = (rel: string, type: string, href: string): string => `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

export function atomFeed({ origin, language, t, posts, now }: Feed): string {
  const self = origin + feedPath(language)
  const newest = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const head = [
    element('id', self),
    element('title', t('seo.feedTitle')),
    element('subtitle', t('seo.homeDescription')),
    element('updated', newest ?? now.toISOString()),
    link('self', ATOM, self),
    link('alternate', 'text/html', addressIn(origin, '/', language)),
    `<author>${element('name', t('nav.brand'))}</author>`,
  ]
  const entries = posts.map((post) => entry(addressIn(origin, pathTo('post', { postId: post._id }), language), t, post))
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n${[...head, ...entries].join('\n')}\n</feed>\n`
}

function entry(address: string, t: Translate, { title, summary, category, createdAt, updatedAt, sample }: Newest): string {
  const label = escapeXml(t(`post.category_${category}`))
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    link('alternate', 'text/html', address),
    // The day of writing ships with the samples; that of the last change does not.
    ...(sample ? [] : [element('published', createdAt)]),
    element('updated', updatedAt),
    `<category term="${category}" label="${label}"/>`,
    element('summary', summary),
    '</entry>',
  ].join('')
}
