// Full-screen menu below 1024 px, language and theme pinned at its foot: a popover, so that it opens before and without JavaScript. The links with `as-target` are for browsers without popovers.
import { CATEGORIES } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import { BookOpenText, Coins, Download, Home, type IconNode, Info, LogIn, Sparkles, Store, X } from 'lucide'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { ModalLink } from '../dialogs/modal-link.tsx'
import { Link } from '../page/link.tsx'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { closePopover } from '../ui/popover.ts'
import { useClosedByMoving } from '../ui/use-closed-by-moving.ts'
import { useT } from '../words/language.tsx'
import { useAccountParts } from './account-components.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeChoice } from './theme-toggle.tsx'

export const MENU_ID = 'mobile-menu'

function Row({ to, icon, label, className }: { to: string; icon: IconNode; label: string; className?: string }) {
  const { pathname } = useLocation()
  return (
    <li className={className}>
      <Link className="menu-row" to={to} {...(pathname === to ? { 'aria-current': 'page' as const } : {})}>
        <Icon of={icon} />
        <span className="grow">{label}</span>
      </Link>
    </li>
  )
}

export function MobileMenu() {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  const account = useAccountParts(({ parts }) => parts)
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  // Without JavaScript the next document is one with its menu closed.
  useClosedByMoving(menu)
  return (
    <div ref={menu} id={MENU_ID} popover="auto" className="popover menu" role="dialog" aria-label={t('nav.menu')}>
      <div className="tibeb" />
      <div className="header-bar">
        <Brand />
        <button
          type="button"
          className="icon-button end edge"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('nav.closeMenu')}
        >
          <Icon of={X} />
        </button>
        <a className="as-target" href="#-">
          <span className="sr-only">{t('nav.closeMenu')}</span>
        </a>
      </div>
      <nav className="menu-body" aria-label={t('nav.main')}>
        {account && isAuthenticated ? <account.Person /> : null}
        <ul>
          <Row to="/" icon={Home} label={t('nav.home')} />
          <Row to={pathTo('marketplace')} icon={Store} label={t('nav.marketplaceFull')} />
          <Row to={pathTo('generative-ai')} icon={Sparkles} label={t('nav.assistant')} />
          <Row to={pathTo('exchange')} icon={Coins} label={t('nav.exchange')} />
        </ul>
        {account && isAuthenticated ? (
          <account.Rows />
        ) : (
          <ul>
            <li>
              <ModalLink className="menu-row" to={pathTo('profile')} modal="login" onOpen={() => closePopover(menu.current)}>
                <Icon of={LogIn} />
                <span className="grow">{t('nav.login')}</span>
              </ModalLink>
            </li>
          </ul>
        )}
        <ul className="menu-chips">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Link to={pathTo('search', { category })}>{t(`post.category_${category}`)}</Link>
            </li>
          ))}
        </ul>
        <ul>
          <Row to={pathTo('lazy')} icon={BookOpenText} label={t('nav.lightList')} />
          <Row to={pathTo('offline')} icon={Download} label={t('offline.title')} className="needs-worker" />
          <Row to={pathTo('about-us')} icon={Info} label={t('nav.aboutUs')} />
        </ul>
      </nav>
      <div className="menu-foot">
        <LanguageSwitch />
        <ThemeChoice />
      </div>
    </div>
  )
}
