// The picture of a paper: fetched with the token when somebody asks for it, kept nowhere, and written down that it was seen.

import { pathOf } from '@menged/contracts/calls/call'
import { verificationPaper } from '@menged/contracts/calls/papers'
import type { Verification } from '@menged/contracts/papers'
import { Eye } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { storedToken } from '../../session/session.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

type PaperProps = { verificationId: string; paper: Verification['papers'][number] }

export function PaperPicture({ verificationId, paper: { id, kind } }: PaperProps) {
  const t = useT()
  const [url, setUrl] = useState<string | null>(null)
  const { busy, submit, errorBeside } = useSubmission()
  const open = () =>
    submit(async () => {
      const path = pathOf(verificationPaper.path, { verificationId, paperId: id })
      const response = await fetch(path, { headers: { authorization: `Bearer ${storedToken() ?? ''}` } })
      if (!response.ok) throw new Error(verificationPaper.path)
      setUrl(await asData(await response.blob()))
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
      <TroubleNote text={errorBeside()} />
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
