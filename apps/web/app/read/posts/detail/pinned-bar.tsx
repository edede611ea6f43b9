// Pinned to the foot of the window on a phone, until the page's own end: what a reader came for, then sharing and saving.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { ExternalLink, FileText, Send } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'
import { SHARE_MENU_ID } from './share-menu.tsx'

/** `ready`: papers that are ticked off. */
type PinnedBarProps = { reading: Reading; ready: number; children: ReactNode }

export function PinnedBar({ reading, ready, children }: PinnedBarProps) {
  const t = useT()
  return (
    <div className="pinned">
      <Next reading={reading} ready={ready} />
      <button type="button" className="icon-button outline" popoverTarget={SHARE_MENU_ID} aria-label={t('post.share')}>
        <Icon of={Send} className="flip" />
      </button>
      {children}
    </div>
  )
}

/** First the papers are gathered, then the office is gone to; one applies for a scholarship where it is offered. */
function Next({ reading: { category, guide }, ready }: Omit<PinnedBarProps, 'children'>) {
  const t = useT()
  const total = guide?.documents.length ?? 0
  const site = guide && (category === 'scholarship' || ready >= total) ? officialSite(guide) : undefined
  if (site) {
    return (
      <a className="button primary grow" href={site} target="_blank" rel="noopener noreferrer">
        <Icon of={ExternalLink} size="small" />
        <span>{t('post.officeWebsite')}</span>
      </a>
    )
  }
  if (total === 0) return <span className="grow" />
  return (
    <a className="button primary grow" href="#documents">
      <Icon of={FileText} size="small" />
      <span className="tabular">{t('post.papersReady', { done: ready, total })}</span>
    </a>
  )
}

function officialSite({ office, whereToCheck = [] }: GuideReading): string | undefined {
  const [website] = office.website ?? []
  return website ? `https://${website}` : whereToCheck.find(({ url }) => url)?.url
}
