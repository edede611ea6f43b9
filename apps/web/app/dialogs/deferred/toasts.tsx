// Draws the toasts as the design system has them: an ink card, bottom centre, top on a phone.
import { CircleAlert, CircleCheck, WifiOff } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Toast, Toaster, toast } from 'react-hot-toast'
import { DIALOG_OPENED } from '../../ui/forms/dialog-opened.ts'
import { Icon } from '../../ui/icon.tsx'
import { provideToasts } from '../toast.ts'

provideToasts(toast)

function ToastCard({ toast }: { toast: Toast }) {
  const words = typeof toast.message === 'function' ? toast.message(toast) : toast.message
  return (
    <div
      className={`toast ${toast.type === 'error' ? 'err' : ''}`}
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-leaving={toast.visible ? undefined : ''}
    >
      {toast.type === 'loading' ? <span className="spin" aria-hidden="true" /> : null}
      {toast.type === 'success' ? <Icon of={CircleCheck} /> : null}
      {toast.type === 'error' ? <Icon of={toast.id === 'offline' ? WifiOff : CircleAlert} /> : null}
      <span>{words}</span>
    </div>
  )
}

export function Toasts() {
  const [phone, setPhone] = useState(false)
  useEffect(() => {
    const query = matchMedia('(max-width: 767px)')
    const follow = () => setPhone(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const layer = useAboveDialogs()
  const below = phone ? { containerStyle: { top: 'calc(var(--header-h) + var(--tibeb-h) + 8px)' } } : {}
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Toaster position={phone ? 'top-center' : 'bottom-center'} {...below}>
        {(toast) => <ToastCard toast={toast} />}
      </Toaster>
    </div>
  )
}

/** Dialogs stand in the browser's top layer: so do toasts, and come last into it whenever a dialog opens. */
function useAboveDialogs(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const raise = () => {
      // Older browsers draw them under the dialog's veil.
      if (!layer.current?.isConnected || !('showPopover' in layer.current)) return
      if (layer.current.matches(':popover-open')) layer.current.hidePopover()
      layer.current.showPopover()
    }
    raise()
    addEventListener(DIALOG_OPENED, raise)
    return () => removeEventListener(DIALOG_OPENED, raise)
  }, [])
  return layer
}
