// Changes the names, type and website of an organisation.
import { changeOrganisation } from '@menged/contracts/calls/admin/organisations'
import type { ManagedOrganisation } from '@menged/contracts/organisations'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { OrganisationFields, organisationIn } from './organisation-fields.tsx'

type Props = { organisation: ManagedOrganisation; onDone: (organisation: ManagedOrganisation) => void; onClose: () => void }

export function OrganisationDialog({ organisation, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { submit, errorOf } = submission
  const save = async (form: FormData) => {
    const body = { ...organisationIn(form), was: organisation.editedAt }
    const params = { organisationId: organisation._id }
    if (!(await submit(async () => onDone((await accountApi(language)(changeOrganisation, { params, body })).data)))) return
    void toastSuccess(t('people.organisationSaved'), { id: 'people' })
    onClose()
  }
  return (
    <FormDialog
      title={t('people.editOrganisation')}
      submission={submission}
      fields={['nameEn', 'nameAm', 'website']}
      onSend={save}
      onClose={onClose}
      button={t('people.save')}
    >
      <OrganisationFields id="organisation" values={organisation} errorOf={errorOf} />
    </FormDialog>
  )
}
