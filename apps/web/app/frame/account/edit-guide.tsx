// On the page of a guide, for those who may change it: a quick edit of it. Its dialog comes when it is opened.
import { may } from '@menged/contracts/permissions'
import { PencilLine } from 'lucide'
import { useLocation } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { closePopover } from '../../ui/popover.ts'
import { useT } from '../../words/language.tsx'
import { guideAt, useOwnGuide } from './own-guide.ts'

type Look = { className: string; role?: 'menuitem' }

export function EditGuide(look: Look) {
  const { pathname } = useLocation()
  const role = useSession(({ userData }) => userData?.role)
  const ownId = useOwnGuide(({ postId }) => postId)
  const postId = guideAt(pathname)
  if (!postId || role === undefined || !(may(role, 'posts.publish') || postId === ownId)) return null
  return <Row postId={postId} {...look} />
}

function Row({ postId, className, role }: Look & { postId: string }) {
  const t = useT()
  const open = () => {
    for (const menu of document.querySelectorAll<HTMLElement>('.popover')) closePopover(menu)
    showModal('editPost', { postId })
  }
  return (
    <button type="button" className={className} {...(role ? { role, tabIndex: -1 } : {})} onClick={open}>
      <Icon of={PencilLine} />
      <span className="grow">{t('nav.quickEdit')}</span>
    </button>
  )
}
