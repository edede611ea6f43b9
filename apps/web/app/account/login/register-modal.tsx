// The registration dialog: a personal account or a company's.

import { Building2, CircleAlert, type IconNode, UserRound } from 'lucide'
import { useRef, useState } from 'react'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { TermsText } from '../../page/deferred/terms-text.tsx'
import { forgetReturn } from '../../session/deferred/return-path.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { CompanyFields } from './company-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import type { Kind } from './registration.ts'
import { endSignup } from './signup-path.ts'
import { useRegistration } from './use-registration.ts'

const ICONS: Record<Kind, IconNode> = { personal: UserRound, company: Building2 }
const KINDS = Object.keys(ICONS) as Kind[]

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
        <div className="modal-actions">
          <p className="small muted">
            <TermsText cut={t('account.terms', { cut: '\n' })} />
          </p>
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

function KindSwitch({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const t = useT()
  return (
    <Segments look="wide kinds" label={t('account.kind')} values={KINDS} value={kind} onChoose={onChoose}>
      {(each) => (
        <>
          <Icon of={ICONS[each]} size="small" />
          <span>{t(`account.${each}`)}</span>
        </>
      )}
    </Segments>
  )
}
