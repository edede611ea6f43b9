// Hands the PDF to another app of the phone. On a slow line the browser may want a second press: the file is kept for it.
import type { DocumentCopy } from '@menged/contracts/documents/lists'
import { Share2 } from 'lucide'
import { useRef, useState } from 'react'
import { toastError, toastSuccess } from '../../../dialogs/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { troubleOf } from '../form/trouble.ts'
import type { StoredDocument } from '../stored-documents.ts'
import { pdfOf, share } from './files.ts'

/** Of one version and one copy: another one is another button. */
export function ShareButton({ document, copy }: { document: StoredDocument; copy: DocumentCopy }) {
  const { language, t } = useLocale()
  const [busy, setBusy] = useState(false)
  const made = useRef<File>(undefined)
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      made.current ??= await pdfOf(document, copy, language)
      if ((await share(made.current)) === 'late') void toastSuccess(t('documents.shareReady'), { id: 'document' })
    } catch (error) {
      void toastError(troubleOf(error, t).text, { id: 'document' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button outline" aria-disabled={busy} onClick={() => void press()}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon of={Share2} size="small" />}
      {t('documents.share')}
    </button>
  )
}
