// Page X of Y, previous and next, the current page plus and minus one, first and last, an ellipsis at gaps. Real links.
import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

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

type PagerProps = {
  /** Another page is on its way. */
  busy?: boolean
  current: number
  total: number
  label: string
  summary: string
  previous: string
  next: string
  nameOf: (page: number) => string
  link: (page: number, content: ReactNode, props: { className?: string; 'aria-label': string; rel?: string }) => ReactNode
}

export function Pager({ busy = false, current, total, label, summary, previous, next, nameOf, link }: PagerProps) {
  if (total <= 1) return null
  const arrow = (page: number, glyph: typeof ChevronLeft, name: string, rel: string) =>
    isReachable(page, current, total) ? (
      link(page, <Icon of={glyph} className="flip" />, { className: 'icon-button outline', 'aria-label': name, rel })
    ) : (
      <span className="icon-button outline inactive" aria-hidden="true">
        <Icon of={glyph} className="flip" />
      </span>
    )
  return (
    <nav className="pager" aria-label={label} aria-busy={busy} data-loading={busy ? '' : undefined}>
      <p className="small soft tabular">{summary}</p>
      <ul className="page-numbers">
        <li>{arrow(current - 1, ChevronLeft, previous, 'prev')}</li>
        {pagesAround(current, total).map((page, i, all) => (
          <li key={page ?? `gap-${all[i - 1]}`}>
            {page === null ? (
              <span className="ellipsis" aria-hidden="true">
                …
              </span>
            ) : page === current ? (
              <span className="active" aria-current="page">
                <span className="sr-only">{nameOf(page)}</span>
                <span aria-hidden="true">{page}</span>
              </span>
            ) : (
              link(page, page, { 'aria-label': nameOf(page) })
            )}
          </li>
        ))}
        <li>{arrow(current + 1, ChevronRight, next, 'next')}</li>
      </ul>
      {busy ? (
        <span className="pager-wait" aria-hidden="true">
          <span className="spinner" />
        </span>
      ) : null}
    </nav>
  )
}
