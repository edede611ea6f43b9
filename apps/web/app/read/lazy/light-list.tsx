// The light reading list: text only. The link to the next page is real; with JavaScript the next rows come to this page instead.
import { pathTo } from '@menged/contracts/path-to'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Link, useAddressFor, withLanguage } from '../../page/link.tsx'
import { useLocale } from '../../words/language.tsx'
import { type More, useMore } from './next-pages.ts'
import { type ListPage, type Row, rowsOf } from './rows.ts'

/** Where a page of the list stands. */
export const lightListPath = (page: number): string => pathTo('lazy', page === 1 ? {} : { page })

export function LightList({ first }: { first: ListPage }) {
  const { t } = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLAnchorElement>(null)
  const addressFor = useAddressFor()
  const pathOf = (page: number) => addressFor(lightListPath(page))
  const more = useMore(first, pathOf, end)
  const rows = rowsOf(more.pages)
  const askFromLink = useFocusOnFirstNew(list, rows.length)
  return (
    <>
      {first.page > 1 ? (
        <Link className="button outline" rel="prev" to={lightListPath(first.page - 1)}>
          {t('lazy.earlier')}
        </Link>
      ) : null}
      <ul ref={list} className="lazy-list" aria-busy={more.state === 'loading'}>
        {rows.map((row) => (
          <RowItem key={row._id} row={row} now={first.now} />
        ))}
      </ul>
      <End
        more={more}
        shown={rows.length}
        end={end}
        onAsk={() => {
          askFromLink()
          more.load()
        }}
      />
    </>
  )
}

function RowItem({ row, now }: { row: Row; now: string }) {
  const { language, t } = useLocale()
  const path = pathTo('post', { postId: row._id })
  return (
    <li>
      <h2 lang={row.language}>
        <Link to={row.language === language ? path : withLanguage(path, row.language)}>{row.title}</Link>
      </h2>
      <p className="soft" lang={row.language}>
        {row.line}
      </p>
      <p className="row gap-12 tiny muted">
        <span>{t(`post.category_${row.category}`)}</span>
        <time dateTime={row.createdAt}>{formatShortAge(shortAge(row.createdAt, now), language)}</time>
      </p>
    </li>
  )
}

type EndProps = { more: More; shown: number; end: RefObject<HTMLAnchorElement | null>; onAsk: () => void }

/** How far the list goes, what is on its way, and the way on. */
function End({ more: { pages, state }, shown, end, onAsk }: EndProps) {
  const { t } = useLocale()
  const [first] = pages
  const last = pages.at(-1)
  if (!first || !last) return null
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    if (state !== 'loading') onAsk()
  }
  const range = t('lazy.range', { from: first.from, to: first.from + shown - 1, total: last.total })
  const hasMore = last.page < last.pages
  return (
    <div className="lazy-end" data-wake={hasMore ? '' : undefined}>
      <p className={state === 'failed' ? '' : 'small muted'} role="status">
        {state === 'failed' ? t('lazy.failed') : state === 'loading' ? t('lazy.loading') : range}
        {state === 'idle' && !hasMore ? <span> {t('lazy.end')}</span> : null}
      </p>
      {hasMore ? (
        <Link ref={end} className="button outline" rel="next" to={lightListPath(last.page + 1)} onClick={ask}>
          {t(state === 'failed' ? 'common.tryAgain' : 'lazy.more')}
        </Link>
      ) : null}
      {pages.some(({ sample }) => sample) ? <p className="tiny muted">{t('lazy.sample')}</p> : null}
    </div>
  )
}

/** Moves to the first of the new rows: the link that loaded them now stands below them. */
function useFocusOnFirstNew(list: RefObject<HTMLUListElement | null>, length: number): () => void {
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (from.current === null || length <= from.current) return
    list.current?.children[from.current]?.querySelector('a')?.focus()
    from.current = null
  }, [list, length])
  return () => {
    from.current = length
  }
}
