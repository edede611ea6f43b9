// Answers a message: by mail where there is an address, else a note on how it was answered. What was typed stays until it went through.

import { replyToMessage } from '@menged/contracts/calls/admin/messages'
import { LIMITS } from '@menged/contracts/limits'
import type { Message } from '@menged/contracts/messages'
import { ANSWER_WAYS, type AnswerWay } from '@menged/contracts/messages/lists'
import { useState } from 'react'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

type ReplyProps = { message: Message; onDone: (message: Message) => void; onStale: () => void; onClose: () => void }

export function ReplyForm(props: ReplyProps) {
  const { message, onClose } = props
  const { t } = useLocale()
  const { id, contact, canMail } = message
  const ways = ANSWER_WAYS.filter((way) => way !== 'mail' || canMail)
  const [way, setWay] = useState<AnswerWay>(canMail ? 'mail' : 'phone')
  const { busy, send, error, field } = useReply(props, way)
  return (
    <form className="stack gap-12" onSubmit={submitted(send)} noValidate>
      <Segments look="start" label={t('messages.way')} values={ways} value={way} onChoose={setWay}>
        {(each) => t(`messages.way_${each}`)}
      </Segments>
      <TroubleNote text={error} />
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

function useReply({ message: { id, kind, version }, onDone, onStale }: ReplyProps, way: AnswerWay) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (form: FormData) => {
    const text = textIn(form, 'text')
    if (text === '') return setTrouble({ field: 'text', text: t('messages.textNeeded') })
    await submit(async () => {
      const input = { params: { kind, messageId: id }, body: { way, text, version } }
      const { data } = await onConflict(accountApi(language)(replyToMessage, input), onStale)
      void toastSuccess(t(way === 'mail' ? 'messages.sent' : 'messages.marked'), { id: 'message' })
      onDone(data)
    })
  }
  return { busy, send, error: formError('text'), field }
}
