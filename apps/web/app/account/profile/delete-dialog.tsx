// The last question before an account is deleted: it asks for the password.
import { deleteAccount } from '@menged/contracts/calls/account/profile'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { forgetSession } from './forget-session.ts'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const submission = useSubmission()
  const { submit, setTrouble, field } = submission
  const send = async (form: FormData) => {
    const password = String(form.get('password') ?? '')
    if (password === '') return setTrouble({ field: 'password', text: t('account.passwordRequired') })
    if (!(await submit(() => accountApi(language)(deleteAccount, { body: { password } })))) return
    onClose()
    void toastSuccess(t('account.deleted'), { id: 'deleted' })
    await forgetSession()
    await navigate('/')
  }
  return (
    <FormDialog
      title={t('profile.deleteAccount')}
      submission={submission}
      fields={['password']}
      onSend={send}
      onClose={onClose}
      button={t('profile.deleteAccount')}
      busyLabel={t('profile.deleting')}
      danger
      intro={<p className="soft">{t('profile.deleteText')}</p>}
    >
      <CurrentPassword {...field('password', 'delete-password')} requiredMark autoFocus />
    </FormDialog>
  )
}
