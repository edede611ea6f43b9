// Header of the landing page: brand, language, log-in.
import { useT } from '../words/language.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Link } from './link.tsx'

export function LandingHeader() {
  const t = useT()
  return (
    <header className="hd hd-landing">
      <div className="tibeb" />
      <div className="wrap hbar">
        <Brand />
        <div className="row end">
          <LanguageSwitch />
          <Link className="btn p max-sm:hidden" to="/profile">
            {t('nav.login')}
          </Link>
        </div>
      </div>
    </header>
  )
}
