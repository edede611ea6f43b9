// Top Viewed: at most seven organisations, each with its most viewed guide. Tab and selected row last for the browser session.

import { ORGANISATION_TYPES, type OrganisationType } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import { formatViewCount } from '@menged/ethiopia/counts'
import { isEthiopic } from '@menged/ethiopia/languages'
import { CircleAlert, Inbox } from 'lucide'
import { type MouseEvent, useEffect, useState } from 'react'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'

/** `view`: of the last 30 days. */
export type TopViewedRow = { postId: string; organisation: string; title: string; view: number }
export type TopViewedLists = Record<OrganisationType, TopViewedRow[] | null>

const STORAGE_KEY = 'top-viewed'
/** Of as many rows as the list has: the whole of the numerals is not worth its bytes here. */
const RANKS = '፩፪፫፬፭፮፯'

type Remembered = { tab: OrganisationType; item: string | null }

function remembered(): Remembered | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Remembered> | null
    return value && ORGANISATION_TYPES.includes(value.tab as OrganisationType)
      ? { tab: value.tab as OrganisationType, item: value.item ?? null }
      : null
  } catch {
    return null
  }
}

export function TopViewed({ lists, initial }: { lists: TopViewedLists; initial: OrganisationType }) {
  const { language, t } = useLocale()
  const [{ tab, item }, setState] = useState<Remembered>({ tab: initial, item: null })
  useEffect(() => {
    const last = remembered()
    if (last) setState(last)
  }, [])
  const remember = (next: Remembered) => {
    setState(next)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  }
  const choose = (event: MouseEvent, next: OrganisationType) => {
    event.preventDefault()
    remember({ tab: next, item: null })
  }
  const rows = lists[tab] ?? []
  return (
    <aside className="card top-viewed" aria-labelledby="top-viewed">
      <div className="stack gap-12 top-viewed-head">
        <div>
          <h2 id="top-viewed">{t('home.topViewed')}</h2>
          <p className="small muted">{t(tab === 'Government' ? 'home.organisationsGovernment' : 'home.organisationsPrivate')}</p>
        </div>
        <div className="segments wide" role="tablist" aria-labelledby="top-viewed">
          {ORGANISATION_TYPES.map((type) => (
            <Link
              key={type}
              role="tab"
              id={`top-${type}`}
              aria-selected={tab === type}
              aria-controls="top-list"
              to={pathTo('home', { top: type })}
              onClick={(event) => choose(event, type)}
              preventScrollReset
            >
              {t(type === 'Government' ? 'home.government' : 'home.private')}
            </Link>
          ))}
        </div>
      </div>
      <div role="tabpanel" id="top-list" aria-labelledby={`top-${tab}`} tabIndex={-1}>
        {lists[tab] === null ? (
          <Empty icon={CircleAlert} title={t('home.topFailed')} text={t('home.topFailedText')} />
        ) : rows.length === 0 ? (
          <Empty icon={Inbox} title={t('home.noPosts')} text={t('home.checkBack')} />
        ) : (
          <ol>
            {rows.map((row, i) => (
              <li key={row.postId}>
                <Link
                  to={pathTo('post', { postId: row.postId })}
                  className={row.postId === item ? 'active' : ''}
                  aria-current={row.postId === item ? 'true' : undefined}
                  onClick={() => remember({ tab, item: row.postId })}
                >
                  <span className="rank" aria-hidden="true">
                    {isEthiopic(language) ? RANKS[i] : i + 1}
                  </span>
                  <b>{row.organisation}</b>
                  <span className="guide">{row.title}</span>
                  <span className="views">{t('home.recentViews', { count: row.view, shown: formatViewCount(row.view) })}</span>
                </Link>
              </li>
            ))}
          </ol>
        )}
        {rows.length > 3 ? (
          <label className="button quiet wide top-viewed-all">
            <input type="checkbox" className="sr-only" id="top-all" />
            <span>{t('common.showAllOf', { count: rows.length })}</span>
          </label>
        ) : null}
      </div>
    </aside>
  )
}
