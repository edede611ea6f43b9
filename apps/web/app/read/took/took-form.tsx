// The form in which somebody tells what an errand really took. It posts with and without JavaScript; what was typed is never lost.
import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { FormResult, Refused } from '../../page/form-result.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

export const TOOK_FIELDS = ['paid', 'days', 'office'] as const
export type TookField = (typeof TOOK_FIELDS)[number]

export function TookForm({ outcome }: { outcome: FormResult<TookField> | null }) {
  const t = useT()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) result.current?.focus()
  }, [outcome])
  return (
    <section className="card padded stack gap-16 took-card">
      <div ref={result} className="hide-empty" tabIndex={-1} aria-live="polite">
        {outcome?.sent ? (
          <p className="note green">
            <Icon of={CircleCheck} />
            <span>{t('took.sent')}</span>
          </p>
        ) : null}
        {outcome && !outcome.sent && outcome.error ? (
          <p className="note red" role="alert">
            <Icon of={CircleAlert} />
            <span>{outcome.error}</span>
          </p>
        ) : null}
      </div>
      {outcome?.sent ? null : <Fields refused={outcome} />}
    </section>
  )
}

function Fields({ refused }: { refused: Refused<TookField> | null }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const busy = useNavigation().formMethod === 'POST'
  const field = (name: TookField) => ({
    name,
    id: `took-${name}`,
    label: t(`took.${name}`),
    autoComplete: 'off',
    defaultValue: refused?.values[name] ?? '',
    error: refused?.fields.includes(name) ? t(`took.${name}Wrong`) : null,
  })
  return (
    <Form discover="none" method="post" action={`${pathname}${search}`} className="stack gap-16" noValidate preventScrollReset>
      <TextField {...field('paid')} hint={t('took.paidHint')} inputMode="numeric" maxLength={20} dir="ltr" />
      <TextField {...field('days')} hint={t('took.daysHint')} inputMode="numeric" maxLength={8} dir="ltr" />
      <TextField {...field('office')} hint={t('took.officeHint')} maxLength={80} />
      <p className="small muted">{t('took.rule')}</p>
      <button type="submit" className="button primary end" aria-disabled={busy}>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        <span>{busy ? t('common.sending') : t('common.send')}</span>
      </button>
    </Form>
  )
}
