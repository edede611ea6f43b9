// Birr into a currency and back. A form that works as it is; with our code each key counts at once, also without a line.

import type { NewestRates } from '@menged/contracts/exchange'
import { CURRENCIES, RATE_KINDS } from '@menged/contracts/exchange/lists'
import { pathTo } from '@menged/contracts/path-to'
import { textIn } from '@menged/ethiopia/text'
import type { FormEvent } from 'react'
import { AddressFields } from '../../page/address-fields.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { RadioSegments } from '../../ui/forms/radio-segments.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { askedValues, BEST, HAVE, type RatesAsk } from './address.ts'
import { exactRateText, FIRST_AMOUNT, moneyText } from './amount.ts'
import type { Conversion } from './conversion.ts'
import { exchanged, offersOf } from './offers.ts'

type ConverterProps = { ask: RatesAsk; newest: NewestRates; conversion: Conversion }

export function Converter({ ask, newest, conversion: { form, shown, amount, read } }: ConverterProps) {
  const { language, t } = useLocale()
  const { currency: _, kind: __, have: ___, at: ____, amount: _____, ...keep } = askedValues(ask)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    read()
  }
  return (
    <section className="card padded no-print rates-converter" aria-labelledby="converter-title">
      <h2 id="converter-title" className="not-on-phone">
        {t('rates.converter')}
      </h2>
      <form
        ref={form}
        className="stack gap-16"
        method="get"
        action={pathTo('exchange')}
        onInput={read}
        onSubmit={submit}
        noValidate
      >
        <AddressFields values={keep} />
        <fieldset>
          <legend className="sr-only">{t('rates.direction')}</legend>
          <RadioSegments name="have" look="wide" values={HAVE} value={shown.have} onChoose={read}>
            {(have) => t(have === 'birr' ? 'rates.direction_buy' : 'rates.direction_sell', { currency: shown.currency })}
          </RadioSegments>
        </fieldset>
        <Amount ask={ask} shown={shown} error={'wrong' in amount ? t(`rates.amount_${amount.wrong}`) : null} />
        <fieldset>
          <legend className="sr-only">{t('rates.kind')}</legend>
          <RadioSegments name="kind" look="wide" values={RATE_KINDS} value={shown.kind} onChoose={read}>
            {(kind) => t(`rates.kind_${kind}`)}
          </RadioSegments>
        </fieldset>
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
      <div role="status">{'value' in amount ? <Result shown={shown} amount={amount.value} newest={newest} /> : null}</div>
    </section>
  )
}

type AmountProps = { ask: RatesAsk; shown: RatesAsk; error: string | null }

/** An amount and a currency in one frame, whichever of the two is had. */
function Amount({ ask, shown, error }: AmountProps) {
  const t = useT()
  return (
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
        error={error}
      />
      <bdi id="rates-unit" className="rates-unit">
        {shown.have === 'birr' ? t('common.birr') : shown.currency}
      </bdi>
      <select id="rates-currency" name="currency" className="input" aria-label={t('rates.currency')} defaultValue={ask.currency}>
        {CURRENCIES.map((each) => (
          <option key={each} value={each}>{`${each} · ${t(`rates.currency_${each}`)}`}</option>
        ))}
      </select>
    </div>
  )
}

function Result({ shown, amount, newest }: { shown: RatesAsk; amount: number; newest: NewestRates }) {
  const { language, t } = useLocale()
  const { currency, have, at } = shown
  const result = exchanged(offersOf(newest, shown), amount, shown)
  if (!result) {
    const one = newest.banks.find(({ id }) => id === at)
    return (
      <p className="note">{t('rates.cannotConvert', { bank: one ? textIn(one.name, language) : t('rates.atBest'), currency })}</p>
    )
  }
  const { offer, side, rate, sum, better } = result
  const unit = have === 'currency' ? t('common.birr') : currency
  return (
    <>
      <p className="small strong">{t('rates.youGet')}</p>
      <p className="rates-sum">
        <output htmlFor="rates-amount">
          <span className="ltr">{moneyText(sum)}</span> <bdi>{unit}</bdi>
        </output>
      </p>
      <p className="small soft">
        {t(`rates.convertRate_${side}`, { bank: textIn(offer.name, language), rate: exactRateText(rate), currency })}
      </p>
      {better ? (
        <p className="small green">
          {t('rates.moreThan', { difference: `${moneyText(better.by)} ${unit}`, bank: textIn(better.than.name, language) })}
        </p>
      ) : null}
    </>
  )
}
