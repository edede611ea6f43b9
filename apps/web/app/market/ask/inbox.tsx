// Requests as one inbox: what waits for the reader, what is under way, what is over, a row each. The one that is open stands in the address;
// on a wide screen it lies beside the list, on a narrow one in its place.
import type { WorkerRequest } from '@menged/contracts/requests'
import { ChevronLeft, Inbox as InboxIcon, MousePointerClick } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { Link } from '../../page/link.tsx'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { RequestCard } from './request-card.tsx'
import { RequestRow } from './request-row.tsx'
import { inTurns, type Side } from './standing.ts'
import { useOpened } from './use-opened.ts'
import { useRequests } from './use-requests.ts'

type InboxProps = {
  side: Side
  emptyText: string
  emptyAction?: ReactNode
  /** What stands above the list. */
  above?: (requests: readonly WorkerRequest[]) => ReactNode
}

export function Inbox({ side, emptyText, emptyAction, above }: InboxProps) {
  const { t } = useLocale()
  const { requests, failed, load, step, calendar } = useRequests(side)
  const opened = useOpened()
  const open = requests?.find(({ id }) => id === opened.id)
  const list = useRef<HTMLDivElement>(null)
  useFocus(list, open?.id)
  const trouble = <TryAgain text={failed ? t('error.network') : null} onAgain={load} />
  if (requests === null) return failed ? trouble : <RowsSkeleton label={t('common.loading')} />
  if (requests.length === 0) {
    return (
      <div className="stack gap-16">
        {above?.(requests)}
        {trouble}
        <div className="card inbox-empty">
          <Empty icon={InboxIcon} title={t('ask.empty')} text={emptyText} action={emptyAction} />
        </div>
      </div>
    )
  }
  const now = serverNow()
  return (
    <div className={`stack gap-16 inbox${open ? ' is-open' : ''}`}>
      <div className="inbox-above">{above?.(requests)}</div>
      {trouble}
      <div className="inbox-panes">
        <div className="stack gap-24 inbox-list" ref={list}>
          {inTurns(requests, side, now).map(({ turn, list: those }) =>
            those.length === 0 ? null : (
              <section key={turn} aria-labelledby={`inbox-${turn}`}>
                <h2 id={`inbox-${turn}`} className="row inbox-title">
                  <span>{t(`ask.turn_${turn}`)}</span>
                  <span className={turn === 'mine' ? 'count urgent' : 'count'}>{those.length}</span>
                </h2>
                <ul className="card inbox-rows">
                  {those.map((each) => (
                    <RequestRow
                      key={each.request.id}
                      {...each}
                      side={side}
                      now={now}
                      to={opened.addressOf(each.request.id)}
                      isOpen={each.request.id === open?.id}
                      follow={opened.follow}
                      onStep={step(each.request.id)}
                    />
                  ))}
                </ul>
              </section>
            ),
          )}
        </div>
        <div className="inbox-detail">
          {open ? (
            <>
              <Link className="button quiet back-link inbox-back" to={opened.closed} onClick={opened.close} preventScrollReset>
                <Icon of={ChevronLeft} className="flip" />
                {t('ask.all')}
              </Link>
              <RequestCard key={open.id} request={open} side={side} onStep={step(open.id)} calendar={calendar(open.id)} />
            </>
          ) : (
            <div className="inbox-none">
              <Empty icon={MousePointerClick} title={t('ask.choose')} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Into the request that opens, and back to its row. */
function useFocus(list: { current: HTMLDivElement | null }, id: string | undefined): void {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = id
    if (id === before) return
    if (id !== undefined) {
      document.getElementById(`request-${id}`)?.focus({ preventScroll: true })
      // It lies in the place of the list.
      if (list.current?.offsetParent === null) scrollTo(0, 0)
    } else list.current?.querySelector<HTMLElement>(`[data-request="${before}"]`)?.focus({ preventScroll: true })
  }, [id, list])
}
