// Feedback to the people who run the portal: what kind, what, and if one likes how to answer. The page's path goes along.
import type { FEEDBACK_TYPES } from '@menged/contracts/feedback'
import { LIMITS } from '@menged/contracts/limits'
import type { WordKey } from '@menged/i18n/translate'
import { CircleAlert } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { accountApi } from '../../api/account-client.ts'
import { ApiError } from '../../api/client.ts'
import type { ModalProps } from '../../shell/modal-host.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
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
  const { busy, wrong, submit } = useFeedback(onClose)
  return (
    <Dialog title={t('nav.feedback')} closeLabel={t('common.close')} onClose={onClose} lead={t('contact.feedbackLead')}>
      <form method="post" className="stack g16" onSubmit={submit} noValidate>
        {wrong.form ? (
          <Notice kind="red" icon={CircleAlert}>
            {wrong.form}
          </Notice>
        ) : null}
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
          error={wrong.text ?? null}
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
          error={wrong.contact ?? null}
        />
        <BusyButton busy={busy} label={t('common.send')} busyLabel={t('common.sending')} />
      </form>
    </Dialog>
  )
}

type Wrong = { text?: string; contact?: string; form?: string }

function useFeedback(onClose: () => void) {
  const { language, t } = useLocale()
  const { pathname } = useLocation()
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)

  const refuse = (error: unknown): Wrong => {
    if (!(error instanceof ApiError) || error.status >= 500) return { form: t('account.tryAgain') }
    if (error.answer?.field === 'text') return { text: t('contact.feedbackTextWrong') }
    return error.answer?.field === 'contact' ? { contact: t('contact.contactWrong') } : { form: error.message }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const text = String(data.get('text') ?? '').trim()
    setWrong(text === '' ? { text: t('contact.feedbackTextWrong') } : {})
    if (text === '') return form.querySelector('textarea')?.focus()
    setBusy(true)
    try {
      await accountApi(language).sendFeedback({
        type: data.get('type') as FeedbackType,
        text,
        contact: String(data.get('contact') ?? '').trim(),
        page: pageOf(pathname),
        language,
      })
      void toastSuccess(t('contact.feedbackSent'))
      onClose()
    } catch (error) {
      setWrong(refuse(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, wrong, submit }
}
