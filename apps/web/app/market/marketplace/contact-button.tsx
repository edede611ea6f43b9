// The way to ask a worker: counts that somebody was contacted, and opens the dialog; without our code it leads to a form.
import type { WorkerCard } from '@menged/contracts/marketplace'
import type { MouseEvent } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { recordContact } from '../../page/deferred/errand-statistics.ts'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { contactPath } from './profile-path.ts'

type ContactProps = {
  worker: Pick<WorkerCard, 'id' | 'name' | 'avatar' | 'responseTime' | 'sample'>
  /** What is asked for. */
  service?: { id: number; title: string }
  className: string
}

export function ContactButton({ worker: { id, name, avatar, responseTime, sample }, service, className }: ContactProps) {
  const t = useT()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    recordContact({})
    showModal(
      'contact',
      { worker: { id, name, avatar, responseTime, sample }, ...(service ? { service } : {}) },
      event.currentTarget.href,
    )
  }
  return (
    <Link
      className={className}
      to={contactPath(id)}
      prefetch="none"
      data-replay=""
      onClick={open}
      aria-label={t('guday.contactOf', { name })}
    >
      {t('guday.contact')}
    </Link>
  )
}
