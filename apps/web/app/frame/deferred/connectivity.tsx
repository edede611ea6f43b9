// Says when the line goes and when it is back.
import { useEffect } from 'react'
import { dismissToast, toastError, toastSuccess } from '../../dialogs/toast.ts'
import { LINE_IS_BACK, tryLine } from '../../offline/page-side.ts'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'

const BACK_ONLINE_MS = 3000

export function Connectivity() {
  const t = useT()
  useEffect(() => {
    let isDown = false
    const offline = () => {
      void toastError(t('common.offline'), { id: 'offline', duration: Number.POSITIVE_INFINITY })
      isDown = true
    }
    const online = () => {
      if (!isDown) return
      isDown = false
      void dismissToast('offline')
      void toastSuccess(t('common.online'), { id: 'online', duration: BACK_ONLINE_MS })
    }
    // A page that the worker had kept came without a line, whatever the browser thinks of it.
    const isKept = 'kept' in document.documentElement.dataset
    if (!navigator.onLine || isKept) offline()
    if (isKept) void untilItComes(tryLine).then(() => dispatchEvent(new Event(LINE_IS_BACK)))
    addEventListener('offline', offline)
    addEventListener('online', online)
    addEventListener(LINE_IS_BACK, online)
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
      removeEventListener(LINE_IS_BACK, online)
    }
  }, [t])
  return null
}
