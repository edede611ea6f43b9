// A picture for a body: chosen, described for those who do not see it, uploaded, put where the cursor stands.

import { addPostPicture } from '@menged/contracts/calls/admin/publishing'
import { LIMITS } from '@menged/contracts/limits'
import { IMAGE_TYPES } from '@menged/contracts/marketplace/joining-rules'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import type { Written } from '@menged/ethiopia/languages'
import type { Editor } from '@tiptap/core'
import { FormDialog } from '../../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { sendForm } from '../../../session/account/send-form.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { textIn } from '../../../ui/forms/submitted.ts'
import { useLocale } from '../../../words/language.tsx'

function pictureProblem(picture: FormDataEntryValue | null) {
  if (!(picture instanceof File) || picture.size === 0) return 'publishing.pictureMissing'
  if (picture.size > LIMITS.upload) return 'error.pictureTooLarge'
  return (IMAGE_TYPES as readonly string[]).includes(picture.type) ? null : 'publishing.pictureWrong'
}

export function PictureDialog({ editor, lang, onClose }: { editor: Editor; lang: Written; onClose: () => void }) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { submit, setTrouble, field } = submission
  const send = async (form: FormData) => {
    const alt = textIn(form, 'alt')
    const picture = form.get('picture')
    const problem = pictureProblem(picture)
    if (problem !== null) return setTrouble({ field: 'picture', text: t(problem) })
    if (alt === '') return setTrouble({ field: 'alt', text: t('publishing.altMissing') })
    await submit(async () => {
      const body = new FormData()
      body.set('picture', picture as File)
      const { data } = await sendForm(addPostPicture, body, language)
      onClose()
      editor.chain().focus().setImage({ src: data.url, alt }).run()
    })
  }
  return (
    <FormDialog
      title={t('publishing.picture')}
      submission={submission}
      fields={['picture', 'alt']}
      onSend={send}
      onClose={onClose}
      button={t('publishing.pictureInsert')}
      busyLabel={t('publishing.pictureSending')}
    >
      <FileField
        {...field('picture', 'rich-picture')}
        accept={IMAGE_TYPES.join()}
        label={t('publishing.pictureFile')}
        choose={t('publishing.pictureChoose')}
        hint={t('publishing.pictureHint')}
      />
      <TextField
        {...field('alt', 'rich-alt')}
        lang={lang}
        label={t('publishing.alt')}
        hint={t('publishing.altHint')}
        maxLength={PUBLISHING_LIMITS.alt}
        autoComplete="off"
      />
    </FormDialog>
  )
}
