// What lives above the page after takeover: theme and language restored, dialogs, the loading overlay, and what is fetched behind the page.
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storedToken, useSession } from '../api/session.ts'
import { useLocale } from '../words/language.tsx'
import { loadAccount, useAccountParts } from './account-parts.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ModalHost, type ModalTable, showModal } from './modal-host.tsx'
import { restorePreference, usePreference } from './preference.ts'
import { restoreTheme } from './theme.ts'

export function Overlays({ modals }: { modals: ModalTable }) {
  const { language, sticky } = useLocale()
  const { pathname } = useLocation()
  const account = useAccountParts(({ parts }) => parts)
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const [Settled, setSettled] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Without it the page is still a page; the next one asks again.
    import('./settled.tsx').then((code) => setSettled(() => code.Settled)).catch(() => undefined)
  }, [])
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
      <ModalHost table={modals} />
      {account ? <account.Keeper /> : null}
      {Settled ? <Settled /> : null}
    </>
  )
}
