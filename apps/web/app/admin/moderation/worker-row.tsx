// A worker whose papers wait: they are looked at and decided about on the screen of workers.

import type { QueueWorker } from '@menged/contracts/moderation'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { UserCheck } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { adminPath } from '../screens.ts'

export function WorkerRow({ worker: { name, papers, references, since }, now }: { worker: QueueWorker; now: Date }) {
  const { language, t } = useLocale()
  return (
    <tr>
      <td>
        <div className="moderation-from">
          <span className="moderation-nobox" />
          <span className="tile moderation-tile">
            <Icon of={UserCheck} size="small" />
          </span>
          <div>
            <p className="strong">{name}</p>
            <p className="tiny muted">{t('moderation.kind_worker')}</p>
          </div>
        </div>
      </td>
      <td>
        {[papers > 0 ? t('moderation.papers', { count: papers }) : '', references ? t('moderation.withReferences') : ''].join(
          ' ',
        )}
      </td>
      <td className="moderation-since muted" data-label={t('moderation.waiting')}>
        <time dateTime={since}>{formatShortAge(shortAge(since, now), language)}</time>
      </td>
      <td>
        <div className="admin-actions">
          <Link className="button tinted small" to={adminPath('workers')} aria-label={`${t('moderation.look')}: ${name}`}>
            {t('moderation.look')}
          </Link>
        </div>
      </td>
    </tr>
  )
}
