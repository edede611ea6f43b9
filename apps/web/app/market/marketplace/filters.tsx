// The filters of the list, as one form: it works as it is, and with our code each choice counts at once.
import type { WorkersPage } from '@menged/contracts/marketplace'
import { PRICE_MAX, PRICE_STEP, RATING_CHOICES, WORKER_CATEGORY_IDS } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { CITIES } from '@menged/ethiopia/cities'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Link, withLanguage } from '../../page/link.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { filtersSet, NO_FILTERS, toggled, type WorkersAsk, workersPath } from './address.ts'
import { birr } from './birr.ts'
import { Stars } from './stars.tsx'

type FilterProps = {
  /** Of the copy of the form: the page has one, the sheet of a phone another. */
  id: string
  ask: WorkersAsk
  counts: WorkersPage['counts']
  children?: ReactNode
}

export function Filters({ id, ask, counts, children }: FilterProps) {
  const { language, sticky, t } = useLocale()
  const [chosen, choose] = useChosen(ask, workersPath)
  return (
    <form className="market-filters" method="get" action={pathTo('marketplace')} onSubmit={(event) => event.preventDefault()}>
      {sticky ? <input type="hidden" name="lang" value={language} /> : null}
      {ask.q ? <input type="hidden" name="q" value={ask.q} /> : null}
      {ask.sort === 'rating' ? null : <input type="hidden" name="sort" value={ask.sort} />}
      <fieldset>
        <legend>{t('market.price')}</legend>
        <PriceRange ask={chosen} choose={choose} />
      </fieldset>
      <fieldset>
        <legend>{t('market.minimumRating')}</legend>
        {[...RATING_CHOICES, 0].map((stars) => (
          <label key={stars} className="check">
            <input
              className="checkbox round"
              type="radio"
              name="rating"
              value={stars}
              checked={chosen.rating === stars}
              onChange={() => choose({ rating: stars })}
            />
            <span className="grow row">
              {stars === 0 ? t('market.anyRating') : <Stars value={stars} />}
              {stars === 0 ? null : <span className="sr-only">{t('market.starsAndUp', { count: stars })}</span>}
            </span>
            {stars === 0 ? null : <span className="small muted tabular">{counts.rating[stars] ?? 0}</span>}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('market.category')}</legend>
        {WORKER_CATEGORY_IDS.map((each) => (
          <Tick
            key={each}
            id={`${id}-${each}`}
            name="category"
            value={each}
            label={t(`market.${each}`)}
            count={counts.category[each] ?? 0}
            isOn={chosen.category.includes(each)}
            onToggle={() => choose({ category: toggled(chosen.category, each) })}
          />
        ))}
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

/** What is chosen shows at once; the list follows. */
export function useChosen<Ask>(ask: Ask, pathOf: (ask: Ask) => string): [Ask, (change: Partial<Ask>, isOver?: boolean) => void] {
  const { language, sticky } = useLocale()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(ask)
  const { state } = useNavigation()
  useEffect(() => {
    // An answer that comes late must not take back what was chosen after it.
    if (state === 'idle') setChosen(ask)
  }, [state, ask])
  const choose = (change: Partial<Ask>, isOver = true) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    if (!isOver) return
    const path = pathOf(next)
    void navigate(sticky ? withLanguage(path, language) : path, { preventScrollReset: true })
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

export function Tick({ id, name, value, label, count, isOn, onToggle }: TickProps) {
  return (
    <label className="check" htmlFor={id}>
      <input id={id} className="checkbox" type="checkbox" name={name} value={value} checked={isOn} onChange={onToggle} />
      <span className="grow">{label}</span>
      <span className="small muted tabular">{count}</span>
    </label>
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
    <div ref={line} className="price-range" style={{ '--from': from / PRICE_MAX, '--to': to / PRICE_MAX } as CSSProperties}>
      {handle('from', from, (value) => ({ from: Math.min(value, to) }))}
      {handle('to', to, (value) => ({ to: Math.max(value, from) }))}
      <p className="row between small">
        <span>{t('market.birr', { amount: birr(from) })}</span>
        <span>{upperEnd(t, to)}</span>
      </p>
    </div>
  )
}

const upperEnd = (t: ReturnType<typeof useT>, to: number): string =>
  t(to === PRICE_MAX ? 'market.birrAndMore' : 'market.birr', { amount: birr(to) })

/** What is set, each with the way to take it back. */
export function Chosen({ ask }: { ask: WorkersAsk }) {
  const { language, t } = useLocale()
  const { category, city, from, to, rating } = ask
  const one = (isSet: boolean, name: string, change: Partial<WorkersAsk>) => (isSet ? [{ name, change }] : [])
  const chips = [
    ...one(from > 0, t('market.atLeast', { amount: birr(from) }), { from: 0 }),
    ...one(to < PRICE_MAX, t('market.upTo', { amount: birr(to) }), { to: PRICE_MAX }),
    ...one(rating > 0, t('market.starsAndUp', { count: rating }), { rating: 0 }),
    ...category.map((id) => ({ name: t(`market.${id}`), change: { category: toggled(category, id) } })),
    ...CITIES.flatMap(({ id, name }) => one(city.includes(id), name[language], { city: toggled(city, id) })),
  ]
  return <Chips chips={chips.map(({ name, change }) => ({ name, without: workersPath(ask, change) }))} />
}

export function Chips({ chips }: { chips: { name: string; without: string }[] }) {
  const t = useT()
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

export function ClearFilters({ ask }: { ask: WorkersAsk }) {
  const t = useT()
  if (filtersSet(ask) === 0) return null
  return (
    <Link className="button quiet small" to={workersPath(ask, NO_FILTERS)} preventScrollReset>
      {t('market.clearFilters')}
    </Link>
  )
}
