// Reports to the statistics what is done with the list of services, from one view to the next.
import type { GudayList } from '@menged/contracts/marketplace/guday'
import { PRICE_MAX } from '@menged/contracts/marketplace/lists'
import { useEffect, useRef } from 'react'
import { recordFilter, recordScroll, recordSearch, recordSector } from '../../page/deferred/errand-statistics.ts'
import type { GudayAsk } from './guday-address.ts'

export function useGudayCounted(ask: GudayAsk, found: GudayList): void {
  const before = useRef<GudayAsk>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = ask
    // A search may have been sent before our code was there.
    if (ask.q && ask.q !== last?.q) recordSearch({ searchValue: ask.q, isFound: found.totalItems > 0 })
    if (!last) return
    for (const value of ask.category) if (!last.category.includes(value)) recordSector({ value })
    for (const city of ask.city) if (!last.city.includes(city)) recordFilter({ filterValue: `city ${city}` })
    const isPriced = ask.from > 0 || ask.to < PRICE_MAX
    if (isPriced && (ask.from !== last.from || ask.to !== last.to)) recordFilter({ filterValue: `price ${ask.from}-${ask.to}` })
    if (ask.show > last.show) recordScroll({})
  }, [ask, found])
}
