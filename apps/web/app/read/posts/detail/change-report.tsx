// "Something changed?": a real form behind a disclosure. It posts with and without JavaScript; what was typed is never lost.
import { LIMITS } from '@menged/contracts/limits'
import { ChevronDown, CircleAlert, CircleCheck, MessageSquareWarning } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { FormResult, Refused } from '../../../page/form-result.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'

type Field = 'text' | 'contact'
export type ChangeResult = FormResult<Field>

export function ChangeReport({ outcome }: { outcome: ChangeResult | null }) {
  const t = useT()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) result.current?.focus()
  }, [outcome])
  // Opened before takeover, the disclosure has an attribute that the server did not write.
  return (
    <details className="card change" id="changed" open={outcome !== null} suppressHydrationWarning>
      <summary>
        <Icon of={MessageSquareWarning} />
        <span className="grow">
          <span className="strong">{t('post.changedTitle')}</span> <span className="small muted">{t('post.changedLead')}</span>
        </span>
        <Icon of={ChevronDown} size="small" className="turn" />
      </summary>
      <div className="stack gap-16 change-body">
        <div ref={result} tabIndex={-1} aria-live="polite">
          {outcome?.sent ? (
            <p className="note green">
              <Icon of={CircleCheck} />
              <span>{t('post.changedSent')}</span>
            </p>
          ) : null}
          {outcome && !outcome.sent && outcome.error ? (
            <p className="note red" role="alert">
              <Icon of={CircleAlert} />
              <span>{outcome.error}</span>
            </p>
          ) : null}
        </div>
        {outcome?.sent ? null : <ChangeForm outcome={outcome} />}
      </div>
    </details>
  )
}

function ChangeForm({ outcome }: { outcome: Refused<Field> | null }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const busy = useNavigation().formMethod === 'POST'
  const wrong = outcome?.fields.includes('text') ? t('post.changedTextWrong') : null
  return (
    <Form
      discover="none"
      method="post"
      action={`${pathname}${search}#changed`}
      className="stack gap-16"
      noValidate
      preventScrollReset
    >
      <TextArea
        id="change-text"
        name="text"
        label={t('post.changedText')}
        hint={t('post.changedHint')}
        requiredMark
        required
        maxLength={LIMITS.feedback}
        rows={4}
        defaultValue={outcome?.values.text ?? ''}
        error={wrong}
      />
      <TextField
        id="change-contact"
        name="contact"
        label={t('post.changedContact')}
        hint={t('post.changedContactHint')}
        maxLength={LIMITS.email}
        autoComplete="email"
        defaultValue={outcome?.values.contact ?? ''}
      />
      <div className="row">
        <BusyButton className="button primary end" busy={busy} label={t('common.send')} busyLabel={t('common.sending')} />
      </div>
    </Form>
  )
}
