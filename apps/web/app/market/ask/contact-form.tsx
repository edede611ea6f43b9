// What a guest writes to a worker without our code: words, a name and a way to answer.
import { LIMITS } from '@menged/contracts/limits'
import { Send } from 'lucide'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '../../page/form-result.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

export const FIELDS = ['text', 'name', 'reach', 'key'] as const
export type Field = (typeof FIELDS)[number]

/** `requestKey`: the same form sent twice is one request. */
type ContactFormProps = { name: string; requestKey: string; isSample: boolean; outcome: FormResult<Field> | null }

export function ContactForm({ name, requestKey, isSample, outcome }: ContactFormProps) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  if (outcome?.sent)
    return (
      <section className="card padded stack gap-8">
        <h2>{t(isSample ? 'ask.sampleTitle' : 'ask.sent_message')}</h2>
        <p>{t(isSample ? 'ask.sampleText' : 'ask.sentAccount', { name })}</p>
      </section>
    )
  const { fields = [], values = {}, error = null } = outcome ?? {}
  const isWrong = (...names: string[]) => names.some((each) => fields.includes(each))
  return (
    <Form discover="none" method="post" className="card padded stack gap-16" noValidate>
      {isSample ? <p className="note">{t('ask.sampleText', { name })}</p> : null}
      <TroubleNote text={isWrong('text', 'name', 'phone', 'email') ? null : error} />
      <input type="hidden" name="key" value={values.key ?? requestKey} />
      <TextArea
        id="ask-text"
        name="text"
        label={t('ask.text')}
        requiredMark
        rows={4}
        maxLength={LIMITS.message}
        hint={t('ask.noIds')}
        defaultValue={values.text ?? ''}
        error={isWrong('text') ? (error ?? t('ask.messageRequiredText')) : null}
      />
      <TextField
        id="ask-name"
        name="name"
        label={t('ask.name')}
        requiredMark
        autoComplete="name"
        maxLength={LIMITS.name}
        defaultValue={values.name ?? ''}
        error={isWrong('name') ? t('ask.nameWrong') : null}
      />
      <TextField
        id="ask-reach"
        name="reach"
        label={t('ask.reach')}
        requiredMark
        {...(isSample ? {} : { hint: t('ask.reachHint') })}
        dir="ltr"
        autoCapitalize="none"
        maxLength={LIMITS.email}
        defaultValue={values.reach ?? ''}
        error={isWrong('phone', 'email') ? t('ask.reachWrong') : null}
      />
      <div className="row gap-12 wraps">
        {isSample ? null : <p className="small muted ask-sees">{t('ask.seesName', { name })}</p>}
        <BusyButton
          className="button primary"
          busy={busy}
          label={t('ask.sendMessage')}
          busyLabel={t('common.sending')}
          icon={<Icon of={Send} size="small" className="flip" />}
        />
      </div>
    </Form>
  )
}
