// A list of the marketplace: its filters beside it, or in a sheet on a phone, and above it the search, the order and what is chosen.
import { ChevronDown, SearchX, SlidersHorizontal } from 'lucide'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'

const FilterSheet = lazy(() => untilItComes(() => import('./filter-sheet.tsx')))

type FrameProps = {
  id?: string
  heading: string
  /** Address of this view. */
  path: string
  filtersSet: number
  /** `id`: of the copy of the form: the page has one, the sheet of a phone another. */
  filters: (id: string, button?: ReactNode) => ReactNode
  /** Leads to the list without filters; nothing while there are none. */
  clear: ReactNode
  /** What the button of the sheet says. */
  apply: string
  search: ReactNode
  sort: ReactNode
  count: string
  chosen: ReactNode
  children: ReactNode
}

export function ListFrame({ id, heading, path, filtersSet, filters, clear, apply, ...bar }: FrameProps) {
  const { search, sort, count, chosen, children } = bar
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <div className="market-columns" id={id}>
        <section className="card market-side" id="filters" aria-label={t('market.filters')}>
          <div className="row between market-side-head">
            <h2>{t('market.filters')}</h2>
            {clear}
          </div>
          {filters(
            'side',
            <button type="submit" className="button primary without-code">
              {t('market.applyNow')}
            </button>,
          )}
        </section>
        <div className="market-main">
          <h2 className="sr-only">{heading}</h2>
          <div className="market-bar">
            {search}
            <Link className="button outline narrow-only" to={`${path}#filters`} onClick={openSheet}>
              <Icon of={SlidersHorizontal} />
              <span className="sr-only">{t('market.filters')}</span>
              {filtersSet > 0 ? <span className="count">{filtersSet}</span> : null}
            </Link>
            {sort}
            <p className="small market-count" role="status">
              {count}
            </p>
            {chosen}
          </div>
          {children}
        </div>
      </div>
      {isOpen ? (
        <Suspense>
          <FilterSheet clear={clear} apply={apply} onClose={() => setOpen(false)}>
            {filters('sheet')}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  )
}

type SortProps<Sort> = { sorts: readonly Sort[]; current: Sort; nameOf: (sort: Sort) => string; pathOf: (sort: Sort) => string }

export function SortMenu<Sort extends string>({ sorts, current, nameOf, pathOf }: SortProps<Sort>) {
  const t = useT()
  return (
    <details className="dropdown" key={current}>
      <summary className="row">
        <span className="input row">
          <span className="small muted">{t('market.sort')}</span>
          <span className="grow">{nameOf(current)}</span>
          <Icon of={ChevronDown} size="small" />
        </span>
      </summary>
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <Link to={pathOf(sort)} preventScrollReset {...(current === sort ? { 'aria-current': 'true' } : {})}>
              {nameOf(sort)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Leads to the list without filters. */
export function ClearFilters({ isSet, path }: { isSet: boolean; path: string }) {
  const t = useT()
  if (!isSet) return null
  return (
    <Link className="button quiet small" to={path} preventScrollReset>
      {t('market.clearFilters')}
    </Link>
  )
}

/** `withoutWords`, `withoutFilters`: where the list would stand then; null where there are none. */
type NothingProps = {
  heading: string
  title: string
  text: string
  withoutWords: string | null
  withoutFilters: string | null
  children?: ReactNode
}

export function NothingFound({ heading, title, text, withoutWords, withoutFilters, children }: NothingProps) {
  const t = useT()
  const link = (path: string | null, words: string) =>
    path === null ? null : (
      <Link className="button tinted" to={path} preventScrollReset>
        {words}
      </Link>
    )
  return (
    <section className="card nobody" aria-label={heading}>
      <Empty
        icon={SearchX}
        title={title}
        text={text}
        action={
          <div className="row wraps">
            {link(withoutWords, t('market.clearSearch'))}
            {link(withoutFilters, t('market.clearFilters'))}
            {children}
          </div>
        }
      />
    </section>
  )
}
