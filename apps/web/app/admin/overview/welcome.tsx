// The first screen of those who do not read the statistics: the ways to their own.
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { adminPath, type screensOf } from '../screens.ts'

export function Welcome({ screens }: { screens: ReturnType<typeof screensOf> }) {
  const t = useT()
  return (
    <ul className="overview-welcome">
      {screens
        .filter(({ below, menu }) => below !== '' && menu !== false)
        .map(({ below, icon, title }) => (
          <li key={below}>
            <Link className="card overview-way" to={adminPath(below)}>
              <span className="tile">
                <Icon of={icon} />
              </span>
              <span className="strong">{t(title)}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
