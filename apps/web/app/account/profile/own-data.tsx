// One's own data: taken along as a file, or deleted with the account.
import { exportAccount } from '@menged/contracts/calls/account/profile'
import { Download } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { saveFile } from '../../page/deferred/save-file.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function OwnData() {
  const { language, t } = useLocale()
  const [deleting, setDeleting] = useState(false)
  const { busy, submit, formError } = useSubmission()
  const download = () =>
    submit(async () => {
      const { data } = await accountApi(language)(exportAccount)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(file, `menged-${data.exportedAt.slice(0, 10)}.json`)
    })
  return (
    <section className="card padded stack gap-12" aria-labelledby="data-title">
      <h2 id="data-title">{t('profile.data')}</h2>
      <p className="small soft">{t('profile.dataText')}</p>
      <TroubleNote text={formError()} />
      <div className="row gap-12 wraps">
        <button type="button" className="button outline" aria-disabled={busy} onClick={download}>
          <Icon of={Download} size="small" />
          <span>{t('profile.export')}</span>
        </button>
        <button type="button" className="button danger-outline" onClick={() => setDeleting(true)}>
          {t('profile.deleteAccount')}
        </button>
      </div>
      {deleting ? <DeleteDialog onClose={() => setDeleting(false)} /> : null}
    </section>
  )
}
