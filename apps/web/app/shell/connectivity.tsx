// Says when the line goes and when it is back.
import { useEffect } from 'react'
import { useT } from '../words/language.tsx'
import { dismissToast, toastError, toastSuccess } from './toast.ts'

const BACK_ONLINE_MS = 3000

export function Connectivity() {
  const t = useT()
  useEffect(() => {
    const offline = () => void toastError(t('common.offline'), { id: 'offline', duration: Number.POSITIVE_INFINITY })
    const online = () => {
      void dismissToast('offline')
      void toastSuccess(t('common.online'), { id: 'online', duration: BACK_ONLINE_MS })
    }
    if (!navigator.onLine) offline()
    addEventListener('offline', offline)
    addEventListener('online', online)
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
    }
  }, [t])
  return null
}
