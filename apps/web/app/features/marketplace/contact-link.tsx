// The way to ask a worker: a dialog. Without JavaScript it leads to the worker's page, which says what is needed.
import type { WorkerCard } from '@menged/contracts/marketplace'
import { MessageCircle } from 'lucide'
import type { MouseEvent } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { profilePath } from './profile-path.ts'

export function ContactLink({ worker: { id, name }, className }: { worker: Pick<WorkerCard, 'id' | 'name'>; className: string }) {
  const t = useT()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showModal('contact', { worker: { id, name } }, event.currentTarget.href)
  }
  return (
    // A tap before takeover waits for it.
    <Link
      className={className}
      to={`${profilePath(id)}#contact`}
      aria-label={t('market.contactName', { name })}
      prefetch="none"
      data-replay=""
      onClick={open}
    >
      <Icon of={MessageCircle} size="small" />
      <span>{t('market.contact')}</span>
    </Link>
  )
}
