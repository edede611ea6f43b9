// The shell around every page: header, main, footer, and what floats above them.
import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../page/root-data.ts'
import { useT } from '../words/language.tsx'
import { chromeOf } from './chrome.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { type Behind, Overlays } from './overlays.tsx'

export function Shell({ behind, children }: { behind: Behind; children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<() => RootData>('root')
  const chrome = chromeOf(pathname)
  return (
    <>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      {chrome === 'main' ? <Header /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {chrome === 'none' ? null : <Footer today={root?.today ?? new Date().toISOString().slice(0, 10)} />}
      {/* Behind what people came to read: it opens from the header, wherever it stands. */}
      {chrome === 'main' ? <MobileMenu /> : null}
      <Overlays behind={behind} />
    </>
  )
}
