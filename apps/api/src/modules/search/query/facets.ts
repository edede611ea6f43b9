// What filters look at in a post. It stands in the index as one more lexeme, `f:business.Government.ea`, so that it is counted with them.
import type { Category, OrganisationType, SearchQuery } from '@menged/contracts'

export type Facet = { category: Category; type: OrganisationType | null; english: boolean; amharic: boolean }
/** How many posts are alike in it. */
export type Facets = Facet & { posts: number }
export type Filters = Pick<SearchQuery, 'category' | 'type' | 'written'>

export const facetLexeme = ({ category, type, english, amharic }: Facet): string =>
  `f:${category}.${type ?? ''}.${english ? 'e' : ''}${amharic ? 'a' : ''}`

export function readFacet(lexeme: string): Facet {
  const [category = '', type = '', written = ''] = lexeme.slice(2).split('.')
  return {
    category: category as Category,
    type: type === '' ? null : (type as OrganisationType),
    english: written.includes('e'),
    amharic: written.includes('a'),
  }
}

export const totalOf = (groups: Facets[], filters: Filters): number =>
  groups.reduce((total, group) => (passes(group, filters) ? total + group.posts : total), 0)

export function passes(facet: Facet, { category, type, written }: Filters): boolean {
  if (category && facet.category !== category) return false
  if (type && facet.type !== type) return false
  return !written || isWritten(facet, written)
}

export const isWritten = ({ english, amharic }: Facet, written: NonNullable<Filters['written']>): boolean =>
  (written === 'am' || english) && (written === 'en' || amharic)
