// What lives above the page after takeover: theme and language restored, toasts, dialogs, connectivity, the loading overlay.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../words/language.tsx'
import { Connectivity } from './connectivity.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ModalHost, showModal } from './modal-host.tsx'
import { restorePreference, usePreference } from './preference.ts'
import { restoreTheme } from './theme.ts'
import { Toasts } from './toasts.tsx'

export function Overlays() {
  const { language, sticky } = useLocale()
  const { pathname } = useLocation()
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
      <Toasts />
      <Connectivity />
    </>
  )
}
