// Guides that are due to be looked at: one or several are checked at once. Below them how many are due in the months to come.
import { overdueGuides, reviewCalendar } from '@menged/contracts/calls/admin/upkeep'
import type { OverdueGuide } from '@menged/contracts/upkeep'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { CalendarCheck } from 'lucide'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { monthText } from '../../page/month-text.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { EditButton } from '../edit-button.tsx'
import { CardHead } from './card-head.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { GuideName, titleOf } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { SelectAll } from './select-all.tsx'
import { useList } from './use-list.ts'
import { usePicked } from './use-picked.ts'
import { WorkList } from './work-list.tsx'

export function OverdueList(props: ListProps) {
  const { address } = props
  const t = useT()
  const [checking, setChecking] = useState<readonly OverdueGuide[]>([])
  const { loaded, done } = useList((api) => api(overdueGuides, { query: { page: address.page } }), props)
  const rows = loaded.data?.data ?? []
  const { chosen, isAll, isPicked, toggle, toggleAll, clear } = usePicked(rows, ({ post }) => post._id)
  const onChecked = () => {
    clear()
    done()
  }
  return (
    <>
      <WorkList
        title={t('upkeep.list_overdue')}
        loaded={loaded}
        address={address}
        columns={[t('upkeep.guide'), t('upkeep.due'), t('upkeep.asOf'), t('upkeep.decision')]}
        row={(guide) => (
          <OverdueRow
            key={guide.post._id}
            guide={guide}
            isPicked={isPicked(guide.post._id)}
            onToggle={() => toggle(guide.post._id)}
            onCheck={() => setChecking([guide])}
          />
        )}
        empty={{ title: t('upkeep.noOverdue') }}
        tools={rows.length > 0 ? <CheckSeveral count={chosen.length} onCheck={() => setChecking(chosen)} /> : null}
        above={<SelectAll isAll={isAll} onToggle={toggleAll} />}
      />
      {loaded.data ? <ReviewCalendar key={loaded.data.totalItems} /> : null}
      {checking.length > 0 ? <CheckDialog guides={checking} onDone={onChecked} onClose={() => setChecking([])} /> : null}
    </>
  )
}

function CheckSeveral({ count, onCheck }: { count: number; onCheck: () => void }) {
  const { t } = useLocale()
  return (
    <div className="row gap-12 wraps">
      <span className="small" role="status">
        {t('upkeep.chosen', { count })}
      </span>
      <button type="button" className="button primary small" disabled={count === 0} onClick={onCheck}>
        {t('upkeep.checked')}
      </button>
    </div>
  )
}

type RowProps = { guide: OverdueGuide; isPicked: boolean; onToggle: () => void; onCheck: () => void }

function OverdueRow({ guide: { post, nextReview, asOf }, isPicked, onToggle, onCheck }: RowProps) {
  const { language, t } = useLocale()
  const { text: title } = titleOf(post, language)
  return (
    <tr>
      <td>
        <span className="row gap-12">
          <input
            className="checkbox"
            type="checkbox"
            aria-label={t('upkeep.choose', { title })}
            checked={isPicked}
            onChange={onToggle}
          />
          <GuideName post={post} />
        </span>
      </td>
      <td data-label={t('upkeep.due')}>
        {nextReview ? formatDate(parseIsoDate(nextReview), language) : <span className="muted">{t('upkeep.neverDue')}</span>}
      </td>
      <td data-label={t('upkeep.asOf')}>
        {asOf ? monthText(asOf, language) : <span className="muted">{t('upkeep.notDated')}</span>}
      </td>
      <td>
        <div className="admin-actions">
          <RowButton words={t('upkeep.checked')} of={title} look="tinted" onClick={onCheck} />
          <EditButton post={post} />
        </div>
      </td>
    </tr>
  )
}

function ReviewCalendar() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(reviewCalendar)).data)
  return (
    <section className="card" aria-labelledby="upkeep-calendar">
      <CardHead id="upkeep-calendar" title={t('upkeep.calendar')} />
      <LoadedFrame loaded={loaded}>
        {(months) =>
          months.length === 0 ? (
            <Empty icon={CalendarCheck} title={t('upkeep.noCalendar')} />
          ) : (
            <ul className="upkeep-months">
              {months.map(({ month, guides }) => (
                <li key={month}>
                  <span className="small muted">{monthText(month, language)}</span>
                  <span className="strong">{t('upkeep.guides', { count: guides })}</span>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedFrame>
    </section>
  )
}
