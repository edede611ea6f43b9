// A dialog on the browser's own <dialog>: it traps focus, closes on Esc and backdrop, and gives focus back to its opener.
import { X } from 'lucide'
import { type ReactNode, use, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { backCloses } from './back-closes.ts'
import { DIALOG_OPENED, OpenedUnasked } from './dialog-opened.ts'
import { fadeOut, forgetFaded } from './fade-out.ts'

const FIRST = 'form input:not([type=hidden]), form textarea, form select, form button, .modal-actions button:last-child'

type DialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Tibeb along the top edge: sign-in, register and language dialogs. */
  tibeb?: boolean
  wide?: boolean
  /** A picture above the title; the title then stands in the middle. */
  emblem?: ReactNode
  /** A picture beside the title. */
  portrait?: ReactNode
  subtitle?: ReactNode
  /** One line under the title. */
  lead?: ReactNode
}

export function Dialog({ closeLabel, onClose, children, tibeb = false, wide = false, ...head }: DialogProps) {
  const dialog = useModal(onClose)
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      className={`modal ${wide ? 'wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {tibeb ? <div className="tibeb" /> : null}
      <div className="grab" aria-hidden="true" />
      <div className="modal-body">
        <button type="button" className="icon-button modal-close" aria-label={closeLabel} onClick={onClose}>
          <Icon of={X} />
        </button>
        <Head {...head} id={titleId} />
        {children}
      </div>
    </dialog>
  )
}

type HeadProps = Pick<DialogProps, 'title' | 'emblem' | 'portrait' | 'subtitle' | 'lead'> & { id: string }

function Head({ id, title, emblem, portrait, subtitle, lead }: HeadProps) {
  return (
    <div className={emblem ? 'modal-head' : portrait ? 'modal-beside' : undefined}>
      {emblem ?? portrait}
      <h2 id={id} className="modal-title" tabIndex={-1}>
        {title}
      </h2>
      {subtitle ? <p className="small muted">{subtitle}</p> : null}
      {lead ? <p className="soft modal-lead">{lead}</p> : null}
    </div>
  )
}

/** Opens it when it is drawn. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isUnasked = useRef(use(OpenedUnasked)).current
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => backCloses(() => close.current()), [])
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element) fadeOut(element)
    }
  }, [])
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
    // The first field or choice, not the way out. Where nobody asked, no keyboard of a phone comes up, and the next key chooses nothing.
    const met = [isUnasked ? '.modal-title' : '[data-first]', FIRST].map((each) => element?.querySelector<HTMLElement>(each))
    met.find(Boolean)?.focus({ preventScroll: true })
    // Only now may it move: the browser scrolls to what it focuses, and would pull the page along with a sheet below the edge.
    if (element) element.dataset.up = ''
    forgetFaded()
    dispatchEvent(new Event(DIALOG_OPENED))
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // The control that opened it is gone: after signing in there is a menu in place of the icon.
      else document.querySelector('main')?.focus()
    }
  }, [isUnasked])
  return dialog
}
