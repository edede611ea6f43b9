// Page X of Y, previous and next, the current page plus and minus one, first and last, an ellipsis at gaps. Real links.
import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'
import { Link } from './link.tsx'

/** Pages to offer, with `null` where numbers are left out: `[1, null, 4, 5, 6, null, 12]`. Empty for a single page. */
export function pagesAround(current: number, total: number): (number | null)[] {
  if (total <= 1) return []
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, i) => (i > 0 && page - (pages[i - 1] ?? 0) > 1 ? [null, page] : [page]))
}

/** A page that may be gone to: not below 1, not above the total, not the one that is shown. */
export const isReachable = (page: number, current: number, total: number): boolean =>
  Number.isInteger(page) && page >= 1 && page <= total && page !== current

/** `busy`: another page is on its way. */
type PagerProps = { busy?: boolean; current: number; total: number; pathOf: (page: number) => string }

export function Pager({ busy = false, current, total, pathOf }: PagerProps) {
  const t = useT()
  if (total <= 1) return null
  const arrow = (page: number, icon: typeof ChevronLeft, name: string, rel: string) =>
    isReachable(page, current, total) ? (
      <Link className="icon-button outline" to={pathOf(page)} aria-label={name} rel={rel}>
        <Icon of={icon} className="flip" />
      </Link>
    ) : (
      <span className="icon-button outline inactive" aria-hidden="true">
        <Icon of={icon} className="flip" />
      </span>
    )
  return (
    <nav className="pager" aria-label={t('common.pages')} aria-busy={busy} data-loading={busy ? '' : undefined}>
      <p className="small soft tabular">{t('common.pageOf', { page: current, pages: total })}</p>
      <ul className="page-numbers">
        <li>{arrow(current - 1, ChevronLeft, t('common.previous'), 'prev')}</li>
        {pagesAround(current, total).map((page, i, all) => (
          <li key={page ?? `gap-${all[i - 1]}`}>
            {page === null ? (
              <span className="ellipsis" aria-hidden="true">
                …
              </span>
            ) : page === current ? (
              <span className="active" aria-current="page">
                <span className="sr-only">{t('common.goToPage', { page })}</span>
                <span aria-hidden="true">{page}</span>
              </span>
            ) : (
              <Link to={pathOf(page)} aria-label={t('common.goToPage', { page })}>
                {page}
              </Link>
            )}
          </li>
        ))}
        <li>{arrow(current + 1, ChevronRight, t('common.next'), 'next')}</li>
      </ul>
      {busy ? (
        <span className="pager-wait" aria-hidden="true">
          <span className="spinner" />
        </span>
      ) : null}
    </nav>
  )
}
