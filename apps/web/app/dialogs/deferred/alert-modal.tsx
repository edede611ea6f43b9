// One accessible dialog in place of alert() and confirm(): informs with one button, asks with two.
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'
import type { Modals } from '../modal-host.ts'

export default function AlertModal({
  title,
  text,
  confirm,
  onConfirm,
  danger = false,
  onClose,
}: Modals['alert'] & { onClose: () => void }) {
  const t = useT()
  const accept = () => {
    onClose()
    onConfirm?.()
  }
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <p className="soft">{text}</p>
      <div className="row gap-12 modal-actions">
        {/* Where something would be lost, Enter must not be what loses it. */}
        {onConfirm ? (
          <button type="button" className="button outline" onClick={onClose} {...(danger ? { 'data-first': '' } : {})}>
            {t('common.cancel')}
          </button>
        ) : null}
        <button type="button" className={`button ${danger ? 'danger' : 'primary'}`} onClick={accept}>
          {confirm ?? t('common.ok')}
        </button>
      </div>
    </Dialog>
  )
}
