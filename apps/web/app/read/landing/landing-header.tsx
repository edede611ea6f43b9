// The header of the landing page: brand, anchors, language, log-in; on a phone the anchors are a menu.
import { pathTo } from '@menged/contracts/path-to'
import { Menu } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { useSmoothAnchors } from './anchors.ts'

const ANCHORS = ['home', 'services', 'testemonials', 'pricing'] as const

export function LandingHeader({ brand, language }: { brand: ReactNode; language: ReactNode }) {
  const t = useT()
  const menu = useRef<HTMLDetailsElement>(null)
  const isGuest = useSession(({ isAuthenticated }) => !isAuthenticated)
  useSmoothAnchors()
  useEffect(() => {
    const close = ({ target }: MouseEvent) => {
      // Its own button opens and closes it already.
      if (menu.current && !(target instanceof Element && target.closest('summary'))) menu.current.open = false
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  const links = ANCHORS.map((id) => (
    <a key={id} className="button quiet" href={`#${id}`}>
      {t(`landing.anchor_${id}`)}
    </a>
  ))
  return (
    <header className="site-header landing-header">
      <div className="tibeb" />
      <div className="landing-width landing-bar">
        {brand}
        <nav className="row landing-anchors wide-only" aria-label={t('landing.sections')}>
          {links}
        </nav>
        {language}
        {isGuest ? (
          <ModalLink className="button primary landing-login" to={pathTo('profile')} modal="login">
            {t('nav.login')}
          </ModalLink>
        ) : null}
        <details ref={menu} className="landing-menu narrow-only">
          <summary className="icon-button" aria-label={t('nav.openMenu')}>
            <Icon of={Menu} />
          </summary>
          <nav aria-label={t('landing.sections')}>
            {links}
            {isGuest ? (
              <ModalLink className="button quiet" to={pathTo('profile')} modal="login">
                {t('nav.login')}
              </ModalLink>
            ) : null}
          </nav>
        </details>
      </div>
    </header>
  )
}
