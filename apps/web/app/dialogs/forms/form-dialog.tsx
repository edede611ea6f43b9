// A dialog that is one form with two buttons: back, and on. What is wrong with the form as a whole stands above its fields.
import type { ComponentProps, ReactNode } from 'react'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import type { Submission } from './submission.ts'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'closeLabel'> & {
  submission: Pick<Submission, 'busy' | 'formError'>
  /** Fields that say for themselves what is wrong with them. */
  fields: readonly string[]
  onSend: (form: FormData) => unknown
  button: string
  busyLabel?: string
  danger?: boolean
  /** What stands above what is wrong. */
  intro?: ReactNode
}

export function FormDialog({
  submission,
  fields,
  onSend,
  button,
  busyLabel,
  danger,
  intro,
  children,
  ...dialog
}: FormDialogProps) {
  const t = useT()
  return (
    <Dialog {...dialog} closeLabel={t('common.close')}>
      <form className="stack gap-16" onSubmit={submitted(onSend)} noValidate>
        {intro}
        <TroubleNote text={submission.formError(...fields)} />
        {children}
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={dialog.onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton
            className={`button ${danger ? 'danger' : 'primary'}`}
            busy={submission.busy}
            label={button}
            busyLabel={busyLabel ?? t('common.sending')}
          />
        </div>
      </form>
    </Dialog>
  )
}
