// The last question before an account is deleted: it asks for the password.
import { deleteAccount } from '@menged/contracts/calls/profile'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { leave } from './leave.ts'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password === '') return setTrouble({ field: 'password', text: t('account.passwordRequired') })
    if (!(await submit(() => accountApi(language)(deleteAccount, { body: { password } })))) return
    onClose()
    void toastSuccess(t('account.deleted'), { id: 'deleted' })
    await leave()
    await navigate('/')
  }
  return (
    <Dialog title={t('profile.deleteAccount')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={send} noValidate>
        <p className="soft">{t('profile.deleteText')}</p>
        <TroubleNote text={errorBeside('password')} />
        <TextField
          id="delete-password"
          name="password"
          type="password"
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          required
          requiredMark
          autoFocus
          error={errorOf('password')}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton
            className="button danger"
            busy={busy}
            label={t('profile.deleteAccount')}
            busyLabel={t('profile.deleting')}
          />
        </div>
      </form>
    </Dialog>
  )
}
