// A dialog that is one form with two buttons: back, and on. What is wrong with the form as a whole stands above its fields.
import type { ReactNode } from 'react'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import type { Submission } from './submission.ts'

type FormDialogProps = {
  title: string
  subtitle?: ReactNode
  lead?: string
  wide?: boolean
  submission: Pick<Submission, 'busy' | 'formError'>
  /** Fields that say for themselves what is wrong with them. */
  fields: readonly string[]
  onSend: (form: FormData) => unknown
  onClose: () => void
  button: string
  busyLabel?: string
  danger?: boolean
  /** What stands above what is wrong. */
  intro?: ReactNode
  children: ReactNode
}

export function FormDialog({ title, subtitle, lead, wide = false, onClose, ...props }: FormDialogProps) {
  const { submission, fields, onSend, button, busyLabel, danger = false, intro, children } = props
  const t = useT()
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose} subtitle={subtitle} lead={lead} wide={wide}>
      <form className="stack gap-16" onSubmit={submitted(onSend)} noValidate>
        {intro}
        <TroubleNote text={submission.formError(...fields)} />
        {children}
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
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
