// The first screen of those who do not read the statistics: the ways to their own.
import { pathTo } from '@menged/contracts/path-to'
import type { WordKey } from '@menged/i18n/translate'
import type { IconNode } from 'lucide'
import { Link } from '../../page/link.tsx'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

export type OwnScreen = { below: string; icon: IconNode; title: WordKey; menu?: false }

export function Welcome({ screens }: { screens: readonly OwnScreen[] }) {
  const t = useT()
  return (
    <>
      <AdminHead title={t('admin.overview')} text={t('admin.welcome')} />
      <ul className="overview-welcome">
        {screens
          .filter(({ below, menu }) => below !== '' && menu !== false)
          .map(({ below, icon, title }) => (
            <li key={below}>
              <Link className="card overview-way" to={`${pathTo('admin')}/${below}`}>
                <span className="tile">
                  <Icon of={icon} />
                </span>
                <span className="strong">{t(title)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}
