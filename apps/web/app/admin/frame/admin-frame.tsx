// The frame of the admin area: the screens that somebody may open beside the one that is open; on a phone they are folded above it.
import type { Role } from '@menged/contracts/permissions'
import { ArrowLeft, Menu } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '../../page/link.tsx'
import { Fold } from '../../ui/admin/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { adminPath, GROUPS, screensOf } from '../screens.ts'

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
        {menu}
        <div className="admin-foot">
          <Leave />
          <div className="admin-controls">{controls}</div>
        </div>
      </aside>
      <div className="admin-main">
        <header className="admin-bar narrow-only">
          {brand}
          <span className="grow" />
          {controls}
        </header>
        <Fold
          key={below}
          look="admin-fold narrow-only"
          head={
            <>
              <Icon of={Menu} />
              <span className="grow">{t('admin.area')}</span>
            </>
          }
        >
          {menu}
          <Leave />
        </Fold>
        <div className="admin-screen">{children}</div>
      </div>
    </div>
  )
}

function Leave() {
  const t = useT()
  return (
    <Link className="admin-leave" to="/">
      <Icon of={ArrowLeft} className="flip" />
      <span className="grow">{t('admin.toPortal')}</span>
    </Link>
  )
}

type Screens = ReturnType<typeof screensOf>
type MenuProps = { screens: Screens; below: string | null; waiting: Props['waiting'] }

function AdminMenu({ screens, below, waiting }: MenuProps) {
  const t = useT()
  const listed = screens.filter(({ menu }) => menu !== false)
  const entries = (of: Screens) =>
    of.map((screen) => <Entry key={screen.below} screen={screen} isHere={screen.below === below} waiting={waiting} />)
  return (
    <nav className="admin-menu" aria-label={t('admin.area')}>
      {entries(listed.filter(({ group }) => group === null))}
      {GROUPS.map(({ group, folded }) => {
        const own = listed.filter((screen) => screen.group === group)
        if (own.length === 0) return null
        const isHere = own.some((screen) => screen.below === below)
        return (
          <Fold key={group} look="admin-group" isOpen={isHere || !folded} head={<span>{t(`admin.group_${group}`)}</span>}>
            {entries(own)}
          </Fold>
        )
      })}
    </nav>
  )
}

function Entry({ screen, isHere, waiting }: { screen: Screens[number]; isHere: boolean; waiting: Props['waiting'] }) {
  const t = useT()
  return (
    <Link to={adminPath(screen.below)} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      <Icon of={screen.icon} />
      <span className="grow">{t(screen.title)}</span>
      {waiting[screen.below] ? <span className="count urgent">{waiting[screen.below]}</span> : null}
    </Link>
  )
}
