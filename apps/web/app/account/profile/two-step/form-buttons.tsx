// The end of a form that stands in a page: on, or back without it.
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { useT } from '../../../words/language.tsx'

type FormButtonsProps = { busy: boolean; label: string; busyLabel?: string; danger?: boolean; onCancel: () => void }

export function FormButtons({ busy, label, busyLabel, danger = false, onCancel }: FormButtonsProps) {
  const t = useT()
  return (
    <div className="row gap-12 wraps">
      <BusyButton
        className={`button ${danger ? 'danger' : 'primary'}`}
        busy={busy}
        label={label}
        busyLabel={busyLabel ?? t('common.sending')}
      />
      <button type="button" className="button quiet" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}
