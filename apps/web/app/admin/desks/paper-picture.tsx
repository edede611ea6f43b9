// The picture of a paper: fetched with the token when somebody asks for it, kept nowhere, and written down that it was seen.

import { verificationPaper } from '@menged/contracts/calls/admin/papers'
import type { Verification } from '@menged/contracts/papers'
import { Eye } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { fetchFile } from '../../session/account/fetch-file.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

type PaperProps = { verificationId: string; paper: Verification['papers'][number] }

export function PaperPicture({ verificationId, paper: { id, kind } }: PaperProps) {
  const { language, t } = useLocale()
  const [url, setUrl] = useState<string | null>(null)
  const { busy, submit, formError } = useSubmission()
  const open = () =>
    submit(async () => {
      setUrl(await asData(await fetchFile(verificationPaper, { params: { verificationId, paperId: id } }, language)))
    })
  const name = t(`desks.paper_${kind}`)
  return (
    <div className="desks-paper">
      {url === null ? (
        <button type="button" className="button outline" aria-disabled={busy} onClick={() => void open()}>
          <Icon of={Eye} size="small" />
          <span>{t('desks.openPaper', { name })}</span>
        </button>
      ) : (
        <img src={url} alt={name} />
      )}
      <TroubleNote text={formError()} />
    </div>
  )
}

/** Pages show pictures of their own address and such as these. */
const asData = (picture: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(picture)
  })
