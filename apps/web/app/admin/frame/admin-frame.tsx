// The frame of the admin area: the screens that somebody may open beside the one that is open; on a phone they are folded above it.
import type { Role } from '@menged/contracts/permissions'
import { ArrowLeft, Menu } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { adminPath, screensOf } from '../screens.ts'

type Props = {
  role: Role | null
  /** Of the screen that is open. */
  below: string | null
  /** How many things wait on a screen, by its path. */
  waiting: Readonly<Record<string, number>>
  brand: ReactNode
  /** Language and theme. */
  controls: ReactNode
  children: ReactNode
}

export function AdminFrame({ role, below, waiting, brand, controls, children }: Props) {
  const t = useT()
  const menu = <AdminMenu screens={role ? screensOf(role) : []} below={below} waiting={waiting} />
  return (
    <div className="admin">
      <aside className="admin-side wide-only">
        <div className="tibeb" />
        <div className="admin-brand">{brand}</div>
        <p className="admin-area tiny muted">{t('admin.area')}</p>
        {menu}
        <div className="admin-controls">{controls}</div>
      </aside>
      <div className="admin-main">
        <header className="admin-bar narrow-only">
          {brand}
          <span className="grow" />
          {controls}
        </header>
        <details key={below} className="admin-fold narrow-only">
          <summary>
            <Icon of={Menu} />
            <span className="grow">{t('admin.area')}</span>
          </summary>
          {menu}
        </details>
        <div className="admin-screen">{children}</div>
      </div>
    </div>
  )
}

type MenuProps = { screens: ReturnType<typeof screensOf>; below: string | null; waiting: Props['waiting'] }

function AdminMenu({ screens, below, waiting }: MenuProps) {
  const t = useT()
  return (
    <nav className="admin-menu" aria-label={t('admin.area')}>
      {screens
        .filter(({ menu }) => menu !== false)
        .map((screen) => (
          <Link
            key={screen.below}
            to={adminPath(screen.below)}
            {...(screen.below === below ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon of={screen.icon} />
            <span className="grow">{t(screen.title)}</span>
            {waiting[screen.below] ? <span className="count urgent">{waiting[screen.below]}</span> : null}
          </Link>
        ))}
      <Link className="admin-leave" to="/">
        <Icon of={ArrowLeft} className="flip" />
        <span className="grow">{t('admin.toPortal')}</span>
      </Link>
    </nav>
  )
}
