// Draws the toasts as the design system has them: an ink card, bottom centre, under the header on a phone.
import { CircleAlert, CircleCheck, WifiOff } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { DIALOG_OPENED } from '../../ui/forms/dialog-opened.ts'
import { Icon } from '../../ui/icon.tsx'
import { closePopover, knowsPopovers } from '../../ui/popover.ts'
import { provideToasts } from '../toast.ts'

provideToasts(toast)

/** As long as --dur-2: by the clock, for an animation that does not run has no end either. */
const LEAVING_MS = 200

function ToastCard({ toast }: { toast: Toast }) {
  const words = typeof toast.message === 'function' ? toast.message(toast) : toast.message
  return (
    <div
      className={`toast ${toast.type === 'error' ? 'failure' : ''} ${toast.id === 'offline' ? 'stays' : ''}`}
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-leaving={toast.visible ? undefined : ''}
    >
      {toast.type === 'loading' ? <span className="spinner" aria-hidden="true" /> : null}
      {toast.type === 'success' ? <Icon of={CircleCheck} /> : null}
      {toast.type === 'error' ? <Icon of={toast.id === 'offline' ? WifiOff : CircleAlert} /> : null}
      <span>{words}</span>
    </div>
  )
}

export function Toasts() {
  const { toasts, handlers } = useToaster({ removeDelay: LEAVING_MS })
  const layer = useAboveDialogs()
  const { list, look } = useHolding(toasts, handlers)
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is only watched */}
      <div ref={list} className="toasts" onMouseEnter={look} onMouseLeave={look} onFocus={look} onBlur={look}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  )
}

type Handlers = ReturnType<typeof useToaster>['handlers']

/** Time stands still while a mouse rests on a toast or the keyboard is in it. A finger holds nothing: it is gone before one knows where it was. */
function useHolding(toasts: Toast[], { startPause, endPause }: Handlers) {
  const list = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)
  const look = () => {
    const isOver = matchMedia('(hover: hover)').matches && list.current?.matches(':hover')
    const held = toasts.some(({ visible }) => visible) && (isOver || list.current?.querySelector(':focus-visible') != null)
    if (held === isHeld.current) return
    isHeld.current = held
    if (held) startPause()
    else endPause()
  }
  // What was held may have been taken away from under the mouse, which then never leaves it.
  useEffect(look)
  return { list, look }
}

/** Dialogs stand in the browser's top layer: so do toasts, and come last into it whenever a dialog opens. */
function useAboveDialogs(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const raise = () => {
      // Older browsers draw them under the dialog's backdrop.
      if (!layer.current?.isConnected || !knowsPopovers()) return
      closePopover(layer.current)
      layer.current.showPopover()
    }
    raise()
    addEventListener(DIALOG_OPENED, raise)
    return () => removeEventListener(DIALOG_OPENED, raise)
  }, [])
  return layer
}
