// Posts as rows: title, where they stand, how complete they are, who wrote last.

import type { DraftRow } from '@menged/contracts/publishing'
import { WRITTEN, writtenFor } from '@menged/ethiopia/languages'
import { textIn, whichIn } from '@menged/ethiopia/text'
import { CalendarClock, PencilLine } from 'lucide'
import { showModal } from '../../../dialogs/modal-host.ts'
import { Link } from '../../../page/link.tsx'
import { TableHead } from '../../../ui/admin/table-head.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { adminPath } from '../../screens.ts'
import { CompletenessBars, Moment, StateTag } from '../draft-marks.tsx'

export const draftPath = (id: string): string => adminPath('posts', id)

type RowsProps = { rows: readonly DraftRow[]; onSaved: () => void; isQueue?: boolean }

export function PostRows({ rows, onSaved, isQueue = false }: RowsProps) {
  const { t } = useLocale()
  return (
    <table className="table admin-table draft-table">
      <TableHead
        columns={[
          t('publishing.post'),
          t('publishing.state'),
          t('publishing.completeness'),
          t(isQueue ? 'publishing.waiting' : 'publishing.lastChange'),
        ]}
        actions={t('publishing.actions')}
      />
      <tbody>
        {rows.map((row) => (
          <PostRow key={row.id} row={row} isQueue={isQueue} onSaved={onSaved} />
        ))}
      </tbody>
    </table>
  )
}

type PostRowProps = { row: DraftRow; isQueue: boolean; onSaved: () => void }

function PostRow({ row, isQueue, onSaved }: PostRowProps) {
  const { language, t } = useLocale()
  const { title, completeness, submittedAt, updatedAt } = row
  const by = isQueue ? row.owner : row.updatedBy
  const at = isQueue && submittedAt ? submittedAt : updatedAt
  const name = textIn(title, language) || t('publishing.untitled')
  return (
    <tr>
      <td>
        <Title row={row} name={name} />
      </td>
      <td data-label={t('publishing.state')}>
        <PostState row={row} />
      </td>
      <td data-label={t('publishing.completeness')}>
        <CompletenessBars completeness={completeness} />
      </td>
      <td data-label={t(isQueue ? 'publishing.waiting' : 'publishing.lastChange')}>
        <span className="small">{by?.name ?? t('publishing.somebody')}</span>
        <span className="tiny muted draft-other">
          <Moment at={at} />
        </span>
      </td>
      <td>
        <RowActions row={row} name={name} isQueue={isQueue} onSaved={onSaved} />
      </td>
    </tr>
  )
}

function RowActions({ row: { id, state }, name, isQueue, onSaved }: PostRowProps & { name: string }) {
  const { t } = useLocale()
  return (
    <span className="admin-actions">
      {isQueue ? (
        <Link className="button tinted small" to={draftPath(id)} aria-label={`${t('publishing.review')}: ${name}`}>
          {t('publishing.review')}
        </Link>
      ) : state === 'archived' ? null : (
        <button
          type="button"
          className="button outline small"
          aria-label={`${t('publishing.quickEdit')}: ${name}`}
          onClick={() => showModal('editPost', { draftId: id, onSaved })}
        >
          <Icon of={PencilLine} size="small" />
          <span>{t('publishing.quickEdit')}</span>
        </button>
      )}
    </span>
  )
}

function Title({ row: { id, title, organisation, category }, name }: { row: DraftRow; name: string }) {
  const { language, t } = useLocale()
  const shown = whichIn(title, language)
  const other = WRITTEN.find((each) => each !== shown && title[each])
  return (
    <>
      <Link className="strong draft-title" to={draftPath(id)} {...(shown ? { lang: shown } : {})}>
        {name}
      </Link>
      {shown === writtenFor(language) && other ? (
        <span className="tiny muted draft-other" lang={other}>
          {title[other]}
        </span>
      ) : null}
      <span className="tiny muted draft-other">
        {[organisation ? textIn(organisation.name, language) : '', t(`post.category_${category}`)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function PostState({ row: { state, scheduledAt, live } }: { row: DraftRow }) {
  const { t } = useLocale()
  return (
    <span className="draft-state">
      <StateTag state={state} />
      {scheduledAt ? (
        <span className="tiny gold row">
          <Icon of={CalendarClock} size="tiny" />
          <Moment at={scheduledAt} />
        </span>
      ) : live && state !== 'published' ? (
        <span className="tiny muted">{t('publishing.olderIsLive')}</span>
      ) : null}
    </span>
  )
}
