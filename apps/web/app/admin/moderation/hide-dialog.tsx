// Why something is hidden: a ground that its author reads in both languages, and more words where they help.
import { LIMITS } from '@menged/contracts/limits'
import type { QueueItem } from '@menged/contracts/moderation'
import { HIDING_GROUNDS, type HidingGround } from '@menged/contracts/moderation/lists'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { SelectField, TextArea } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useT } from '../../words/language.tsx'
import type { Reason } from './use-deciding.ts'

type HideProps = { items: readonly QueueItem[]; onHide: (reason: Reason) => Promise<void>; onClose: () => void }

export function HideDialog({ items, onHide, onClose }: HideProps) {
  const t = useT()
  const submission = useSubmission()
  const { submit, setTrouble, field } = submission
  const send = async (form: FormData) => {
    const ground = String(form.get('ground')) as HidingGround
    const note = textIn(form, 'note')
    if (ground === 'else' && note === '') return setTrouble({ field: 'note', text: t('moderation.noteNeeded') })
    await submit(() => onHide({ ground, ...(note === '' ? {} : { note }) }))
  }
  const [only] = items
  return (
    <FormDialog
      title={t('moderation.hideTitle', { count: items.length })}
      subtitle={t('moderation.hideText')}
      submission={submission}
      fields={['ground', 'note']}
      onSend={send}
      onClose={onClose}
      button={t('moderation.hide')}
      danger
      intro={
        only && items.length === 1 && only.text !== '' ? (
          <blockquote className="quoted soft" dir="auto">
            {only.text}
          </blockquote>
        ) : null
      }
    >
      <SelectField
        {...field('ground', 'hide-ground')}
        label={t('moderation.ground')}
        options={HIDING_GROUNDS.map((ground) => [ground, t(`moderation.ground_${ground}`)] as const)}
      />
      <TextArea
        {...field('note', 'hide-note')}
        label={t('moderation.note')}
        hint={t('moderation.noteHint')}
        rows={3}
        maxLength={LIMITS.comment}
      />
    </FormDialog>
  )
}
