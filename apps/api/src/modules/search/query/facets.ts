// What filters look at in a post. It stands in the index as one more lexeme, `f:business.Government.ea`, so that it is counted with them.
import { type Category, type OrganisationType, type SearchQuery, storedAs, WRITTEN, type Written } from '@menged/contracts'
import { LANGUAGE_ROWS } from '@menged/ethiopia'

/** Which languages a post is in: a column each, by its long name. */
type ByLongName<Value> = { [Each in Written as (typeof LANGUAGE_ROWS)[Each]['long']]: Value }
export const byLongName = <Value>(of: (written: Written) => Value): ByLongName<Value> =>
  Object.fromEntries(WRITTEN.map((each) => [storedAs(each), of(each)])) as ByLongName<Value>
export const FLAGS = WRITTEN.map(storedAs)

export type Facet = { category: Category; type: OrganisationType | null } & ByLongName<boolean>
/** How many posts are alike in it. */
export type Facets = Facet & { posts: number }
export type Filters = Pick<SearchQuery, 'category' | 'type' | 'written'>

const letterOf = (written: Written): string => storedAs(written).charAt(0)
const isIn = (facet: Facet, written: Written): boolean => facet[LANGUAGE_ROWS[written].long]

export const facetLexeme = (facet: Facet): string =>
  `f:${facet.category}.${facet.type ?? ''}.${WRITTEN.filter((each) => isIn(facet, each))
    .map(letterOf)
    .join('')}`

export function readFacet(lexeme: string): Facet {
  const [category = '', type = '', letters = ''] = lexeme.slice(2).split('.')
  return {
    category: category as Category,
    type: type === '' ? null : (type as OrganisationType),
    ...byLongName((each) => letters.includes(letterOf(each))),
  }
}

export const totalOf = (groups: Facets[], filters: Filters): number =>
  groups.reduce((total, group) => (passes(group, filters) ? total + group.posts : total), 0)

export function passes(facet: Facet, { category, type, written }: Filters): boolean {
  if (category && facet.category !== category) return false
  if (type && facet.type !== type) return false
  return !written || isWritten(facet, written)
}

export const isWritten = (facet: Facet, written: NonNullable<Filters['written']>): boolean =>
  written === 'both' ? WRITTEN.every((each) => isIn(facet, each)) : isIn(facet, written)
