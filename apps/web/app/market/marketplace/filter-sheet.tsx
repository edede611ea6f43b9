// The filters on a phone: what is chosen counts at once, behind the sheet; its button says how many fit.
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'

type SheetProps = { clear: ReactNode; apply: string; onClose: () => void; children: ReactNode }

export default function FilterSheet({ clear, apply, onClose, children }: SheetProps) {
  const t = useT()
  return (
    <Dialog title={t('market.filters')} closeLabel={t('common.close')} onClose={onClose}>
      {children}
      <div className="row modal-actions">
        {clear}
        <button type="button" className="button primary grow" onClick={onClose}>
          {apply}
        </button>
      </div>
    </Dialog>
  )
}
