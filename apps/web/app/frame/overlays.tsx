// What lives above the page after takeover: theme and language restored, dialogs, the loading overlay, and what is fetched behind the page.
import { pathTo } from '@menged/contracts/path-to'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { followLink, showModal, useModals } from '../dialogs/modal-host.ts'
import { MISSING_ID, sayMissing } from '../page/missing-code.ts'
import { restorePreference, usePreference } from '../page/preference.ts'
import { restoreTheme } from '../page/theme.ts'
import { storedToken, useSession } from '../session/session.ts'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useLocale } from '../words/language.tsx'
import { loadAccount } from './account-components.ts'
import { LoadingOverlay } from './loading-overlay.tsx'

/** Brings what is drawn and done behind the page: dialogs, toasts, the watch over line and session. */
export type Behind = () => Promise<ComponentType>

export function Overlays({ behind }: { behind: Behind }) {
  const { language, languages, sticky, t } = useLocale()
  const { pathname } = useLocation()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const [Later, setLater] = useState<ComponentType | null>(null)
  useEffect(() => {
    const ask = () => {
      useModals.setState({ isMissing: false })
      return behind()
    }
    void untilItComes(ask, missBehind).then((component) => {
      sayMissing(false)
      setLater(() => component)
    })
  }, [behind])
  useEffect(() => {
    if (isAuthenticated || storedToken() !== null) void loadAccount()
  }, [isAuthenticated])
  useEffect(() => {
    void restoreTheme()
    void restorePreference(language, sticky, languages).then(() => {
      document.documentElement.dataset.ready = ''
      if (pathname === pathTo('landing') && !usePreference.getState().chosen) showModal('language', {}, null, true)
    })
  }, [language, languages, sticky, pathname])
  return (
    <>
      <LoadingOverlay />
      {/* Shown by sayMissing: before takeover too. */}
      <p id={MISSING_ID} className="missing" role="alert" hidden>
        {t('error.network')}
      </p>
      {Later ? <Later /> : null}
    </>
  )
}

/** No dialog can be drawn: what was to open one is a link again. */
function missBehind(): void {
  const { link } = useModals.getState()
  sayMissing(true)
  useModals.setState({ open: null, link: null, isMissing: true })
  followLink(link)
}
