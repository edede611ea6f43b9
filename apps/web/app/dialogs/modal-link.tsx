// A link that opens a dialog instead. Without JavaScript, and in another tab, it leads to a page that says as much.
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../page/link.tsx'
import { showModal } from './modal-host.ts'

type ModalLinkProps = ComponentProps<typeof Link> & { modal: 'login' | 'feedback'; onOpen?: () => void }

export function ModalLink({ modal, onOpen, ...rest }: ModalLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen?.()
    showModal(modal, {}, event.currentTarget.href)
  }
  // A tap before takeover waits for it.
  return <Link {...rest} prefetch="none" data-replay="" onClick={open} />
}
