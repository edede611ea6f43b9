// The role of an account. A change logs it out everywhere, so it is asked about first.
import { changePersonRole } from '@menged/contracts/calls/admin/people'
import type { ManagedPerson } from '@menged/contracts/people'
import { ROLES } from '@menged/contracts/permissions'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Choice } from '../../ui/forms/choice.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

type Props = { person: ManagedPerson; onChange: (person: ManagedPerson) => void }
type Given = ManagedPerson['role']

const GIVEN = ROLES.filter((role): role is Given => role !== 'guest')

export function RoleForm(props: Props) {
  const { person } = props
  const { t } = useLocale()
  const { wanted, setWanted, busy, error, ask } = useRole(props)
  return (
    <form className="card padded stack gap-12" aria-labelledby="person-role" onSubmit={ask}>
      <h2 id="person-role" className="admin-title">
        {t('people.role')}
      </h2>
      <TroubleNote text={error} />
      <fieldset className="stack gap-8 people-roles">
        <legend className="sr-only">{t('people.role')}</legend>
        {GIVEN.map((role) => (
          <Choice
            key={role}
            look="checkbox round"
            name="role"
            value={role}
            checked={wanted === role}
            onChange={() => setWanted(role)}
          >
            <span>
              {t(`people.role_${role}`)}
              <span className="small muted people-role-text">{t(`people.may_${role}`)}</span>
            </span>
          </Choice>
        ))}
      </fieldset>
      {wanted === person.role ? null : (
        <BusyButton className="button primary" busy={busy} label={t('people.changeRole')} busyLabel={t('common.sending')} />
      )}
    </form>
  )
}

function useRole({ person, onChange }: Props) {
  const { language, t } = useLocale()
  const [wanted, setWanted] = useState<Given>(person.role)
  const { busy, submit, errorOf, formError } = useSubmission()
  const give = async () => {
    const body = { role: wanted, was: person.role }
    const done = await submit(async () =>
      onChange((await accountApi(language)(changePersonRole, { params: { userId: person._id }, body })).data),
    )
    if (done) void toastSuccess(t('people.roleChanged'), { id: 'people' })
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    showModal('alert', {
      title: t('people.changeRole'),
      text: t('people.changeRoleText', { name: person.name, role: t(`people.role_${wanted}`) }),
      confirm: t('people.changeRole'),
      onConfirm: () => void give(),
    })
  }
  return { wanted, setWanted, busy, error: formError() ?? errorOf('role'), ask }
}
