// What lives above the page after takeover: theme and language restored, dialogs, the loading overlay, and what is fetched behind the page.
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../words/language.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ModalHost, showModal } from './modal-host.tsx'
import { restorePreference, usePreference } from './preference.ts'
import { restoreTheme } from './theme.ts'

export function Overlays() {
  const { language, sticky } = useLocale()
  const { pathname } = useLocation()
  const [Settled, setSettled] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Without it the page is still a page; the next one asks again.
    import('./settled.tsx').then((code) => setSettled(() => code.Settled)).catch(() => undefined)
  }, [])
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
      <ModalHost />
      {Settled ? <Settled /> : null}
    </>
  )
}
