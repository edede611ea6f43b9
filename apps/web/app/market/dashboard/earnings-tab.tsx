// What the worker has earned, noted by hand, a month at a time. Nobody else reads it.

import { addEarning, earnings, removeEarning } from '@menged/contracts/calls/market/dashboard'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import type { Earning } from '@menged/contracts/marketplace/own'
import { addisDate, formatDate, isoDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { ChevronLeft, ChevronRight, type IconNode, Trash2, Wallet } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { serverNow } from '../../page/deferred/server-time.ts'
import { type Loaded, useLoaded } from '../../page/deferred/use-loaded.ts'
import { randomId } from '../../page/random-id.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Empty } from '../../ui/empty.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { DayField } from '../../ui/forms/day-field.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { daysOf, type Month, monthAfter, monthBefore, monthName, monthOf, thisMonth } from '../month.ts'

type Noted = { data: Earning[]; sum: number }

export default function EarningsTab() {
  const { language, t } = useLocale()
  const [month, setMonth] = useState(() => thisMonth(language))
  const days = daysOf(month)
  const loaded = useLoaded(async (): Promise<Noted> => {
    const { data, sum } = await accountApi(language)(earnings, { query: days })
    return { data, sum }
  }, days.from)
  const noted = (day: string) => {
    const its = monthOf(parseIsoDate(day), language)
    if (monthName(its) === monthName(month)) loaded.reload()
    else setMonth(its)
  }
  return (
    <div className="stack gap-16">
      <p className="small muted">{t('dashboard.earningsLead')}</p>
      <EarningForm onDone={noted} />
      <MonthSwitch month={month} onChange={setMonth} />
      <LoadedFrame loaded={loaded}>{(found) => <Notes found={found} loaded={loaded} />}</LoadedFrame>
    </div>
  )
}

function MonthSwitch({ month, onChange }: { month: Month; onChange: (month: Month) => void }) {
  const t = useT()
  const step = (icon: IconNode, label: string, to: (month: Month) => Month) => (
    <button type="button" className="icon-button outline" aria-label={label} onClick={() => onChange(to(month))}>
      <Icon of={icon} className="flip" />
    </button>
  )
  return (
    <div className="row between">
      {step(ChevronLeft, t('dashboard.monthBefore'), monthBefore)}
      <h2 aria-live="polite">{monthName(month)}</h2>
      {step(ChevronRight, t('dashboard.monthAfter'), monthAfter)}
    </div>
  )
}

function Notes({ found: { data, sum }, loaded }: { found: Noted; loaded: Loaded<Noted> }) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const remove = (earningId: string) =>
    submit(async () => {
      await accountApi(language)(removeEarning, { params: { earningId } })
      loaded.reload()
    })
  if (data.length === 0) {
    return (
      <div className="card">
        <Empty icon={Wallet} title={t('dashboard.noEarnings')} text={t('dashboard.noEarningsText')} />
      </div>
    )
  }
  return (
    <div className="card padded stack gap-12">
      <p className="row between strong">
        <span>{t('dashboard.sum')}</span>
        <span className="tabular">{t('market.birr', { amount: birr(sum) })}</span>
      </p>
      <TroubleNote text={formError()} />
      <ul className="own-notes">
        {data.map((note) => (
          <NoteRow key={note.id} note={note} busy={busy} onRemove={() => void remove(note.id)} />
        ))}
      </ul>
    </div>
  )
}

function NoteRow({ note: { day, amount, note }, busy, onRemove }: { note: Earning; busy: boolean; onRemove: () => void }) {
  const { language, t } = useLocale()
  return (
    <li className="row between gap-12">
      <div className="grow">
        <p className="small muted">{formatDate(parseIsoDate(day), language)}</p>
        {note ? <p className="own-title">{note}</p> : null}
      </div>
      <span className="tabular">{t('market.birr', { amount: birr(amount) })}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('dashboard.removeOf', { name: note || formatDate(parseIsoDate(day), language) })}
        aria-disabled={busy}
        onClick={onRemove}
      >
        <Icon of={Trash2} />
      </button>
    </li>
  )
}

function EarningForm({ onDone }: { onDone: (day: string) => void }) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, formError, field } = useSubmission()
  const today = isoDate(addisDate(serverNow()))
  const [day, setDay] = useState(today)
  /** The same note, sent again, is one. */
  const id = useRef('')
  const send = async (typed: FormData, { currentTarget: form }: FormEvent<HTMLFormElement>) => {
    id.current ||= randomId()
    const body = { id: id.current, day, amount: textIn(typed, 'amount'), note: textIn(typed, 'note') }
    if (!(await submit(() => accountApi(language)(addEarning, { body })))) return
    id.current = ''
    form.reset()
    onDone(body.day)
  }
  return (
    <form className="card padded stack gap-16" onSubmit={submitted(send)} noValidate aria-labelledby="own-earning">
      <h2 id="own-earning">{t('dashboard.addEarning')}</h2>
      <div className="own-three">
        <div className="day-fields">
          <DayField
            id="own-day"
            language={language}
            labels={{ day: t('dashboard.day'), month: t('ask.month'), year: t('ask.year') }}
            value={day}
            onChange={setDay}
            years={{ today, before: 1, after: 0 }}
            error={errorOf('day')}
          />
        </div>
        <TextField
          {...field('amount', 'own-amount')}
          inputMode="decimal"
          dir="ltr"
          label={t('dashboard.amount')}
          requiredMark
          maxLength={12}
        />
        <TextField {...field('note', 'own-note')} label={t('dashboard.note')} maxLength={WORKER_LIMITS.earningNote} />
      </div>
      <TroubleNote text={formError('day', 'amount', 'note')} />
      <BusyButton className="button primary own-save" busy={busy} label={t('dashboard.add')} busyLabel={t('dashboard.saving')} />
    </form>
  )
}
