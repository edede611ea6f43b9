// Opens the draft of a published post, which is made the first time, and leads to where it is written.
import { openDraft } from '@menged/contracts/calls/admin/publishing'
import { draftLink } from '@menged/contracts/publishing/lists'
import { type InSome, textIn } from '@menged/ethiopia/text'
import { useNavigate } from 'react-router'
import { useSubmission } from '../dialogs/forms/submission.ts'
import { accountApi } from '../session/account/account-api.ts'
import { TroubleNote } from '../ui/forms/trouble-note.tsx'
import { useLocale } from '../words/language.tsx'

type EditButtonProps = { post: { _id: string; title: InSome<string> }; label?: string }

export function EditButton({ post: { _id, title }, label }: EditButtonProps) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const { busy, submit, formError } = useSubmission()
  const words = label ?? t('upkeep.edit')
  const open = () =>
    submit(async () => {
      const { data } = await accountApi(language)(openDraft, { params: { postId: _id } })
      await navigate(draftLink(data.id))
    })
  return (
    <>
      <TroubleNote text={formError()} />
      <button
        type="button"
        className="button outline small"
        aria-disabled={busy}
        aria-label={`${words}: ${textIn(title, language) || _id}`}
        onClick={() => void open()}
      >
        {words}
      </button>
    </>
  )
}
