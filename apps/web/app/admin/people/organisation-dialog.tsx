// Changes the names, type and website of an organisation.
import { changeOrganisation } from '@menged/contracts/calls/organisations'
import type { KeptOrganisation } from '@menged/contracts/organisations'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { OrganisationFields, organisationIn } from './organisation-fields.tsx'

type Props = { organisation: KeptOrganisation; onDone: (organisation: KeptOrganisation) => void; onClose: () => void }

export function OrganisationDialog({ organisation, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, errorBeside } = useSubmission()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { ...organisationIn(event.currentTarget), was: organisation.editedAt }
    const params = { organisationId: organisation._id }
    if (!(await submit(async () => onDone((await accountApi(language)(changeOrganisation, { params, body })).data)))) return
    void toastSuccess(t('people.organisationSaved'), { id: 'people' })
    onClose()
  }
  return (
    <Dialog title={t('people.editOrganisation')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={save} noValidate>
        <TroubleNote text={errorBeside('nameEn', 'nameAm', 'website')} />
        <OrganisationFields id="organisation" values={organisation} errorOf={errorOf} />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button primary" busy={busy} label={t('people.save')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
