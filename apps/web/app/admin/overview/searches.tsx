// What people searched, how often, and what no guide answers yet.

import { SearchCheck } from 'lucide'
import { useState } from 'react'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { useT } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'
import { adminPath } from '../screens.ts'
import { percentOf, thousands } from './counting.ts'
import type { OverviewData } from './overview-data.ts'

type Lists = OverviewData['searches']
const VIEWS = {
  guides: 'overview.searchesAll',
  missing: 'overview.searchesMissing',
  services: 'overview.searchesServices',
} as const
type View = keyof typeof VIEWS

export function Searches({ searches }: { searches: Lists }) {
  const t = useT()
  const [view, setView] = useState<View>('guides')
  const rows = searches[view]
  const most = Math.max(1, ...rows.map(({ found, missing }) => found + missing))
  return (
    <AdminCard id="overview-searches" title={t('overview.searched')} className="overview-card">
      <p className="small muted">{t(view === 'services' ? 'overview.servicesText' : 'overview.searchedText')}</p>
      <Segments
        look="wide overview-searches-views"
        label={t('overview.searched')}
        values={Object.keys(VIEWS) as View[]}
        value={view}
        onChoose={setView}
      >
        {(each) => t(VIEWS[each])}
      </Segments>
      {rows.length === 0 ? (
        <Empty icon={SearchCheck} title={t(view === 'missing' ? 'overview.noMissing' : 'overview.noSearch')} />
      ) : (
        <ul className="overview-searches">
          {rows.map((row) => (
            <Row key={row.words} row={row} most={most} isService={view === 'services'} />
          ))}
        </ul>
      )}
    </AdminCard>
  )
}

type RowProps = { row: Lists[View][number]; most: number; isService: boolean }

function Row({ row: { words, found, missing }, most, isService }: RowProps) {
  const t = useT()
  const isMissing = missing > found
  const write = `${adminPath('posts')}?new=${encodeURIComponent(words)}`
  return (
    <li>
      <div className="row gap-8">
        <span className="grow overview-words">
          <bdi>{words}</bdi>
          {isMissing && isService ? <span className="tag red">{t('overview.noWorker')}</span> : null}
          {isMissing && !isService ? (
            <Link className="tag red overview-write" to={write} title={t('overview.write', { words })}>
              {t('overview.noGuide')}
              <span className="sr-only"> {t('overview.write', { words })}</span>
            </Link>
          ) : null}
        </span>
        <span className="strong tabular">{thousands(found + missing)}</span>
      </div>
      <div className={isMissing ? 'progress overview-missing' : 'progress'} aria-hidden="true">
        <i style={{ width: `${percentOf(found + missing, most)}%` }} />
      </div>
    </li>
  )
}
