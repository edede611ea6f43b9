// A forgotten password: a mail with a link and a code. The answer is the same whether the address is known or not.

import { emailProblem, normalEmail } from '@menged/contracts/accounts/rules'
import { forgotPassword } from '@menged/contracts/calls/account/accounts'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { forgetReturn } from '../../session/deferred/return-path.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { EmailField } from './email-field.tsx'
import { ResetByCode } from './reset-by-code.tsx'

export default function ForgotPasswordModal({ email: known = '', onClose }: ModalProps<'forgotPassword'>) {
  const { t } = useLocale()
  const [email, setEmail] = useState(known)
  const [sent, setSent] = useState(false)
  const dismiss = () => {
    forgetReturn()
    onClose()
  }
  return (
    <Dialog
      title={t('account.resetTitle')}
      closeLabel={t('common.close')}
      onClose={dismiss}
      tibeb
      {...(sent ? {} : { lead: t('account.resetLead') })}
    >
      {sent ? (
        <ResetByCode email={email} onOtherEmail={() => setSent(false)} />
      ) : (
        <AskForMail
          email={email}
          onSent={(to) => {
            setEmail(to)
            setSent(true)
          }}
        />
      )}
      <p className="small modal-foot">
        <button type="button" className="link strong" onClick={() => showModal('login', { email })}>
          {t('account.backToLogin')}
        </button>
      </p>
    </Dialog>
  )
}

function AskForMail({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, formError, field } = useSubmission('account.tryAgain')
  const [typed, setTyped] = useState(known)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = normalEmail(typed)
    const problem = emailProblem(email)
    if (problem) {
      setTrouble({ field: 'email', text: t(problem) })
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    if (await submit(() => accountApi(language)(forgotPassword, { body: { email } }))) onSent(email)
  }
  return (
    <form method="post" className="stack gap-16" onSubmit={ask} noValidate>
      <TroubleNote text={formError('email')} />
      <EmailField
        {...field('email', 'forgot-email')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={<DidYouMean email={typed} onTake={setTyped} />}
      />
      <BusyButton busy={busy} label={t('account.sendLink')} busyLabel={t('common.sending')} />
    </form>
  )
}
