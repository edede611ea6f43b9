// Main header: brand, search, marketplace, assistant, language, theme, log-in; below 1024 px brand, search and menu.
import { pathTo } from '@menged/contracts/path-to'
import { LogIn, Menu, Search, Sparkles, Store } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ModalLink } from '../dialogs/modal-link.tsx'
import { Link, useAddressFor } from '../page/link.tsx'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'
import { useAccountParts } from './account-components.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MENU_ID } from './mobile-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const MENU_DOT_ID = 'menu-dot'

/** Home asks its question with a box of its own. */
function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null)
  if (useLocation().pathname === '/') return null
  return (
    <SearchBox id="header-search" className="wide-only" input={input}>
      <kbd>/</kbd>
    </SearchBox>
  )
}

/** True while the reader moves down the page; the header then makes room on narrow screens. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      if (Math.abs(scrollY - last) < 8) return
      setDown(scrollY > last && scrollY > 120)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return down
}

export function Header() {
  const t = useT()
  const away = useScrollingDown()
  const account = useAccountParts(({ parts }) => parts)
  const person = useSession((session) => session.isAuthenticated) ? account : null
  const addressFor = useAddressFor()
  return (
    <header className="site-header" data-away={away ? '' : undefined}>
      <div className="tibeb" />
      <div className="container header-bar">
        <Brand />
        <HeaderSearch />
        <nav className="row end wide-only" aria-label={t('nav.main')}>
          <NavLink discover="none" className="button quiet" to={addressFor(pathTo('marketplace'))}>
            <Icon of={Store} />
            <span>{t('nav.marketplace')}</span>
          </NavLink>
          <NavLink discover="none" className="button outline" to={addressFor(pathTo('generative-ai'))}>
            <Icon of={Sparkles} className="gold" />
            <span>{t('nav.assistant')}</span>
          </NavLink>
        </nav>
        <div className="row wide-only">
          <span className="separator" aria-hidden="true" />
          <LanguageSwitch />
          <ThemeToggle />
          {person ? <person.Menu /> : <LoginLink />}
        </div>
        <div className="row end narrow-only" style={{ gap: 0 }}>
          {person ? <person.Desk /> : null}
          <Link className="icon-button" to={pathTo('search')} aria-label={t('nav.searchLabel')}>
            <Icon of={Search} />
          </Link>
          <button
            type="button"
            className="icon-button edge"
            popoverTarget={MENU_ID}
            aria-label={t('nav.openMenu')}
            aria-describedby={person ? MENU_DOT_ID : undefined}
          >
            <Icon of={Menu} />
          </button>
          <a className="as-target" href={`#${MENU_ID}`}>
            <span className="sr-only">{t('nav.openMenu')}</span>
          </a>
          {person ? <person.Dot id={MENU_DOT_ID} /> : null}
        </div>
      </div>
    </header>
  )
}

function LoginLink() {
  const t = useT()
  return (
    <ModalLink className="icon-button outline" to={pathTo('profile')} modal="login" aria-label={t('nav.login')}>
      <Icon of={LogIn} />
    </ModalLink>
  )
}
