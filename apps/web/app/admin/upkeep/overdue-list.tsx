// Guides that are due to be looked at.
import { checkGuide, overdueGuides } from '@menged/contracts/calls/admin/upkeep'
import type { OverdueGuide } from '@menged/contracts/upkeep'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { monthText } from '../../page/month-text.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { EditButton } from '../edit-button.tsx'
import { GuideName, titleOf } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { useList } from './use-list.ts'
import { WorkList } from './work-list.tsx'

export function OverdueList(props: ListProps) {
  const { address } = props
  const t = useT()
  const { loaded, done } = useList((api) => api(overdueGuides, { query: { page: address.page } }), props)
  return (
    <WorkList
      title={t('upkeep.list_overdue')}
      loaded={loaded}
      address={address}
      columns={[t('upkeep.guide'), t('upkeep.due'), t('upkeep.asOf'), t('upkeep.decision')]}
      row={(guide) => <OverdueRow key={guide.post._id} guide={guide} onDone={done} />}
      empty={{ title: t('upkeep.noOverdue') }}
    />
  )
}

function OverdueRow({ guide: { post, nextReview, asOf }, onDone }: { guide: OverdueGuide; onDone: () => void }) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const day = (iso: string) => formatDate(parseIsoDate(iso), language)
  const check = () =>
    submit(async () => {
      const { data } = await accountApi(language)(checkGuide, { params: { postId: post._id } })
      void toastSuccess(t('upkeep.checkedDone', { date: day(data.nextReview) }), { id: 'upkeep' })
      onDone()
    })
  return (
    <tr>
      <td>
        <GuideName post={post} />
        <TroubleNote text={formError()} />
      </td>
      <td data-label={t('upkeep.due')}>{nextReview ? day(nextReview) : <span className="muted">{t('upkeep.neverDue')}</span>}</td>
      <td data-label={t('upkeep.asOf')}>
        {asOf ? monthText(asOf, language) : <span className="muted">{t('upkeep.notDated')}</span>}
      </td>
      <td>
        <div className="admin-actions">
          <RowButton
            words={t('upkeep.checked')}
            of={titleOf(post, language).text}
            look="tinted"
            aria-disabled={busy}
            onClick={() => void check()}
          />
          <EditButton post={post} />
        </div>
      </td>
    </tr>
  )
}
