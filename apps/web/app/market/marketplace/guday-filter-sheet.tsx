// The filters of services on a phone: what is chosen counts at once, behind the sheet.
import type { GudayList } from '@menged/contracts/marketplace/guday'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'
import type { GudayAsk } from './guday-address.ts'
import { ClearGudayFilters, GudayFilters } from './guday-filters.tsx'

export default function GudayFilterSheet({ ask, found, onClose }: { ask: GudayAsk; found: GudayList; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('market.filters')} closeLabel={t('common.close')} onClose={onClose}>
      <GudayFilters id="sheet" ask={ask} counts={found.counts} />
      <div className="row modal-actions">
        <ClearGudayFilters ask={ask} />
        <button type="button" className="button primary grow" onClick={onClose}>
          {t('guday.apply', { count: found.totalItems })}
        </button>
      </div>
    </Dialog>
  )
}
