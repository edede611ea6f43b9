// Changes that readers have reported: read, looked into, and marked as done with a note.

import { changeReports, settleChangeReport } from '@menged/contracts/calls/admin/upkeep'
import type { ReportedChange } from '@menged/contracts/upkeep'
import { REPORT_STATES } from '@menged/contracts/upkeep/lists'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { whichIn } from '@menged/ethiopia/text'
import { Inbox } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { EditButton } from '../edit-button.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { GuideName, titleOf } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { SettleDialog } from './settle-dialog.tsx'
import { useList } from './use-list.ts'
import { States, WorkList } from './work-list.tsx'

export function ChangeList(props: ListProps) {
  const { address } = props
  const t = useT()
  const state = REPORT_STATES.find((each) => each === address.state) ?? 'open'
  const [settled, setSettled] = useState<ReportedChange | null>(null)
  const { loaded, done } = useList((api) => api(changeReports, { query: { page: address.page, state } }), props, state)
  return (
    <>
      <WorkList
        title={t('upkeep.list_changes')}
        loaded={loaded}
        address={address}
        columns={[t('upkeep.report'), t('upkeep.contact'), t('upkeep.reported'), t('upkeep.decision')]}
        row={(report) => <ChangeRow key={report._id} report={report} onSettle={() => setSettled(report)} onReopened={done} />}
        empty={{ icon: Inbox, title: t(state === 'open' ? 'upkeep.noChanges' : 'upkeep.noDone') }}
        tools={
          <States
            address={address}
            label={t('upkeep.state')}
            states={[
              ['open', t('upkeep.open')],
              ['done', t('upkeep.done')],
            ]}
            now={state}
          />
        }
      />
      {settled ? <SettleDialog report={settled} onDone={done} onClose={() => setSettled(null)} /> : null}
    </>
  )
}

type RowProps = { report: ReportedChange; onSettle: () => void; onReopened: () => void }

function ChangeRow({ report, onSettle, onReopened }: RowProps) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const toastWithUndo = useUndoToast(onReopened)
  const { _id, post, text, contact, language: written, createdAt, doneAt, note } = report
  const name = titleOf(post, language).text
  const isShown = whichIn(post.title, language) !== undefined
  const put = (body: { done: boolean; note: string | null }) =>
    accountApi(language)(settleChangeReport, { params: { reportId: _id }, body })
  const reopen = () =>
    submit(async () => {
      await put({ done: false, note: null })
      toastWithUndo(t('upkeep.reopened'), () => put({ done: true, note }))
      onReopened()
    })
  return (
    <tr>
      <td>
        <GuideName post={post} />
        <p className="upkeep-said" lang={written} dir="auto">
          {text}
        </p>
        <TroubleNote text={formError()} />
        {doneAt ? <Settled report={report} doneAt={doneAt} /> : null}
      </td>
      <td data-label={t('upkeep.contact')}>
        {contact ? <bdi className="ltr">{contact}</bdi> : <span className="muted">—</span>}
      </td>
      <td data-label={t('upkeep.reported')}>{formatDate(addisDate(createdAt), language)}</td>
      <td>
        <div className="admin-actions">
          <RowButton
            words={t(doneAt ? 'upkeep.reopen' : 'upkeep.markDone')}
            of={name}
            look={doneAt ? 'outline' : 'tinted'}
            aria-disabled={busy}
            onClick={doneAt ? () => void reopen() : onSettle}
          />
          {isShown ? <EditButton post={post} /> : null}
        </div>
      </td>
    </tr>
  )
}

function Settled({ report: { doneBy, note }, doneAt }: { report: ReportedChange; doneAt: string }) {
  const { language, t } = useLocale()
  const date = formatDate(addisDate(doneAt), language)
  return (
    <p className="small muted">
      {doneBy ? t('upkeep.doneBy', { name: doneBy, date }) : t('upkeep.doneOn', { date })}
      {note ? (
        <span className="upkeep-note" dir="auto">
          {note}
        </span>
      ) : null}
    </p>
  )
}
