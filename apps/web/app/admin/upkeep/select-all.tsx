// One box above a work list for all of its rows.
import { useT } from '../../words/language.tsx'

export function SelectAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  const t = useT()
  return (
    <label className="check upkeep-all">
      <input className="checkbox" type="checkbox" checked={isAll} onChange={onToggle} />
      <span>{t('upkeep.selectAll')}</span>
    </label>
  )
}
