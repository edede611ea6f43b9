// Offers unsent text back. Who closes it has decided nothing: the text stays where it is.
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'
import type { ModalProps } from '../modal-host.ts'

export default function DraftModal({ title, text, onRestore, onDiscard, onClose }: ModalProps<'draft'>) {
  const t = useT()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <p className="soft draft">{text}</p>
      <div className="row gap-12 modal-actions">
        <button type="button" className="button outline" onClick={then(onDiscard)}>
          {t('common.discard')}
        </button>
        <button type="button" className="button primary" onClick={then(onRestore)}>
          {t('common.restore')}
        </button>
      </div>
    </Dialog>
  )
}
