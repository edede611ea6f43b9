// Feedback to the people who run the portal: what kind, what, and if one likes how to answer. The page's path goes along.
import { sendFeedback } from '@menged/contracts/calls/read/feedback'
import type { FEEDBACK_TYPES } from '@menged/contracts/feedback'
import { LIMITS } from '@menged/contracts/limits'
import type { WordKey } from '@menged/i18n/translate'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { pageOf } from './page-of.ts'

type FeedbackType = (typeof FEEDBACK_TYPES)[number]
const TYPES = [
  ['problem', 'contact.feedbackProblem'],
  ['idea', 'contact.feedbackIdea'],
  ['praise', 'contact.feedbackPraise'],
  ['other', 'contact.feedbackOther'],
] as const satisfies readonly (readonly [type: FeedbackType, label: WordKey])[]

export default function FeedbackModal({ onClose }: ModalProps<'feedback'>) {
  const { t } = useLocale()
  const { busy, send, text, contact, error } = useFeedback(onClose)
  return (
    <Dialog title={t('nav.feedback')} closeLabel={t('common.close')} onClose={onClose} lead={t('contact.feedbackLead')}>
      <form method="post" className="stack gap-16" onSubmit={submitted(send)} noValidate>
        <TroubleNote text={error} />
        <SelectField
          id="feedback-type"
          name="type"
          label={t('contact.feedbackType')}
          options={TYPES.map(([type, label]) => [type, t(label)] as const)}
        />
        <TextArea
          id="feedback-text"
          name="text"
          label={t('contact.feedbackText')}
          requiredMark
          required
          rows={5}
          maxLength={LIMITS.feedback}
          error={text}
          data-first=""
        />
        <TextField
          id="feedback-contact"
          name="contact"
          label={t('contact.feedbackContact')}
          hint={t('contact.feedbackContactHint')}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={LIMITS.email}
          error={contact}
        />
        <div className="modal-actions">
          <BusyButton busy={busy} label={t('common.send')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}

function useFeedback(onClose: () => void) {
  const { language, t } = useLocale()
  const { pathname } = useLocation()
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission('account.tryAgain')
  const send = async (form: FormData, { currentTarget }: FormEvent<HTMLFormElement>) => {
    const type = form.get('type') as FeedbackType
    const [text, contact] = [textIn(form, 'text'), textIn(form, 'contact')]
    if (text === '') {
      setTrouble({ field: 'text', text: t('contact.feedbackTextWrong') })
      return currentTarget.querySelector('textarea')?.focus()
    }
    const body = { type, text, contact, page: pageOf(pathname), language }
    if (!(await submit(() => accountApi(language)(sendFeedback, { body })))) return
    void toastSuccess(t('contact.feedbackSent'))
    onClose()
  }
  return {
    busy,
    send,
    text: errorOf('text') && t('contact.feedbackTextWrong'),
    contact: errorOf('contact') && t('contact.contactWrong'),
    error: formError('text', 'contact'),
  }
}
