// After a company has registered: where its mail is, the code as a second way, and the way back, which deletes the account.
import { deleteEmail } from '@menged/contracts/calls/account/accounts'
import { ExternalLink, MailCheck } from 'lucide'
import { useState } from 'react'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { troubleText } from './dialog/error-texts.ts'
import { Resend } from './dialog/resend.tsx'
import { mailboxHref } from './mailbox.ts'

export default function EmailNoticeModal({ email, mailbox, onClose }: ModalProps<'emailNotice'>) {
  const { t } = useLocale()
  const href = mailboxHref(mailbox)
  const { busy, cancel } = useCancel(email)
  // The address stands out in the middle of its sentence, wherever the language puts it.
  const [before = '', after = ''] = t('account.sentTo', { email: '\n' }).split('\n')
  return (
    <Dialog
      title={t('account.thanks')}
      closeLabel={t('common.close')}
      onClose={onClose}
      emblem={
        <span className="tile gold big">
          <Icon of={MailCheck} size="large" />
        </span>
      }
      lead={
        <>
          {before}
          <b className="ltr">{email}</b>
          {after}
        </>
      }
    >
      <div className="stack gap-16">
        {href ? (
          <a className="button primary wide large" href={href} target="_blank" rel="noopener noreferrer" data-first="">
            <span>{t('account.confirmEmail')}</span>
            <Icon of={ExternalLink} size="small" />
          </a>
        ) : null}
        {href ? (
          <details className="by-code">
            <summary className="strong">{t('account.haveCode')}</summary>
            <ConfirmByCode email={email} />
          </details>
        ) : (
          <ConfirmByCode email={email} isFirst />
        )}
        <div className="small center">
          <Resend email={email} />
        </div>
        <button type="button" className="button danger-outline wide bare" aria-disabled={busy} onClick={cancel}>
          {busy ? <span className="spinner" aria-hidden="true" /> : null}
          <span>{t('account.cancelAccount')}</span>
        </button>
      </div>
    </Dialog>
  )
}

/** Deletes the pending account, and starts again. What was typed is still there, but for the passwords. */
function useCancel(email: string) {
  const { language, t } = useLocale()
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    if (busy) return
    setBusy(true)
    try {
      await accountApi(language)(deleteEmail, { query: { email } })
      void toastSuccess(t('account.deleted'))
      showModal('register', { kind: 'company' })
    } catch (error) {
      showModal('alert', { title: t('account.notDeleted'), text: troubleText(error, t) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, cancel }
}
