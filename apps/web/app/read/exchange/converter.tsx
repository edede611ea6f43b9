// Birr into a currency and back. A form that works as it is; with our code each key counts at once, also without a line.

import type { NewestRates } from '@menged/contracts/exchange'
import { CURRENCIES, type Currency } from '@menged/contracts/exchange/lists'
import { pathTo } from '@menged/contracts/path-to'
import { textIn } from '@menged/ethiopia/text'
import { ArrowUpDown } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AddressFields } from '../../page/address-fields.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { exactIn } from '../../ui/forms/submitted.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { askedValues, BEST, type RatesAsk } from './address.ts'
import { amountText, moneyText, rateText, readAmount } from './amount.ts'
import { exchanged, offersOf } from './offers.ts'

type Chosen = Pick<RatesAsk, 'currency' | 'kind' | 'have' | 'at'> & { amount: string }
/** Something to see before anything is typed. */
const FIRST_AMOUNT = '100'

export function Converter({ ask, newest }: { ask: RatesAsk; newest: NewestRates }) {
  const { language, t } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Chosen>({ ...ask, amount: ask.amount ?? FIRST_AMOUNT })
  // What was typed before the page was taken over.
  useEffect(() => setChosen((now) => ({ ...now, ...valuesOf(form.current) })), [])
  const read = (event: FormEvent<HTMLFormElement>) => {
    if (event.type === 'submit') event.preventDefault()
    const swapped = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
    setChosen((now) => ({ ...now, ...valuesOf(form.current), ...(swapped ? { have: haveOf(swapped) } : {}) }))
  }
  const { currency: _, have: __, at: ___, amount: ____, ...keep } = askedValues(ask)
  const amount = readAmount(chosen.amount)
  const wrong = 'wrong' in amount ? t(`rates.amount_${amount.wrong}`) : null
  return (
    <section className="card padded rates-converter" aria-labelledby="converter-title">
      <h2 id="converter-title">{t('rates.converter')}</h2>
      <form
        ref={form}
        className="stack gap-16 no-print"
        method="get"
        action={pathTo('exchange')}
        onInput={read}
        onSubmit={read}
        noValidate
      >
        <AddressFields values={keep} />
        <div className="rates-have">
          <TextField
            id="rates-amount"
            name="amount"
            label={t('rates.youHave')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            dir="ltr"
            aria-describedby="rates-unit"
            defaultValue={ask.amount ?? FIRST_AMOUNT}
            error={wrong}
          />
          <bdi id="rates-unit" className="rates-unit">
            {chosen.have === 'currency' ? chosen.currency : t('rates.birr')}
          </bdi>
        </div>
        <Swap currency={chosen.currency} have={chosen.have} />
        <div role="status">{'value' in amount ? <Result chosen={chosen} amount={amount.value} newest={newest} /> : null}</div>
        <SelectField
          id="rates-currency"
          name="currency"
          label={t('rates.currency')}
          defaultValue={ask.currency}
          options={CURRENCIES.map((each) => [each, `${each} · ${t(`rates.currency_${each}`)}`] as const)}
        />
        <SelectField
          id="rates-at"
          name="at"
          label={t('rates.atBank')}
          defaultValue={ask.at}
          options={[
            [BEST, t('rates.atBest')] as const,
            ...newest.banks.filter(({ reference }) => !reference).map(({ id, name }) => [id, textIn(name, language)] as const),
          ]}
        />
        <button type="submit" className="button primary without-code">
          {t('rates.convert')}
        </button>
      </form>
    </section>
  )
}

const haveOf = (text: string): RatesAsk['have'] => (text === 'birr' ? 'birr' : 'currency')

function valuesOf(form: HTMLFormElement | null): Partial<Chosen> {
  if (!form) return {}
  const data = new FormData(form)
  const text = (name: string): string => exactIn(data, name)
  return { amount: text('amount'), currency: text('currency') as Currency, at: text('at') }
}

/** The other way round. Without our code it sends the form: its value stands before that of the hidden field, and the first one counts. */
function Swap({ currency, have }: { currency: Currency; have: RatesAsk['have'] }) {
  const t = useT()
  return (
    <div className="rates-swap">
      <button
        type="submit"
        className="icon-button outline"
        name="have"
        value={have === 'birr' ? 'currency' : 'birr'}
        aria-label={`${t('rates.swap')}: ${t(have === 'birr' ? 'rates.direction_sell' : 'rates.direction_buy', { currency })}`}
      >
        <Icon of={ArrowUpDown} />
      </button>
      <input type="hidden" name="have" value={have} />
    </div>
  )
}

function Result({ chosen, amount, newest }: { chosen: Chosen; amount: number; newest: NewestRates }) {
  const { language, t } = useLocale()
  const { currency, kind, have } = chosen
  const result = exchanged(offersOf(newest, currency, kind), amount, chosen)
  if (!result) {
    const at = newest.banks.find(({ id }) => id === chosen.at)
    const bank = at ? textIn(at.name, language) : t('rates.atBest')
    return <p className="note">{t('rates.cannotConvert', { bank, currency })}</p>
  }
  const { offer, side, rate, sum, better } = result
  const [from, to] = have === 'currency' ? [currency, t('rates.birr')] : [t('rates.birr'), currency]
  return (
    <>
      <p className="small strong">{t('rates.youGet')}</p>
      <p className="rates-sum">
        <output htmlFor="rates-amount">
          <span className="ltr">{moneyText(sum)}</span> <bdi>{to}</bdi>
        </output>
      </p>
      <p className="small soft">
        {t('rates.convertResult', { from: `${amountText(amount)} ${from}`, to: `${moneyText(sum)} ${to}` })}{' '}
      </p>
      <p className="small soft">
        {t(`rates.convertRate_${side}`, { bank: textIn(offer.name, language), rate: rateText(rate), currency })}
      </p>
      {better ? (
        <p className="small green">
          {t('rates.moreThan', { difference: moneyText(better.by), bank: textIn(better.than.name, language) })}
        </p>
      ) : null}
    </>
  )
}
