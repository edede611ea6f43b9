// Who one is, and the ways of an account, in the mobile menu; the room that one works in beside its button.
import { pathTo } from '@menged/contracts/path-to'
import { LogOut } from 'lucide'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../page/link.tsx'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { countShown, useAccountRows, usePerson } from './account-rows.ts'
import { EditGuide } from './edit-guide.tsx'
import { useMenuOpening } from './menu-opening.ts'
import { useLogout } from './use-logout.ts'

export function MenuDot({ id }: { id: string }) {
  const t = useT()
  const { unread } = usePerson()
  return (
    <span className="menu-dot">
      <span className={`news-dot${unread > 0 ? '' : ' calm'}`} aria-hidden="true" />
      <span id={id} className="sr-only">
        {unread > 0 ? t('nav.menuUnread', { count: unread }) : t('nav.menuSignedIn')}
      </span>
    </span>
  )
}

/** Where what waits for somebody is done: requests, the dashboard of a worker, the admin area. */
export function Desk() {
  const t = useT()
  const { pathname } = useLocation()
  const isKnown = useSession(({ userData }) => userData !== null)
  const desk = useAccountRows().at(-1)
  if (!isKnown || !desk) return null
  return (
    <Link
      className="icon-button"
      to={desk.to}
      aria-label={t(desk.label)}
      {...(pathname === desk.to ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon of={desk.icon} />
    </Link>
  )
}

export function MenuPerson() {
  const t = useT()
  const { name, initial, email, waits } = usePerson()
  return (
    <div className="row gap-12 menu-person">
      <span className="initials" aria-hidden="true">
        {initial}
      </span>
      <div className="grow">
        <p className="strong">{name}</p>
        {waits ? <p className="small muted">{t('nav.waitsForLine')}</p> : <p className="small muted ltr">{email}</p>}
      </div>
    </div>
  )
}

export function MenuRows() {
  const t = useT()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const menu = useRef<HTMLElement>(null)
  const leave = useLogout(menu)
  useEffect(() => {
    menu.current = list.current?.closest<HTMLElement>('.popover') ?? null
  }, [])
  useMenuOpening(menu)
  const { unread } = usePerson()
  const rows = useAccountRows()
  return (
    <ul ref={list}>
      {rows.map(({ to, icon, label }) => (
        <li key={to}>
          <Link className="menu-row" to={to} {...(pathname === to ? { 'aria-current': 'page' as const } : {})}>
            <Icon of={icon} />
            <span className="grow">{t(label)}</span>
            {to === pathTo('notifications') && unread > 0 ? <span className="count urgent">{countShown(unread)}</span> : null}
          </Link>
        </li>
      ))}
      <li className="hide-empty">
        <EditGuide className="menu-row" />
      </li>
      <li className="menu-leave">
        <button type="button" className="menu-row" onClick={leave}>
          <Icon of={LogOut} className="flip" />
          <span className="grow">{t('nav.logout')}</span>
        </button>
      </li>
    </ul>
  )
}
