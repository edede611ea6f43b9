// The registration dialog: a personal account or a company's.
import { pathTo } from '@menged/contracts/path-to'
import { Building2, CircleAlert, UserRound } from 'lucide'
import { useRef, useState } from 'react'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { forgetReturn } from '../../session/deferred/return-path.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { CompanyFields } from './company-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import type { Kind } from './registration.ts'
import { endSignup } from './signup-path.ts'
import { useRegistration } from './use-registration.ts'

const KINDS = [
  ['personal', UserRound],
  ['company', Building2],
] as const

export default function RegisterModal({ kind: begun = 'personal', onClose }: ModalProps<'register'>) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(false)
  const { kind, choose, values, errors, refusal, busy, change, submit } = useRegistration(form, begun)
  const Fields = kind === 'personal' ? PersonalFields : CompanyFields
  const dismiss = () => {
    endSignup()
    forgetReturn()
    onClose()
  }
  const toLogin = () => {
    endSignup()
    showModal('login', {})
  }
  return (
    <Dialog
      title={t('account.createAccount')}
      closeLabel={t('common.close')}
      onClose={dismiss}
      tibeb
      wide={kind === 'company'}
      lead={t('account.registerLead')}
    >
      <KindSwitch kind={kind} onChoose={choose} />
      <form ref={form} method="post" className="stack gap-16" onSubmit={submit} noValidate>
        {refusal ? (
          <Notice kind="red" icon={CircleAlert}>
            {refusal}
          </Notice>
        ) : null}
        <Fields values={values} errors={errors} shown={shown} onChange={change} />
        <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
        <Terms />
        <div className="modal-actions">
          <BusyButton busy={busy} label={t('account.create')} busyLabel={t('account.creating')} />
        </div>
        <p className="small modal-foot">
          <span className="soft">{t('account.haveAccount')}</span>{' '}
          <button type="button" className="link strong" onClick={toLogin}>
            {t('account.logIn')}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

/** Who may, and what is accepted. The texts open beside the form: what was typed stays. */
function Terms() {
  const t = useT()
  const [before, terms, between, privacy, after] = t('account.terms', { cut: '\n' }).split('\n')
  return (
    <p className="small muted">
      {before}
      <a className="link" href={pathTo('terms-of-service')} target="_blank" rel="noopener">
        {terms}
      </a>
      {between}
      <a className="link" href={pathTo('privacy-policy')} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </p>
  )
}

function KindSwitch({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const t = useT()
  return (
    <fieldset className="segments wide kinds" aria-label={t('account.kind')}>
      {KINDS.map(([value, icon]) => (
        <button
          key={value}
          type="button"
          aria-pressed={kind === value}
          className={kind === value ? 'active' : ''}
          onClick={() => onChoose(value)}
        >
          <Icon of={icon} size="small" />
          <span>{t(`account.${value}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
