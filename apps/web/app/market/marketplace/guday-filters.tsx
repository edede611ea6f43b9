// The filters of services: price and city, in parts that the workers' filters have too.
import type { GudayList } from '@menged/contracts/marketplace/guday'
import { pathTo } from '@menged/contracts/path-to'
import type { ReactNode } from 'react'
import { AddressFields } from '../../page/address-fields.tsx'
import { useT } from '../../words/language.tsx'
import { Chips, Cities, PriceRange, useChosen } from './filters.tsx'
import { type GudayAsk, gudayListPath, gudayValues } from './guday-address.ts'

type FilterProps = {
  /** Of the copy of the form: the page has one, the sheet of a phone another. */
  id: string
  ask: GudayAsk
  counts: GudayList['counts']
  children?: ReactNode
}

export function GudayFilters({ id, ask, counts, children }: FilterProps) {
  const [chosen, choose] = useChosen(ask, gudayListPath)
  const { from: _, to: __, city: ___, show: ____, ...keep } = gudayValues(ask)
  return (
    <form className="market-filters" method="get" action={pathTo('guday-geday')} onSubmit={(event) => event.preventDefault()}>
      <AddressFields values={keep} />
      <PriceRange ask={chosen} choose={choose} />
      <Cities id={id} counts={counts.city} chosen={chosen.city} onChange={(city) => choose({ city })} />
      {children}
    </form>
  )
}

export function GudayChosen({ ask, guide }: { ask: GudayAsk; guide: GudayList['guide'] }) {
  const t = useT()
  const first = ask.guide
    ? [{ name: t('guday.forGuide', { title: guide?.title ?? ask.guide }), without: gudayListPath(ask, { guide: '' }) }]
    : []
  return <Chips ask={ask} pathOf={(change) => gudayListPath(ask, change)} first={first} />
}
