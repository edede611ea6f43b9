// Why something is hidden: a ground that its author reads in both languages, and more words where they help.
import { LIMITS } from '@menged/contracts/limits'
import type { QueueItem } from '@menged/contracts/moderation'
import { HIDING_GROUNDS, type HidingGround } from '@menged/contracts/moderation/lists'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { SelectField, TextArea } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import type { Reason } from './use-deciding.ts'

type HideProps = { items: readonly QueueItem[]; onHide: (reason: Reason) => Promise<void>; onClose: () => void }

export function HideDialog({ items, onHide, onClose }: HideProps) {
  const t = useT()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const ground = String(form.get('ground')) as HidingGround
    const note = String(form.get('note') ?? '').trim()
    if (ground === 'else' && note === '') return setTrouble({ field: 'note', text: t('moderation.noteNeeded') })
    await submit(() => onHide({ ground, ...(note === '' ? {} : { note }) }))
  }
  const [only] = items
  return (
    <Dialog
      title={t('moderation.hideTitle', { count: items.length })}
      closeLabel={t('common.close')}
      onClose={onClose}
      subtitle={t('moderation.hideText')}
    >
      <form className="stack gap-16" onSubmit={send} noValidate>
        {only && items.length === 1 && only.text !== '' ? (
          <blockquote className="quoted soft" dir="auto">
            {only.text}
          </blockquote>
        ) : null}
        <TroubleNote text={errorBeside('ground', 'note')} />
        <SelectField
          id="hide-ground"
          name="ground"
          label={t('moderation.ground')}
          options={HIDING_GROUNDS.map((ground) => [ground, t(`moderation.ground_${ground}`)] as const)}
          error={errorOf('ground')}
        />
        <TextArea
          id="hide-note"
          name="note"
          label={t('moderation.note')}
          hint={t('moderation.noteHint')}
          rows={3}
          maxLength={LIMITS.comment}
          error={errorOf('note')}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button danger" busy={busy} label={t('moderation.hide')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
