// A picture for a body: chosen, described for those who do not see it, uploaded, put where the cursor stands.
import { addPostPicture } from '@menged/contracts/calls/publishing'
import { LIMITS } from '@menged/contracts/limits'
import { IMAGE_TYPES } from '@menged/contracts/marketplace/joining-rules'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import type { Editor } from '@tiptap/core'
import type { FormEvent } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { sendForm } from '../../../session/account/send-form.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Dialog } from '../../../ui/forms/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'

export function PictureDialog({ editor, lang, onClose }: { editor: Editor; lang: 'en' | 'am'; onClose: () => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const alt = String(form.get('alt') ?? '').trim()
    const picture = form.get('picture')
    if (!(picture instanceof File) || picture.size === 0)
      return setTrouble({ field: 'picture', text: t('publishing.pictureMissing') })
    if (picture.size > LIMITS.upload) return setTrouble({ field: 'picture', text: t('error.pictureTooLarge') })
    if (!(IMAGE_TYPES as readonly string[]).includes(picture.type))
      return setTrouble({ field: 'picture', text: t('publishing.pictureWrong') })
    if (alt === '') return setTrouble({ field: 'alt', text: t('publishing.altMissing') })
    await submit(async () => {
      const body = new FormData()
      body.set('picture', picture)
      const { data } = await sendForm(addPostPicture, body, language)
      onClose()
      editor.chain().focus().setImage({ src: data.url, alt }).run()
    })
  }
  return (
    <Dialog title={t('publishing.picture')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={send} noValidate>
        <TroubleNote text={errorBeside('picture', 'alt')} />
        <FileField
          id="rich-picture"
          name="picture"
          accept={IMAGE_TYPES.join()}
          label={t('publishing.pictureFile')}
          choose={t('publishing.pictureChoose')}
          hint={t('publishing.pictureHint')}
          error={errorOf('picture')}
        />
        <TextField
          id="rich-alt"
          name="alt"
          lang={lang}
          label={t('publishing.alt')}
          hint={t('publishing.altHint')}
          maxLength={PUBLISHING_LIMITS.alt}
          error={errorOf('alt')}
          autoComplete="off"
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton
            className="button primary"
            busy={busy}
            label={t('publishing.pictureInsert')}
            busyLabel={t('publishing.pictureSending')}
          />
        </div>
      </form>
    </Dialog>
  )
}
