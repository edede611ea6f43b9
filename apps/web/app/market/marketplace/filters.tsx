// The filters of the list, as one form: it works as it is, and with our code each choice counts at once.

import type { WorkersPage } from '@menged/contracts/marketplace'
import { PRICE_MAX, PRICE_STEP, RATING_CHOICES } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { CITIES, type CityId } from '@menged/ethiopia/cities'
import { textIn } from '@menged/ethiopia/text'
import { Star } from 'lucide'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { AddressFields } from '../../page/address-fields.tsx'
import { Link, useAddressFor } from '../../page/link.tsx'
import { RadioSegments } from '../../ui/forms/radio-segments.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { askedValues, toggled, type WorkersAsk, workersPath } from './address.ts'

type FilterProps = {
  /** Of the copy of the form: the page has one, the sheet of a phone another. */
  id: string
  ask: WorkersAsk
  counts: WorkersPage['counts']
  children?: ReactNode
}

export function Filters({ id, ask, counts, children }: FilterProps) {
  const t = useT()
  const [chosen, choose] = useChosen(ask, workersPath)
  const { from: _, to: __, city: ___, rating: ____, show: _____, ...keep } = askedValues(ask)
  return (
    <form className="market-filters" method="get" action={pathTo('marketplace')} onSubmit={(event) => event.preventDefault()}>
      <AddressFields values={keep} />
      <PriceRange ask={chosen} choose={choose} />
      <fieldset>
        <legend>{t('market.minimumRating')}</legend>
        <RadioSegments
          name="rating"
          look="wide"
          values={RATINGS}
          value={String(chosen.rating)}
          onChoose={(rating) => choose({ rating: Number(rating) })}
        >
          {(rating) => <AtLeast stars={Number(rating)} />}
        </RadioSegments>
      </fieldset>
      <Cities id={id} counts={counts.city} chosen={chosen.city} onChange={(city) => choose({ city })} />
      {children}
    </form>
  )
}

const RATINGS = ['0', ...RATING_CHOICES.map(String)]

function AtLeast({ stars }: { stars: number }) {
  const t = useT()
  if (stars === 0) return t('market.anyRating')
  return (
    <>
      <span className="rating-least" aria-hidden="true">
        <span className="tabular">{stars}</span>
        <Icon of={Star} size="tiny" className="filled" />
      </span>
      <span className="sr-only">{t('market.starsAndUp', { count: stars })}</span>
    </>
  )
}

/** What is chosen shows at once; the list follows. */
export function useChosen<Ask>(ask: Ask, pathOf: (ask: Ask) => string): [Ask, (change: Partial<Ask>, isOver?: boolean) => void] {
  const addressFor = useAddressFor()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(ask)
  const onTheWay = useRef(0)
  const { state } = useNavigation()
  // A list that comes late must not take back what was chosen after it: not while a later one is on its way, and not
  // after the next key, which an effect that waits for the picture would let in between.
  useLayoutEffect(() => {
    if (state === 'idle' && onTheWay.current === 0) setChosen(ask)
  }, [state, ask])
  const choose = async (change: Partial<Ask>, isOver = true) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    if (!isOver) return
    onTheWay.current += 1
    try {
      await navigate(addressFor(pathOf(next)), { preventScrollReset: true })
    } finally {
      onTheWay.current -= 1
    }
  }
  return [chosen, choose]
}

type TickProps = {
  id: string
  name: string
  value: string
  label: string
  count: number
  isOn: boolean
  onToggle: () => void
}

function Tick({ id, name, value, label, count, isOn, onToggle }: TickProps) {
  return (
    <label className="check" htmlFor={id}>
      <input id={id} className="checkbox" type="checkbox" name={name} value={value} checked={isOn} onChange={onToggle} />
      <span className="grow">{label}</span>
      <span className="small muted tabular">{count}</span>
    </label>
  )
}

type CitiesProps = { id: string; counts: Record<string, number>; chosen: CityId[]; onChange: (chosen: CityId[]) => void }

