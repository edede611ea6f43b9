// Reports that wait: several at once are counted or left out.
import { decideExperiences, takeBackExperiences } from '@menged/contracts/calls/read/experiences'
import type { ExperienceDesk } from '@menged/contracts/experiences'
import { CircleCheck } from 'lucide'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { CardHead } from './card-head.tsx'
import { GuideName, titleOf } from './guide-name.tsx'
import { SelectAll } from './select-all.tsx'
import { useAmounts } from './use-amounts.ts'
import { usePicked } from './use-picked.ts'

type Report = ExperienceDesk['held'][number]
type Props = { reports: readonly Report[]; onDone: () => void }

export function HeldReports({ reports, onDone }: Props) {
  const { language, t } = useLocale()
  const { chosen, isAll, isPicked, toggle, toggleAll, clear } = usePicked(reports, ({ id }) => id)
  const { busy, submit, formError } = useSubmission()
  const toastWithUndo = useUndoToast(onDone)
  const decide = (counts: boolean) =>
    submit(async () => {
      const { data } = await accountApi(language)(decideExperiences, { body: { ids: chosen.map(({ id }) => id), counts } })
      const ids = data.decided
      if (ids.length > 0)
        toastWithUndo(t(counts ? 'upkeep.counted' : 'upkeep.leftOut'), () =>
          accountApi(language)(takeBackExperiences, { body: { ids, counts } }),
        )
      clear()
      onDone()
    })
  return (
    <section className="card" aria-labelledby="upkeep-held">
      <CardHead id="upkeep-held" title={t('upkeep.held')} text={t('upkeep.heldText')}>
        {reports.length > 0 ? <Decision count={chosen.length} busy={busy} onDecide={decide} /> : null}
      </CardHead>
      <TroubleNote text={formError()} />
      {reports.length === 0 ? (
        <Empty icon={CircleCheck} title={t('upkeep.noHeld')} />
      ) : (
        <>
          <SelectAll isAll={isAll} onToggle={toggleAll} />
          <HeldTable reports={reports} isPicked={isPicked} onToggle={toggle} />
        </>
      )}
    </section>
  )
}

type DecisionProps = { count: number; busy: boolean; onDecide: (counts: boolean) => void }

function Decision({ count, busy, onDecide }: DecisionProps) {
  const { t } = useLocale()
  return (
    <div className="row gap-12 wraps">
      <span className="small" role="status">
        {t('upkeep.chosen', { count: count })}
      </span>
      <button type="button" className="button outline small" disabled={busy || count === 0} onClick={() => onDecide(false)}>
        {t('upkeep.leaveOut')}
      </button>
      <button type="button" className="button primary small" disabled={busy || count === 0} onClick={() => onDecide(true)}>
        {t('upkeep.count')}
      </button>
    </div>
  )
}

type TableProps = { reports: readonly Report[]; isPicked: (id: string) => boolean; onToggle: (id: string) => void }

function HeldTable({ reports, isPicked, onToggle }: TableProps) {
  const { language, t } = useLocale()
  const { birr, days: inDays } = useAmounts()
  return (
    <AdminTable
      look="upkeep-table"
      labelledBy="upkeep-held"
      columns={[t('upkeep.guide'), t('upkeep.paid'), t('upkeep.days'), t('upkeep.office'), t('upkeep.why')]}
    >
      {reports.map(({ id, post, paid, days, office, heldFor }) => (
        <tr key={id}>
          <td>
            <span className="row gap-12">
              <input
                className="checkbox"
                type="checkbox"
                aria-label={t('upkeep.select', { title: titleOf(post, language).text })}
                checked={isPicked(id)}
                onChange={() => onToggle(id)}
              />
              <GuideName post={post} />
            </span>
          </td>
          <td data-label={t('upkeep.paid')}>{paid === null ? '—' : birr(paid)}</td>
          <td data-label={t('upkeep.days')}>{days === null ? '—' : inDays(days)}</td>
          <td data-label={t('upkeep.office')} dir="auto">
            {office ?? '—'}
          </td>
          <td data-label={t('upkeep.why')}>
            <span className="tag gold">{t(`upkeep.heldFor_${heldFor}`)}</span>
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
