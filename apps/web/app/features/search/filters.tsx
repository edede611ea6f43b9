// Ways to narrow and order a search. All are links, so that they work before and without JavaScript.
import { CATEGORIES, ORGANISATION_TYPES } from '@menged/contracts/categories'
import type { SearchPage } from '@menged/contracts/search'
import { Check, ChevronDown, SlidersHorizontal } from 'lucide'
import type { FocusEvent } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { filtersOf, NO_FILTERS, type SearchAsk, SORTS, searchPath, WRITTEN, type Written } from './address.ts'

type FilterProps = { ask: SearchAsk; counts: SearchPage['counts'] }

const current = (chosen: boolean) => (chosen ? { 'aria-current': 'true' as const } : {})

export function CategoryChips({ ask, counts }: FilterProps) {
  const t = useT()
  const offered = CATEGORIES.filter((category) => category === ask.category || (counts.category[category] ?? 0) > 0)
  return (
    <nav className="chips" aria-label={t('search.category')}>
      <ul className="row">
        <li>
          <Link
            className={`chip ${ask.category ? '' : 'on'}`}
            to={searchPath(ask, { category: null })}
            {...current(!ask.category)}
          >
            {t('search.all')}
          </Link>
        </li>
        {offered.map((category) => (
          <li key={category}>
            <Link
              className={`chip ${ask.category === category ? 'on' : ''}`}
              to={searchPath(ask, { category })}
              {...current(ask.category === category)}
            >
              <span>{t(`post.category_${category}`)}</span>
              <span className="tnum">{counts.category[category] ?? 0}</span>
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
  return (
    <details className="drop" key={ask.sort} onBlur={closeBehind}>
      <summary className="row">
        <span className="sm muted">{t('search.sortBy')}</span>
        <span className="in row between">
          <span>{t(`search.sort_${ask.sort}`)}</span>
          <Icon of={ChevronDown} size="s" />
        </span>
      </summary>
      <ul>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link to={searchPath(ask, { sort })} {...current(ask.sort === sort)}>
              <span className="grow">{t(`search.sort_${sort}`)}</span>
              {ask.sort === sort ? <Icon of={Check} size="s" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One tick of a group: ticked it takes itself back. */
function Tick({ on, to, label, lang, count }: { on: boolean; to: string; label: string; lang?: 'am'; count: number }) {
  const words = (
    <>
      <span className={`box ${on ? 'on' : ''}`}>{on ? <Icon of={Check} size="xs" /> : null}</span>
      <span className="grow" lang={lang}>
        {label}
      </span>
      <span className="sm muted tnum">{count}</span>
    </>
  )
  if (count === 0 && !on) return <span className="check muted">{words}</span>
  return (
    <Link className="check" to={to} preventScrollReset {...current(on)}>
      {words}
    </Link>
  )
}

export function Filters({ ask, counts }: FilterProps) {
  const t = useT()
  const written: Record<Written, string> = { en: t('search.english'), am: 'አማርኛ', both: t('search.both') }
  return (
    <>
      <div className="grp">
        <h2>{t('search.organisation')}</h2>
        <ul>
          {ORGANISATION_TYPES.map((type) => (
            <li key={type}>
              <Tick
                on={ask.type === type}
                to={searchPath(ask, { type: ask.type === type ? null : type })}
                label={t(type === 'Government' ? 'home.government' : 'home.private')}
                count={counts.type[type] ?? 0}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="grp">
        <h2>{t('nav.language')}</h2>
        <ul>
          {WRITTEN.map((one) => (
            <li key={one}>
              <Tick
                on={ask.written === one}
                to={searchPath(ask, { written: ask.written === one ? null : one })}
                label={written[one]}
                count={counts.written[one] ?? 0}
                {...(one === 'am' ? { lang: 'am' as const } : {})}
              />
            </li>
          ))}
        </ul>
      </div>
      <ClearFilters ask={ask} />
    </>
  )
}

export function ClearFilters({ ask }: { ask: SearchAsk }) {
  const t = useT()
  if (filtersOf(ask) === 0) return null
  return (
    <Link className="btn q" to={searchPath(ask, NO_FILTERS)}>
      {t('search.clear')}
    </Link>
  )
}

/** The same filters, folded away on phones. */
export function FoldedFilters({ ask, counts }: FilterProps) {
  const t = useT()
  const set = filtersOf({ ...ask, category: null })
  return (
    <details className="folded">
      <summary className="btn o">
        <Icon of={SlidersHorizontal} size="s" />
        <span>{t('search.filter')}</span>
        {set > 0 ? <span className="count">{set}</span> : null}
      </summary>
      <div className="card folded-in">
        <Filters ask={ask} counts={counts} />
      </div>
    </details>
  )
}
