// What an administrator may do with an account besides its role. Each asks first, and says what it ends.
import {
  endPersonSessions,
  resendPersonConfirmation,
  resetPersonTwoStep,
  restorePerson,
  suspendPerson,
} from '@menged/contracts/calls/admin/people'
import type { ManagedPerson } from '@menged/contracts/people'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { person: ManagedPerson; onChange: (person: ManagedPerson) => void }

const ACTS = {
  end: { call: endPersonSessions, label: 'people.endSessions', text: 'people.endSessionsText', done: 'people.sessionsEnded' },
  resend: { call: resendPersonConfirmation, label: 'people.resend', text: 'people.resendText', done: 'people.resent' },
  reset: { call: resetPersonTwoStep, label: 'people.reset', text: 'people.resetText', done: 'people.wasReset' },
  restore: { call: restorePerson, label: 'people.restore', text: 'people.restoreText', done: 'people.restored' },
} as const
type Act = keyof typeof ACTS

function offeredTo({ confirmed, suspension, sessions, twoStep }: ManagedPerson): Act[] {
  const isSuspended = suspension !== null
  const offered: readonly [Act, boolean][] = [
    ['resend', !confirmed && !isSuspended],
    ['end', sessions > 0],
    ['reset', twoStep],
    ['restore', isSuspended],
  ]
  return offered.flatMap(([act, isOffered]) => (isOffered ? [act] : []))
}

export function PersonActs(props: Props) {
  const { person } = props
  const { t } = useLocale()
  const [suspending, setSuspending] = useState(false)
  const { busy, error, isSuspended, ask, suspend } = useActs(props)
  return (
    <AdminCard id="person-acts" title={t('people.access')}>
      <TroubleNote text={error} />
      <div className="row gap-12 wraps">
        {offeredTo(person).map((act) => (
          <button key={act} type="button" className="button outline" aria-disabled={busy} onClick={() => ask(act)}>
            {t(ACTS[act].label)}
          </button>
        ))}
        <button type="button" className="button danger-outline" onClick={() => setSuspending(true)}>
          {t(isSuspended ? 'people.changeReason' : 'people.suspend')}
        </button>
      </div>
      {suspending ? (
        <ReasonDialog
          title={t('people.suspend')}
          text={t('people.suspendText', { name: person.name })}
          label={t('people.suspend')}
          defaultValue={person.suspension?.reason ?? ''}
          send={suspend}
          onClose={() => setSuspending(false)}
        />
      ) : null}
    </AdminCard>
  )
}

function useActs({ person, onChange }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const params = { userId: person._id }
  const isSuspended = person.suspension !== null
  const run = async (act: Act) => {
    const { call, done } = ACTS[act]
    if (!(await submit(async () => onChange((await accountApi(language)(call, { params })).data)))) return
    void toastSuccess(t(done), { id: 'people' })
  }
  const ask = (act: Act) =>
    showModal('alert', {
      title: t(ACTS[act].label),
      text: t(ACTS[act].text, { name: person.name }),
      confirm: t(ACTS[act].label),
      danger: act === 'reset',
      onConfirm: () => void run(act),
    })
  const suspend = async (reason: string) => {
    onChange((await accountApi(language)(suspendPerson, { params, body: { reason } })).data)
    void toastSuccess(t('people.suspended'), { id: 'people' })
  }
  return { busy, error: formError(), isSuspended, ask, suspend }
}
