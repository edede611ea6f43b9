// The sitemap: an index of parts, each with the addresses of five hundred guides in both languages, and which address is the same page in
// the other. A part is half a megabyte, far below the 50,000 addresses and 50 MB that search engines take.

import { pages } from '@menged/contracts/pages'
import { pathTo } from '@menged/contracts/path-to'
import type { Published } from '@menged/contracts/posts'
import { type Language, WRITTEN } from '@menged/ethiopia/languages'
import { addressIn, alternates } from '../../../page/addresses.ts'
import { escapeXml } from './xml.ts'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Pages that are no guide. */
export const LISTED = pages.filter(({ listed }) => listed).map(({ path }) => path)

type Place = { path: string; languages: readonly Language[]; updatedAt?: string }

const partPath = (part: number): string => pathTo('sitemap-part', { part: `${part}.xml` })

export function sitemapIndex(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeXml(origin + partPath(i + 1))}</loc></sitemap>\n`,
  )
  return `<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`
}

/** The pages stand in the first part. */
export function sitemapPart(origin: string, part: number, posts: readonly Published[]): string {
  const own = part === 1 ? LISTED.map((path) => ({ path, languages: WRITTEN })) : []
  const places: Place[] = [...own, ...posts.map(({ _id, ...rest }) => ({ path: pathTo('post', { postId: _id }), ...rest }))]
  const entries = places.map((place) => place.languages.map((language) => entry(origin, place, language)).join(''))
  return `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

function entry(origin: string, { path, languages, updatedAt }: Place, language: Language): string {
  const links = alternates(origin, path, languages).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`
  return `<url><loc>${escapeXml(addressIn(origin, path, language))}</loc>${changed}${links.join('')}</url>\n`
}
