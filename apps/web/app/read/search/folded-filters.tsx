// The filters on phones: a button that opens a sheet. Without JavaScript, or when the sheet's code does not come, it unfolds the same form.
import { SlidersHorizontal } from 'lucide'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { filtersOf } from './address.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'
import type { FilterProps } from './filters.tsx'

export function FoldedFilters(filters: FilterProps) {
  const t = useT()
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const set = filtersOf({ ...filters.ask, category: null })
  const show = async (event: MouseEvent<HTMLElement>) => {
    const fold = event.currentTarget.closest('details')
    if (!fold || fold.open) return
    event.preventDefault()
    try {
      const { FilterSheet } = await import('./filter-sheet.tsx')
      setSheet(() => FilterSheet)
    } catch {
      fold.open = true
    }
  }
  return (
    <>
      <details className="folded">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className="button outline" onClick={show}>
          <Icon of={SlidersHorizontal} size="small" />
          <span>{t('search.filter')}</span>
          {set > 0 ? <span className="count">{set}</span> : null}
        </summary>
        <div className="card folded-body">
          <FilterForm key={filtersKey(filters)} {...filters} />
        </div>
      </details>
      {Sheet ? (
        <Sheet onClose={() => setSheet(null)}>
          <FilterForm {...filters} live />
        </Sheet>
      ) : null}
    </>
  )
}

/** What is chosen elsewhere is what the form begins with. */
const filtersKey = ({ ask: { type, written } }: FilterProps): string => `${type} ${written}`
