// The page behind the link that a portal without an administrator prints at its start.
import { pathTo } from '@menged/contracts/path-to'
import { CircleAlert, ShieldCheck } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import type { Typed } from '../../page/form-result.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { CheckField, PasswordField } from '../../ui/forms/password-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

export const SETUP_FIELDS = ['fullName', 'email'] as const
/** `void`: the link makes no administrator any more. What was typed comes back, but for the password. */
export type SetupAnswer =
  | { state: 'done' }
  | { state: 'void' | 'refused'; error: string; field: string | null; typed: Typed<(typeof SETUP_FIELDS)[number]> }
type Refused = Extract<SetupAnswer, { error: string }>

export function SetupPage({ answer }: { answer: SetupAnswer | null }) {
  const t = useT()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) result.current?.focus()
  }, [answer])
  const isDone = answer?.state === 'done'
  const refused = answer && 'error' in answer ? answer : null
  return (
    <div className="container page mail-page">
      <section className="card padded stack gap-16" aria-labelledby="setup-title">
        <span className={`tile big ${isDone ? '' : 'gold'}`}>
          <Icon of={ShieldCheck} size="large" />
        </span>
        <div ref={result} tabIndex={-1} className="stack gap-12">
          <h1 id="setup-title">{t(isDone ? 'account.setupDone' : 'account.setupTitle')}</h1>
          {refused && refused.field === null ? (
            <Notice kind="red" icon={CircleAlert}>
              {refused.error}
            </Notice>
          ) : (
            <p className="soft">{t(isDone ? 'account.setupDoneLead' : 'account.setupLead')}</p>
          )}
        </div>
        {isDone ? (
          <ModalLink className="button primary wide large" to={pathTo('admin')} modal="login">
            {t('account.logIn')}
          </ModalLink>
        ) : refused?.state === 'void' ? null : (
          <SetupForm refused={refused} />
        )}
      </section>
    </div>
  )
}

function SetupForm({ refused }: { refused: Refused | null }) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const busy = useNavigation().formMethod === 'POST'
  const errorOf = (field: string) => (refused?.field === field ? refused.error : null)
  return (
    <Form discover="none" method="post" className="stack gap-16" noValidate>
      <TextField
        id="setup-name"
        name="fullName"
        label={t('account.fullName')}
        autoComplete="name"
        required
        defaultValue={refused?.typed.fullName ?? ''}
        error={errorOf('fullName')}
      />
      <TextField
        id="setup-email"
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        required
        defaultValue={refused?.typed.email ?? ''}
        error={errorOf('email')}
      />
      <PasswordField
        id="setup-password"
        name="password"
        label={t('account.password')}
        hint={t('account.setupPasswordHint')}
        autoComplete="new-password"
        required
        shown={shown}
        error={errorOf('password')}
      />
      <div className="needs-script">
        <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
      </div>
      <BusyButton busy={busy} label={t('account.setupMake')} busyLabel={t('common.sending')} />
    </Form>
  )
}
