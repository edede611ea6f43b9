// One text as the page shows it, in both languages; it is changed, or put back to what ships.

import { restoreCopy } from '@menged/contracts/calls/admin/copy'
import type { CopyText } from '@menged/contracts/copy'
import { WRITTEN } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

type Props = { text: CopyText; onEdit: () => void; onChange: (text: CopyText) => void }

export function CopyRow({ text: { place, key, shipped, own, changedAt }, onEdit, onChange }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const shown = own ?? shipped
  const restore = () =>
    submit(async () => {
      const input = { params: { place, key }, body: { was: changedAt } }
      onChange((await accountApi(language)(restoreCopy, input)).data)
      void toastSuccess(t('copy.backDone'), { id: 'copy' })
    })
  const ask = () =>
    showModal('alert', {
      title: t('copy.putBack'),
      text: t('copy.putBackText', { text: textIn(shipped, language) }),
      confirm: t('copy.putBack'),
      onConfirm: () => void restore(),
    })
  return (
    <li className="copy-text" id={`copy-${place}-${key}`}>
      <div className="grow">
        {WRITTEN.map((each, i) =>
          WRITTEN.slice(0, i).some((before) => shown[before] === shown[each]) ? null : (
            <p key={each} lang={each} dir="auto" className={i === 0 ? undefined : 'soft'}>
              {shown[each]}
            </p>
          ),
        )}
        <TroubleNote text={formError()} />
      </div>
      <div className="admin-actions">
        {own ? <RowButton words={t('copy.putBack')} of={textIn(shown, language)} aria-disabled={busy} onClick={ask} /> : null}
        <RowButton words={t('copy.change')} of={textIn(shown, language)} look="tinted" onClick={onEdit} />
      </div>
    </li>
  )
}
