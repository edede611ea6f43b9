// What was announced before, and how far it has come.

import type { SentBroadcast } from '@menged/contracts/notifications'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { textIn } from '@menged/ethiopia/text'
import { Megaphone } from 'lucide'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'

export function SentList({ sent }: { sent: readonly SentBroadcast[] }) {
  const { language, t } = useLocale()
  if (sent.length === 0) return <Empty icon={Megaphone} title={t('broadcasts.none')} />
  return (
    <AdminTable columns={[t('broadcasts.what'), t('broadcasts.when'), t('broadcasts.who'), t('broadcasts.reached')]}>
      {sent.map(({ id, title, text, createdAt, by, receivers, written, isDone }) => (
        <tr key={id}>
          <td>
            <p className="strong">{textIn(title, language)}</p>
            <p className="small soft broadcasts-short">{textIn(text, language)}</p>
          </td>
          <td data-label={t('broadcasts.when')}>{formatDate(addisDate(createdAt), language)}</td>
          <td data-label={t('broadcasts.who')}>{by ?? '…'}</td>
          <td data-label={t('broadcasts.reached')} className="number">
            {isDone
              ? t('broadcasts.all', { count: Math.max(written, receivers) })
              : t('broadcasts.soFar', { written, receivers })}
            {isDone ? null : <progress className="sr-only" value={written} max={Math.max(receivers, 1)} />}
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
