// What lives above the page after takeover: theme and language restored, dialogs, the loading overlay, and what is fetched behind the page.
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storedToken, useSession } from '../api/session.ts'
import { useLocale } from '../words/language.tsx'
import { loadAccount } from './account-parts.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { showModal } from './modal-host.ts'
import { restorePreference, usePreference } from './preference.ts'
import { restoreTheme } from './theme.ts'

/** Brings what is drawn and done behind the page: dialogs, toasts, the watch over line and session. */
export type Behind = () => Promise<ComponentType>

export function Overlays({ behind }: { behind: Behind }) {
  const { language, sticky } = useLocale()
  const { pathname } = useLocation()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const [Later, setLater] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Without it the page is still a page; the next one asks again.
    behind()
      .then((component) => setLater(() => component))
      .catch(() => undefined)
  }, [behind])
  useEffect(() => {
    if (isAuthenticated || storedToken() !== null) void loadAccount()
  }, [isAuthenticated])
  useEffect(() => {
    void restoreTheme()
    void restorePreference(language, sticky).then(() => {
      document.documentElement.dataset.ready = ''
      if (pathname === '/landing' && !usePreference.getState().chosen) showModal('language', {})
    })
  }, [language, sticky, pathname])
  return (
    <>
      <LoadingOverlay />
      {Later ? <Later /> : null}
    </>
  )
}
