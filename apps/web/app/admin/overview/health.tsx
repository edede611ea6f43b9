// How well the guides are kept, and what waits for a review.

import { CalendarX2, CircleCheck, FileClock, type IconNode, Languages } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'
import { adminPath } from '../screens.ts'
import { thousands } from './counting.ts'
import type { OverviewData } from './overview-data.ts'

export function Health({ health, posts }: { health: OverviewData['health']; posts: number }) {
  const t = useT()
  const drafts = adminPath('posts')
  return (
    <AdminCard id="overview-health" title={t('overview.health')} className="overview-card">
      <ul className="overview-health">
        <Row icon={Languages} tone="gold" count={health.withoutAmharic}>
          <Link to={`${drafts}?missing=am`}>{t('overview.withoutAmharic')}</Link>
        </Row>
        <Row icon={CalendarX2} tone="red" count={health.notChecked}>
          {t('overview.notChecked')}
        </Row>
        <Row icon={CircleCheck} tone="green" count={health.checkedThisMonth}>
          {t('overview.checkedThisMonth')}
        </Row>
        <Row icon={FileClock} tone="sky" count={posts}>
          <Link to={drafts}>{t('overview.waitingPosts')}</Link>
        </Row>
      </ul>
    </AdminCard>
  )
}

type RowProps = { icon: IconNode; tone: string; count: number; children: ReactNode }

const Row = ({ icon, tone, count, children }: RowProps) => (
  <li className="row gap-12">
    <Icon of={icon} size="small" className={`overview-${tone}`} />
    <span className="grow">{children}</span>
    <span className="strong tabular">{thousands(count)}</span>
  </li>
)
