// Contact form of /about-us. What was typed stays in the form when something is wrong.
import { LIMITS } from '@menged/contracts/limits'
import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '../../page/form-result.ts'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

export const CONTACT_FIELDS = ['name', 'contact', 'subject', 'message'] as const
type Field = (typeof CONTACT_FIELDS)[number]

const LINES = [
  { name: 'name', maxLength: LIMITS.name, autoComplete: 'name' },
  { name: 'contact', maxLength: LIMITS.email, autoComplete: 'email' },
  { name: 'subject', maxLength: LIMITS.subject, autoComplete: 'off' },
] as const

export function ContactForm({ outcome }: { outcome: FormResult<Field> | null }) {
  const t = useT()
  const { state } = useNavigation()
  const busy = state !== 'idle'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) result.current?.focus()
  }, [outcome])
  const refused = outcome?.sent === false ? outcome : null
  const errorOf = (field: Field) => (refused?.fields.includes(field) ? t(`contact.${field}Wrong`) : null)
  return (
    <section className="card padded stack gap-24 reading" aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contact.title')}</h2>
      <div ref={result} tabIndex={-1} aria-live="polite" className="hide-empty">
        {outcome?.sent ? (
          <p className="note green">
            <Icon of={CircleCheck} />
            <span>{t('contact.sent')}</span>
          </p>
        ) : null}
        {refused ? (
          <p className="note red" role="alert">
            <Icon of={CircleAlert} />
            <span>{refused.error ?? t('contact.checkFields')}</span>
          </p>
        ) : null}
      </div>
      <Form discover="none" method="post" className="stack gap-16" key={outcome?.sent ? 'sent' : 'writing'} noValidate>
        {LINES.map(({ name, maxLength, autoComplete }) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={t(`contact.${name}`)}
            hint={name === 'contact' ? t('contact.contactHint') : null}
            requiredMark
            required
            maxLength={maxLength}
            autoComplete={autoComplete}
            defaultValue={refused?.values[name] ?? ''}
            error={errorOf(name)}
          />
        ))}
        <TextArea
          id="message"
          name="message"
          label={t('contact.message')}
          requiredMark
          required
          maxLength={LIMITS.message}
          rows={6}
          defaultValue={refused?.values.message ?? ''}
          error={errorOf('message')}
        />
        <div className="row between wraps">
          <p className="hint">{t('contact.kept')}</p>
          <button type="submit" className="button primary" aria-disabled={busy}>
            {busy ? <span className="spinner" aria-hidden="true" /> : null}
            <span>{busy ? t('common.sending') : t('common.send')}</span>
          </button>
        </div>
      </Form>
    </section>
  )
}
