// The form in which somebody tells what an errand really took. It posts with and without JavaScript; what was typed is never lost.
import { Form, useLocation, useNavigation } from 'react-router'
import type { FormResult, Refused } from '../../page/form-result.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'
import { FormOutcome } from '../form-outcome.tsx'

export const TOOK_FIELDS = ['paid', 'days', 'office'] as const
export type TookField = (typeof TOOK_FIELDS)[number]

export function TookForm({ outcome }: { outcome: FormResult<TookField> | null }) {
  const t = useT()
  return (
    <section className="card padded stack gap-16 took-card">
      <FormOutcome className="hide-empty" outcome={outcome} sent={t('took.sent')} />
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
      <BusyButton className="button primary end" busy={busy} label={t('common.send')} busyLabel={t('common.sending')} />
    </Form>
  )
}
