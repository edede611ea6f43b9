// Draws the toasts as the design system has them: an ink card, bottom centre, top on a phone.
import { CircleAlert, CircleCheck, WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { type Toast, Toaster } from 'react-hot-toast'
import { Icon } from '../ui/icon.tsx'

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
  const below = phone ? { containerStyle: { top: 'calc(var(--header-h) + var(--tibeb-h) + 8px)' } } : {}
  return (
    <Toaster position={phone ? 'top-center' : 'bottom-center'} {...below}>
      {(toast) => <ToastCard toast={toast} />}
    </Toaster>
  )
}
