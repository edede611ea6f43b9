// Ways to narrow and order a search. All are links, so that they work before and without JavaScript.

import { CATEGORIES, ORGANISATION_TYPES, type OrganisationType } from '@menged/contracts/categories'
import { isEthiopic, type Language } from '@menged/ethiopia/languages'
import { inEach } from '@menged/ethiopia/text'
import { Check, ChevronDown } from 'lucide'
import type { FocusEvent } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import {
  dividing,
  filtersOf,
  NO_FILTERS,
  type SearchAsk,
  type SearchCounts,
  SORTS,
  SORTS_WITHOUT_WORDS,
  searchPath,
  WRITTEN,
  type Written,
} from './address.ts'

export type FilterProps = { ask: SearchAsk; counts: SearchCounts; total: number }

const current = (chosen: boolean) => (chosen ? { 'aria-current': 'true' as const } : {})

export function CategoryChips({ ask, counts }: Omit<FilterProps, 'total'>) {
  const t = useT()
  const offered = CATEGORIES.filter((category) => category === ask.category || (counts.category[category] ?? 0) > 0)
  return (
    <nav className="chips" aria-label={t('search.category')}>
      <ul className="row">
        <li>
          <Link
            className={`chip ${ask.category ? '' : 'active'}`}
            to={searchPath(ask, { category: null })}
            {...current(!ask.category)}
          >
            {t('search.all')}
          </Link>
        </li>
        {offered.map((category) => (
          <li key={category}>
            <Link
              className={`chip ${ask.category === category ? 'active' : ''}`}
              to={searchPath(ask, { category })}
              {...current(ask.category === category)}
            >
              <span>{t(`post.category_${category}`)}</span>
              <span className="tabular">{counts.category[category] ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Closes when the focus goes elsewhere; a chosen order closes it by rendering it again. */
function closeBehind(event: FocusEvent<HTMLDetailsElement>): void {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
}

export function SortChoice({ ask }: { ask: SearchAsk }) {
  const t = useT()
  /** Without words nothing is more relevant than what most people read. */
  const nameOf = (sort: SearchAsk['sort']) => (ask.q === '' && sort === 'relevance' ? 'views' : sort)
  return (
    <details className="dropdown" key={ask.sort} onBlur={closeBehind}>
      <summary className="row">
        <span className="small muted">{t('search.sortBy')}</span>
        <span className="input row between">
          <span>{t(`search.sort_${nameOf(ask.sort)}`)}</span>
          <Icon of={ChevronDown} size="small" />
        </span>
      </summary>
      <ul>
        {(ask.q ? SORTS : SORTS_WITHOUT_WORDS).map((sort) => (
          <li key={sort}>
            <Link to={searchPath(ask, { sort })} {...current(ask.sort === sort)}>
              <span className="grow">{t(`search.sort_${nameOf(sort)}`)}</span>
              {ask.sort === sort ? <Icon of={Check} size="small" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One tick of a group: ticked it takes itself back. */
function Tick({
  on,
  to,
  label,
  lang,
  count,
}: {
  on: boolean
  to: string
  label: string
  lang?: Language | undefined
  count: number
}) {
  const words = (
    <>
      <span className={`checkbox ${on ? 'active' : ''}`}>{on ? <Icon of={Check} size="tiny" /> : null}</span>
      <span className="grow" lang={lang}>
        {label}
      </span>
      <span className="small muted tabular">{count}</span>
    </>
  )
  if (count === 0 && !on) return <span className="check muted">{words}</span>
  return (
    <Link className="check" to={to} preventScrollReset {...current(on)}>
      {words}
    </Link>
  )
}

/** A language in letters of its own is named in itself. */
export const languageOfName = (one: Written): Language | undefined => (one !== 'both' && isEthiopic(one) ? one : undefined)

/** What the choices of the filters are called. */
export function useFilterNames(): Record<OrganisationType | Written, string> {
  const t = useT()
  return {
    Government: t('home.government'),
    Private: t('home.private'),
    ...inEach((one) => t(`search.written_${one}`)),
    both: t('search.written_both'),
  }
}

export function Filters({ ask, counts, total }: FilterProps) {
  const t = useT()
  const names = useFilterNames()
  const shown = dividing(ask, counts, total)
  return (
    <>
      {shown.type ? (
        <div className="filter-group">
          <h2>{t('search.organisation')}</h2>
          <ul>
            {ORGANISATION_TYPES.map((type) => (
              <li key={type}>
                <Tick
                  on={ask.type === type}
                  to={searchPath(ask, { type: ask.type === type ? null : type })}
                  label={names[type]}
                  count={counts.type[type] ?? 0}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {shown.written ? (
        <div className="filter-group">
          <h2>{t('nav.language')}</h2>
          <ul>
            {WRITTEN.map((one) => (
              <li key={one}>
                <Tick
                  on={ask.written === one}
                  to={searchPath(ask, { written: ask.written === one ? null : one })}
                  label={names[one]}
                  count={counts.written[one] ?? 0}
                  lang={languageOfName(one)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ClearFilters ask={ask} />
    </>
  )
}

export function ClearFilters({ ask }: { ask: SearchAsk }) {
  const t = useT()
  if (filtersOf(ask) === 0) return null
  return (
    <Link className="button quiet" to={searchPath(ask, NO_FILTERS)}>
      {t('search.clear')}
    </Link>
  )
}
