// Header of the landing page: brand, language, log-in.

import { pathTo } from '@menged/contracts/path-to'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import { useT } from '../../words/language.tsx'
import { Brand } from '../brand.tsx'
import { LanguageSwitch } from '../language-switch.tsx'

export function LandingHeader() {
  const t = useT()
  return (
    <header className="site-header landing-header">
      <div className="tibeb" />
      <div className="container header-bar">
        <Brand />
        <div className="row end">
          <LanguageSwitch />
          <ModalLink className="button primary landing-login" to={pathTo('profile')} modal="login">
            {t('nav.login')}
          </ModalLink>
        </div>
      </div>
    </header>
  )
}
