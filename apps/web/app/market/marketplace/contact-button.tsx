// The way to ask a worker: counts that somebody was contacted, and opens the dialog; without our code it leads to their page.
import type { WorkerCard } from '@menged/contracts/marketplace'
import type { MouseEvent } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { recordContact } from '../../page/deferred/errand-statistics.ts'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { profilePath } from './profile-path.ts'

type ContactProps = {
  worker: Pick<WorkerCard, 'id' | 'name' | 'avatar' | 'responseTime'>
  /** What is asked for. */
  service?: { id: number; title: string }
  className: string
}

export function ContactButton({ worker: { id, name, avatar, responseTime }, service, className }: ContactProps) {
  const t = useT()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    recordContact({})
    showModal(
      'contact',
      { worker: { id, name, avatar, responseTime }, ...(service ? { service } : {}) },
      event.currentTarget.href,
    )
  }
  return (
    <Link
      className={className}
      to={profilePath(id)}
      prefetch="none"
      data-replay=""
      onClick={open}
      aria-label={t('guday.contactOf', { name })}
    >
      {t('guday.contact')}
    </Link>
  )
}