export function Cities({ id, counts, chosen, onChange }: CitiesProps) {
  const { language, t } = useLocale()
  return (
    <fieldset>
      <legend>{t('market.city')}</legend>
      {CITIES.map(({ id: city, name }) => (
        <Tick
          key={city}
          id={`${id}-${city}`}
          name="city"
          value={city}
          label={textIn(name, language)}
          count={counts[city] ?? 0}
          isOn={chosen.includes(city)}
          onToggle={() => onChange(toggled(chosen, city))}
        />
      ))}
    </fieldset>
  )
}

type Prices = { from: number; to: number }
type PriceProps = { ask: Prices; choose: (change: Partial<Prices>, isOver?: boolean) => void }

/** Two handles on one line; they stop at each other. */
export function PriceRange({ ask: { from, to }, choose }: PriceProps) {
  const t = useT()
  const line = useRef<HTMLDivElement>(null)
  const last = useRef(choose)
  last.current = choose
  // A slider that is being pulled tells of each step; the list follows when it is let go.
  useEffect(() => {
    const element = line.current
    const release = () => last.current({})
    element?.addEventListener('change', release)
    return () => element?.removeEventListener('change', release)
  }, [])
  const handle = (name: 'from' | 'to', value: number, change: (value: number) => Partial<Prices>) => (
    <input
      type="range"
      name={name}
      min={0}
      max={PRICE_MAX}
      step={PRICE_STEP}
      value={value}
      aria-label={t(name === 'from' ? 'market.priceFrom' : 'market.priceTo')}
      aria-valuetext={name === 'to' ? upperEnd(t, value) : t('market.birr', { amount: birr(value) })}
      onChange={({ currentTarget }) => choose(change(Number(currentTarget.value)), false)}
    />
  )
  return (
    <fieldset>
      <legend>{t('market.price')}</legend>
      <div ref={line} className="price-range" style={{ '--from': from / PRICE_MAX, '--to': to / PRICE_MAX } as CSSProperties}>
        {handle('from', from, (value) => ({ from: Math.min(value, to) }))}
        {handle('to', to, (value) => ({ to: Math.max(value, from) }))}
        <p className="row between small">
          <span>{t('market.birr', { amount: birr(from) })}</span>
          <span>{upperEnd(t, to)}</span>
        </p>
      </div>
    </fieldset>
  )
}

const upperEnd = (t: ReturnType<typeof useT>, to: number): string =>
  t(to === PRICE_MAX ? 'market.birrAndMore' : 'market.birr', { amount: birr(to) })

export function Chosen({ ask }: { ask: WorkersAsk }) {
  const t = useT()
  const { rating } = ask
  const more = rating > 0 ? [{ name: t('market.starsAndUp', { count: rating }), without: workersPath(ask, { rating: 0 }) }] : []
  return <Chips ask={ask} pathOf={(change) => workersPath(ask, change)} more={more} />
}

type Chip = { name: string; without: string }
type PlaceAndPrice = Prices & { city: CityId[] }
type ChipsProps = { ask: PlaceAndPrice; pathOf: (change: Partial<PlaceAndPrice>) => string; first?: Chip[]; more?: Chip[] }

/** What is set, each with the way to take it back: what comes first, price, what else, cities. */
export function Chips({ ask: { city, from, to }, pathOf, first = [], more = [] }: ChipsProps) {
  const { language, t } = useLocale()
  const one = (isSet: boolean, name: string, change: Partial<PlaceAndPrice>): Chip[] =>
    isSet ? [{ name, without: pathOf(change) }] : []
  const chips = [
    ...first,
    ...one(from > 0, t('market.atLeast', { amount: birr(from) }), { from: 0 }),
    ...one(to < PRICE_MAX, t('market.upTo', { amount: birr(to) }), { to: PRICE_MAX }),
    ...more,
    ...CITIES.flatMap(({ id, name }) => one(city.includes(id), textIn(name, language), { city: toggled(city, id) })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="row wraps chosen">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <Link className="chip" to={without} preventScrollReset aria-label={t('market.remove', { name })}>
            <span>{name}</span>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
