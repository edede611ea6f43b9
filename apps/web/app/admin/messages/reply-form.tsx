// Answers a message: by mail where there is an address, else a note on how it was answered. What was typed stays until it went through.
import { replyToMessage } from '@menged/contracts/calls/admin/messages'
import { LIMITS } from '@menged/contracts/limits'
import type { Message } from '@menged/contracts/messages'
import { ANSWER_WAYS, type AnswerWay } from '@menged/contracts/messages/lists'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { ApiError } from '../../page/api-error.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

type ReplyProps = { message: Message; onDone: (message: Message) => void; onStale: () => void; onClose: () => void }

export function ReplyForm({ message, onDone, onStale, onClose }: ReplyProps) {
  const { language, t } = useLocale()
  const { id, kind, contact, canMail, version } = message
  const ways = ANSWER_WAYS.filter((way) => way !== 'mail' || canMail)
  const [way, setWay] = useState<AnswerWay>(canMail ? 'mail' : 'phone')
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (form: FormData) => {
    const text = textIn(form, 'text')
    if (text === '') return setTrouble({ field: 'text', text: t('messages.textNeeded') })
    await submit(async () => {
      try {
        const params = { kind, messageId: id }
        const { data } = await accountApi(language)(replyToMessage, { params, body: { way, text, version } })
        void toastSuccess(t(way === 'mail' ? 'messages.sent' : 'messages.marked'), { id: 'message' })
        onDone(data)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onStale()
        throw error
      }
    })
  }
  return (
    <form className="stack gap-12" onSubmit={submitted(send)} noValidate>
      <fieldset className="segments start" aria-label={t('messages.way')}>
        {ways.map((each) => (
          <button
            key={each}
            type="button"
            className={each === way ? 'active' : undefined}
            aria-pressed={each === way}
            onClick={() => setWay(each)}
          >
            {t(`messages.way_${each}`)}
          </button>
        ))}
      </fieldset>
      <TroubleNote text={formError('text')} />
      <TextArea
        {...field('text', `reply-${id}`)}
        label={t(way === 'mail' ? 'messages.yourAnswer' : 'messages.yourNote')}
        hint={way === 'mail' ? t('messages.goesTo', { address: contact ?? '' }) : t('messages.noteHint')}
        rows={5}
        maxLength={LIMITS.message}
        lang={message.language}
        autoFocus
      />
      <div className="row gap-8">
        <BusyButton
          className="button primary small"
          busy={busy}
          label={t(way === 'mail' ? 'messages.sendMail' : 'messages.mark')}
          busyLabel={t('common.sending')}
        />
        <button type="button" className="button quiet small" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
