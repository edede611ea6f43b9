// On the page of a guide, for those who may change any of them: a quick edit of it. Its dialog comes when it is opened.
import { pathTo } from '@menged/contracts/path-to'
import { may } from '@menged/contracts/permissions'
import { PencilLine } from 'lucide'
import { useLocation } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const GUIDES = pathTo('post', { postId: '' })

type Look = { className: string; role?: 'menuitem' }

export function EditGuide(look: Look) {
  const { pathname } = useLocation()
  const role = useSession(({ userData }) => userData?.role)
  const postId = pathname.startsWith(GUIDES) ? pathname.slice(GUIDES.length).split('/')[0] : ''
  if (!postId || role === undefined || !may(role, 'posts.publish')) return null
  return <Row postId={postId} {...look} />
}

function Row({ postId, className, role }: Look & { postId: string }) {
  const t = useT()
  const open = () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    showModal('editPost', { postId })
  }
  return (
    <button type="button" className={className} {...(role ? { role, tabIndex: -1 } : {})} onClick={open}>
      <Icon of={PencilLine} />
      <span className="grow">{t('nav.quickEdit')}</span>
    </button>
  )
}
