// What an amount of a foreign currency is in birr, where no rail has the rates: the converter of the exchange page, small. A form that leads
// there; with our code each key counts.

import { pathTo } from '@menged/contracts/path-to'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { ArrowRight } from 'lucide'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { AddressFields } from '../../page/address-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useLocale, useT } from '../../words/language.tsx'
import type { ConverterRates } from './converter-rates.ts'

type Count = typeof import('./birr-text.ts').birrText
type Counted = ReturnType<Count>

/** As high as a sum. */
const EMPTY = '\u00a0'
const WRONG = 'in-birr-wrong'

export default function SmallConverter(rates: ConverterRates) {
  const { language, t } = useLocale()
  const { form, touch, read, offer, sum } = useSum(rates)
  const isWrong = sum !== null && 'wrong' in sum
  return (
    <Form
      ref={form}
      discover="none"
      className="card stack gap-4 in-birr narrow-only"
      method="get"
      action={pathTo('exchange')}
      aria-label={t('home.rates')}
      onFocus={touch}
      onInput={read}
    >
      <AddressFields />
      <div className="row">
        <span className={`input row grow ${isWrong ? 'invalid' : ''}`}>
          <input
            className="input"
            name="amount"
            aria-label={t('post.feeAmount')}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? WRONG : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            dir="ltr"
            defaultValue={rates.amount}
          />
          <select className="input" name="currency" aria-label={t('home.currency')}>
            {rates.offers.map(({ currency }) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </span>
        <button type="submit" className="icon-button" aria-label={t('home.compareBanks')}>
          <Icon of={ArrowRight} className="flip" />
        </button>
      </div>
      <output className="large strong green tabular">
        <Sum sum={sum} />
      </output>
      <p className="tiny muted">
        {offer.bank} · {formatDate(parseIsoDate(offer.date), language)}
        {rates.sample ? (
          <>
            <br />
            {t('home.ratesSample')}
          </>
        ) : null}
      </p>
    </Form>
  )
}

/** Null while what counts is on its way. */
function Sum({ sum }: { sum: Counted | null }) {
  const t = useT()
  if (sum === null) return EMPTY
  if ('wrong' in sum)
    return (
      <Suspense fallback={EMPTY}>
        <Wrong word={sum.wrong} />
      </Suspense>
    )
  return (
    <>
      <span className="ltr">{sum.text}</span> <bdi>{t('common.birr')}</bdi>
    </>
  )
}

/** Its words are of the page of exchange rates, and come when they are needed. */
function Wrong({ word }: { word: Extract<Counted, { wrong: string }>['wrong'] }) {
  const t = useT()
  return (
    <span className="error" id={WRONG}>
      {t(`rates.amount_${word}`)}
    </span>
  )
}

/** What counts comes with the first touch: until then there is the sum that the page came with, or none. */
function useSum({ amount, sum, offers }: ConverterRates) {
  const form = useRef<HTMLFormElement>(null)
  const [isTouched, setTouched] = useState(false)
  const [count, setCount] = useState<Count | null>(null)
  const [typed, setTyped] = useState<{ amount: string; currency: string }>({ amount, currency: offers[0].currency })
  const offer = offers.find(({ currency }) => currency === typed.currency) ?? offers[0]
  const isFirst = typed.amount === amount && offer === offers[0]
  const isNeeded = isTouched || !isFirst
  const read = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    setTyped({ amount: String(data.get('amount')), currency: String(data.get('currency')) })
  }
  // What was typed before the page was taken over.
  useEffect(read, [])
  useEffect(() => {
    if (isNeeded) void untilItComes(() => import('./birr-text.ts')).then((code) => setCount(() => code.birrText))
  }, [isNeeded])
  return {
    form,
    touch: () => setTouched(true),
    read,
    offer,
    sum: isFirst ? { text: sum } : (count?.(typed.amount, offer) ?? null),
  }
}
