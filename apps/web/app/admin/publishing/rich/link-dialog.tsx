// Where the chosen words lead: another site, a telephone, a mailbox or a page of Menged; and how to take a link away.
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/forms/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { submitted, textIn } from '../../../ui/forms/submitted.ts'
import { useT } from '../../../words/language.tsx'
import { typedAddress } from './link-address.ts'

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT()
  const before = String(editor.getAttributes('link').href ?? '')
  const [error, setError] = useState<string | null>(null)
  const isEmpty = editor.state.selection.empty && before === ''
  const apply = (form: FormData) => {
    const address = typedAddress(String(form.get('address') ?? ''), location.origin)
    if (address === null) return setError(t('publishing.linkWrong'))
    const words = textIn(form, 'words')
    const chain = editor.chain().focus()
    onClose()
    if (isEmpty)
      chain.insertContent({ type: 'text', text: words || address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.extendMarkRange('link').setLink({ href: address }).run()
  }
  const remove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <Dialog title={t('publishing.link')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={submitted(apply)} noValidate>
        <TextField
          id="rich-address"
          name="address"
          dir="ltr"
          label={t('publishing.linkAddress')}
          hint={t('publishing.linkHint')}
          defaultValue={before}
          error={error}
          maxLength={500}
          autoComplete="off"
        />
        {isEmpty ? (
          <TextField id="rich-words" name="words" label={t('publishing.linkWords')} maxLength={200} autoComplete="off" />
        ) : null}
        <Buttons onRemove={before === '' ? null : remove} />
      </form>
    </Dialog>
  )
}

function Buttons({ onRemove }: { onRemove: (() => void) | null }) {
  const t = useT()
  return (
    <div className="row gap-12 modal-actions">
      {onRemove === null ? null : (
        <button type="button" className="button outline" onClick={onRemove}>
          {t('publishing.linkRemove')}
        </button>
      )}
      <button type="submit" className="button primary">
        {t('publishing.linkApply')}
      </button>
    </div>
  )
}
