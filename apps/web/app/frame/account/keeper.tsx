// Keeps the session while the page stands: takes the token up, looks at its expiry, follows other tabs, and says when it has ended.
import { EXPIRY_CHECK_MS } from '@menged/contracts/limits'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastError } from '../../dialogs/toast.ts'
import { forgetSavedGuides } from '../../offline/page-side.ts'
import { takeUpSession } from '../../session/account/login.ts'
import { endSession, onSessionEnd } from '../../session/account/stored-session.ts'
import { flushLater } from '../../session/deferred/later-sending.ts'
import { rememberReturn } from '../../session/deferred/return-path.ts'
import { syncProgress } from '../../session/progress/account.ts'
import { TOKEN_KEY, useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'
import { useAccountLanguage } from './account-language.ts'
import { useIdentifiedVisits } from './data-layer.ts'
import { isGuarded } from './guarded-pages.ts'
import { useOwnGuideAsked } from './own-guide.ts'

export function Keeper() {
  useSessionEnd()
  useTakenUp()
  useIdentifiedVisits()
  useAccountLanguage()
  useOwnGuideAsked()
  return null
}

/** Every occasion looks at the expiry, and fetches a profile that a bad line has kept away. */
function useTakenUp(): void {
  const { language } = useLocale()
  const userId = useSession((session) => session.userId)
  // Who logs in again after a session has ended has another profile.
  useEffect(() => {
    if (userId !== null) void takeUpSession(language)
  }, [language, userId])
  useEffect(() => {
    const look = () =>
      void takeUpSession(language)
        .then(() => flushLater(navigator.onLine, () => endSession('expired')))
        .then(() => syncProgress(language))
    const follow = ({ key }: StorageEvent) => {
      // Null when another tab has emptied its whole storage.
      if (key === TOKEN_KEY || key === null) look()
    }
    const returned = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    const timer = setInterval(look, EXPIRY_CHECK_MS)
    addEventListener('storage', follow)
    addEventListener('online', look)
    // Timers of a sleeping phone stand still.
    document.addEventListener('visibilitychange', returned)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', follow)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', returned)
    }
  }, [language])
}

/** Away from pages that are closed now; somebody who did not log out is told, and may come back. */
function useSessionEnd(): void {
  const { t } = useLocale()
  const navigate = useNavigate()
  const place = useRef('')
  const { pathname, search } = useLocation()
  place.current = pathname + search
  useEffect(
    () =>
      onSessionEnd((why) => {
        void forgetSavedGuides()
        const closed = isGuarded(place.current.split('?')[0] ?? '')
        if (why === 'expired') void toastError(t('error.tokenExpired'), { id: 'expired' })
        if (!closed) return
        if (why === 'expired') rememberReturn(place.current)
        void navigate('/', { replace: true })
        if (why === 'expired') showModal('login', { reason: 'continue' })
      }),
    [navigate, t],
  )
}
