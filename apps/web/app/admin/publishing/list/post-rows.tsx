// Posts as rows: title, where they stand, how complete they are, who wrote last.

import { pathTo } from '@menged/contracts/path-to'
import type { DraftRow, LivePost } from '@menged/contracts/publishing'
import { WRITTEN, writtenFor } from '@menged/ethiopia/languages'
import { textIn, whichIn } from '@menged/ethiopia/text'
import { CalendarClock, PencilLine } from 'lucide'
import { showModal } from '../../../dialogs/modal-host.ts'
import { Link } from '../../../page/link.tsx'
import { AdminTable } from '../../../ui/admin/admin-table.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { EditButton } from '../../edit-button.tsx'
import { adminPath } from '../../screens.ts'
import { CompletenessBars, Moment, StateTag } from '../draft-marks.tsx'

export const draftPath = (id: string): string => adminPath('posts', id)

type RowsProps = { rows: readonly DraftRow[]; posts?: readonly LivePost[]; onSaved: () => void; isQueue?: boolean }

/** `posts`: those that nobody has changed yet, after the drafts. */
export function PostRows({ rows, posts = [], onSaved, isQueue = false }: RowsProps) {
  const { t } = useLocale()
  return (
    <AdminTable
      look="draft-table"
      columns={[
        t('publishing.post'),
        t('publishing.state'),
        t('publishing.completeness'),
        t(isQueue ? 'publishing.waiting' : 'publishing.lastChange'),
      ]}
      actions={t('publishing.actions')}
    >
      {rows.map((row) => (
        <PostRow key={row.id} row={row} isQueue={isQueue} onSaved={onSaved} />
      ))}
      {posts.map((post) => (
        <LivePostRow key={post.id} post={post} />
      ))}
    </AdminTable>
  )
}

function LivePostRow({ post }: { post: LivePost }) {
  const { t } = useLocale()
  return (
    <tr>
      <td>
        <Title row={post} name={useTitle(post)} to={pathTo('post', { postId: post.id })} />
      </td>
      <td data-label={t('publishing.state')}>
        <StateTag state="published" />
      </td>
      <td />
      <td data-label={t('publishing.lastChange')}>
        <span className="tiny muted">
          <Moment at={post.updatedAt} />
        </span>
      </td>
      <td>
        <span className="admin-actions">
          <EditButton post={{ _id: post.id, title: post.title }} />
        </span>
      </td>
    </tr>
  )
}

function useTitle({ title }: Pick<DraftRow, 'title'>): string {
  const { language, t } = useLocale()
  return textIn(title, language) || t('publishing.untitled')
}

type PostRowProps = { row: DraftRow; isQueue: boolean; onSaved: () => void }

function PostRow({ row, isQueue, onSaved }: PostRowProps) {
  const { t } = useLocale()
  const { completeness, submittedAt, updatedAt } = row
  const by = isQueue ? row.owner : row.updatedBy
  const at = isQueue && submittedAt ? submittedAt : updatedAt
  const name = useTitle(row)
  return (
    <tr>
      <td>
        <Title row={row} name={name} to={draftPath(row.id)} />
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

type TitleProps = { row: Pick<DraftRow, 'title' | 'organisation' | 'category'>; name: string; to: string }

function Title({ row: { title, organisation, category }, name, to }: TitleProps) {
  const { language, t } = useLocale()
  const shown = whichIn(title, language)
  const other = WRITTEN.find((each) => each !== shown && title[each])
  return (
    <>
      <Link className="strong draft-title" to={to} {...(shown ? { lang: shown } : {})}>
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
