// A dialog on the browser's own <dialog>: it traps focus, closes on Esc and backdrop, and gives focus back to its opener.
import { X } from 'lucide-react'
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
}

export function Dialog({ title, closeLabel, onClose, children, tibeb = false, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
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
        <h2 id={titleId} className="modal-title">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
