// The initial in the header, and the menu behind it: a popover, worked by arrow keys, Home, End and Escape.
import { pathTo } from '@menged/contracts/path-to'
import { LogOut } from 'lucide'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closePopover } from '../../ui/popover.ts'
import { useClosedByMoving } from '../../ui/use-closed-by-moving.ts'
import { useT } from '../../words/language.tsx'
import { countShown, useAccountRows, usePerson } from './account-rows.ts'
import { EditGuide } from './edit-guide.tsx'
import { useMenuOpening } from './menu-opening.ts'
import { useLogout } from './use-logout.ts'

const USER_MENU_ID = 'user-menu'

export function UserMenu() {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  const leave = useLogout(menu)
  const person = usePerson()
  const { name, email, unread, waits } = person
  const rows = useAccountRows()
  const items = useCallback(() => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])], [])
  useMenuOpening(
    menu,
    useCallback(() => items()[0]?.focus(), [items]),
  )
  useClosedByMoving(menu)
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') closePopover(menu.current)
    else step(event, items())
  }
  return (
    <>
      <MenuButton person={person} />
      <div ref={menu} id={USER_MENU_ID} popover="auto" className="popover user-menu">
        <div className="user-menu-head">
          <p className="strong">{name}</p>
          {waits ? <p className="small muted">{t('nav.waitsForLine')}</p> : <p className="small muted ltr">{email}</p>}
        </div>
        <div role="menu" tabIndex={-1} aria-label={t('nav.accountMenu', { name })} onKeyDown={onKey}>
          {rows.map(({ to, icon, label }) => (
            <Link key={to} role="menuitem" tabIndex={-1} className="user-menu-row" to={to}>
              <Icon of={icon} />
              <span className="grow">{t(label)}</span>
              {to === pathTo('notifications') && unread > 0 ? <span className="count urgent">{countShown(unread)}</span> : null}
            </Link>
          ))}
          <EditGuide role="menuitem" className="user-menu-row" />
          <hr className="rule" />
          <button type="button" role="menuitem" tabIndex={-1} className="user-menu-row" onClick={leave}>
            <Icon of={LogOut} className="flip" />
            <span className="grow">{t('nav.logout')}</span>
          </button>
        </div>
      </div>
    </>
  )
}

function MenuButton({ person: { name, initial, unread } }: { person: ReturnType<typeof usePerson> }) {
  const t = useT()
  return (
    <button
      type="button"
      className="icon-button initials-button"
      popoverTarget={USER_MENU_ID}
      aria-haspopup="menu"
      aria-label={t(unread > 0 ? 'nav.accountMenuUnread' : 'nav.accountMenu', { name, count: unread })}
    >
      <span className="initials" aria-hidden="true">
        {initial}
      </span>
      {unread > 0 ? <span className="news-dot" aria-hidden="true" /> : null}
    </button>
  )
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function step(event: KeyboardEvent<HTMLElement>, items: HTMLElement[]): void {
  const next = STEPS[event.key]
  if (!next) return
  event.preventDefault()
  items[next(items.indexOf(document.activeElement as HTMLElement), items.length - 1)]?.focus()
}
