// The filters on a phone: what is chosen counts at once, behind the sheet; its button says how many fit.
import type { WorkersPage } from '@menged/contracts/marketplace'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'
import type { WorkersAsk } from './address.ts'
import { ClearFilters, Filters } from './filters.tsx'

type SheetProps = { ask: WorkersAsk; found: WorkersPage; onClose: () => void }

export default function FilterSheet({ ask, found, onClose }: SheetProps) {
  const t = useT()
  return (
    <Dialog title={t('market.filters')} closeLabel={t('common.close')} onClose={onClose}>
      <Filters id="sheet" ask={ask} counts={found.counts} />
      <div className="row modal-actions">
        <ClearFilters ask={ask} />
        <button type="button" className="button primary grow" onClick={onClose}>
          {t('market.apply', { count: found.totalItems })}
        </button>
      </div>
    </Dialog>
  )
}
