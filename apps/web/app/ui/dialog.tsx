// A dialog on the browser's own <dialog>: it traps focus, closes on Esc and backdrop, and gives focus back to its opener.
import { X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

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
  subtitle?: ReactNode
}

export function Dialog({ title, closeLabel, onClose, children, tibeb = false, wide = false, emblem, subtitle }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
    // The first choice, not the way out.
    element?.querySelector<HTMLElement>('form button, .modal-actions button:last-child')?.focus()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
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
      <div className="in-pad">
        <button type="button" className="ib x" aria-label={closeLabel} onClick={onClose}>
          <Icon of={X} />
        </button>
        <div className={emblem ? 'modal-head' : undefined}>
          {emblem}
          <h2 id={titleId} className="modal-title">
            {title}
          </h2>
          {subtitle ? <p className="sm muted">{subtitle}</p> : null}
        </div>
        {children}
      </div>
    </dialog>
  )
}
