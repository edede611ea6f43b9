// The page behind the link that a portal without an administrator prints at its start.
import { pathTo } from '@menged/contracts/path-to'
import { CircleAlert, ShieldCheck } from 'lucide'
import { Form, useNavigation } from 'react-router'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import type { Typed } from '../../page/form-result.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { useT } from '../../words/language.tsx'
import { LinkPage } from './link-page.tsx'
import { NewPassword } from './new-password.tsx'

export const SETUP_FIELDS = ['fullName', 'email'] as const
/** `void`: the link makes no administrator any more. What was typed comes back, but for the password. */
export type SetupAnswer =
  | { state: 'done' }
  | { state: 'void' | 'refused'; error: string; field: string | null; typed: Partial<Typed<(typeof SETUP_FIELDS)[number]>> }
const LINES = [
  { id: 'setup-name', name: 'fullName', autoComplete: 'name' },
  { id: 'setup-email', name: 'email', type: 'email', autoComplete: 'username' },
] as const
type Refused = Extract<SetupAnswer, { error: string }>

export function SetupPage({ answer }: { answer: SetupAnswer | null }) {
  const t = useT()
  const isDone = answer?.state === 'done'
  const refused = answer && 'error' in answer ? answer : null
  return (
    <LinkPage
      icon={ShieldCheck}
      title={t(isDone ? 'account.setupDone' : 'account.setupTitle')}
      answer={answer}
      note={
        refused && refused.field === null ? (
          <Notice kind="red" icon={CircleAlert}>
            {refused.error}
          </Notice>
        ) : (
          <p className="soft">{t(isDone ? 'account.setupDoneLead' : 'account.setupLead')}</p>
        )
      }
    >
      {isDone ? (
        <ModalLink className="button primary wide large" to={pathTo('admin')} modal="login">
          {t('account.logIn')}
        </ModalLink>
      ) : refused?.state === 'void' ? null : (
        <SetupForm refused={refused} />
      )}
    </LinkPage>
  )
}

function SetupForm({ refused }: { refused: Refused | null }) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  const errorOf = (field: string) => (refused?.field === field ? refused.error : null)
  return (
    <Form discover="none" method="post" className="stack gap-16" noValidate>
      {LINES.map(({ id, name, ...input }) => (
        <TextField
          {...input}
          key={name}
          id={id}
          name={name}
          label={t(`account.${name}`)}
          required
          defaultValue={refused?.typed[name] ?? ''}
          error={errorOf(name)}
        />
      ))}
      <NewPassword
        id="setup-password"
        label={t('account.password')}
        hint={t('account.setupPasswordHint')}
        error={errorOf('password')}
      />
      <BusyButton busy={busy} label={t('account.setupMake')} busyLabel={t('common.sending')} />
    </Form>
  )
}
