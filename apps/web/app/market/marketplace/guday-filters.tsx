// The filters of services: price and city, in parts that the workers' filters have too.
import type { GudayList } from '@menged/contracts/marketplace/guday'
import { PRICE_MAX } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { CITIES } from '@menged/ethiopia/cities'
import type { ReactNode } from 'react'
import { Link } from '../../page/link.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { toggled } from './address.ts'
import { birr } from './birr.ts'
import { Chips, PriceRange, Tick, useChosen } from './filters.tsx'
import { type GudayAsk, gudayFiltersSet, gudayListPath, gudayValues, NO_GUDAY_FILTERS } from './guday-address.ts'

type FilterProps = {
  /** Of the copy of the form: the page has one, the sheet of a phone another. */
  id: string
  ask: GudayAsk
  counts: GudayList['counts']
  children?: ReactNode
}

export function GudayFilters({ id, ask, counts, children }: FilterProps) {
  const { language, sticky, t } = useLocale()
  const [chosen, choose] = useChosen(ask, gudayListPath)
  const { from: _, to: __, city: ___, show: ____, ...keep } = gudayValues(ask)
  return (
    <form className="market-filters" method="get" action={pathTo('guday-geday')} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(sticky ? { lang: language, ...keep } : keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>{t('market.price')}</legend>
        <PriceRange ask={chosen} choose={choose} />
      </fieldset>
      <fieldset>
        <legend>{t('market.city')}</legend>
        {CITIES.map(({ id: city, name }) => (
          <Tick
            key={city}
            id={`${id}-${city}`}
            name="city"
            value={city}
            label={name[language]}
            count={counts.city[city] ?? 0}
            isOn={chosen.city.includes(city)}
            onToggle={() => choose({ city: toggled(chosen.city, city) })}
          />
        ))}
      </fieldset>
      {children}
    </form>
  )
}

/** What is set, each with the way to take it back. */
export function GudayChosen({ ask, guide }: { ask: GudayAsk; guide: GudayList['guide'] }) {
  const { language, t } = useLocale()
  const { city, from, to } = ask
  const one = (isSet: boolean, name: string, change: Partial<GudayAsk>) =>
    isSet ? [{ name, without: gudayListPath(ask, change) }] : []
  return (
    <Chips
      chips={[
        ...one(ask.guide !== '', t('guday.forGuide', { title: guide?.title ?? ask.guide }), { guide: '' }),
        ...one(from > 0, t('market.atLeast', { amount: birr(from) }), { from: 0 }),
        ...one(to < PRICE_MAX, t('market.upTo', { amount: birr(to) }), { to: PRICE_MAX }),
        ...CITIES.flatMap(({ id, name }) => one(city.includes(id), name[language], { city: toggled(city, id) })),
      ]}
    />
  )
}

export function ClearGudayFilters({ ask }: { ask: GudayAsk }) {
  const t = useT()
  if (gudayFiltersSet(ask) === 0) return null
  return (
    <Link
      className="button quiet small"
      to={gudayListPath(ask, { ...NO_GUDAY_FILTERS, category: ask.category })}
      preventScrollReset
    >
      {t('market.clearFilters')}
    </Link>
  )
}
