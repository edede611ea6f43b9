// What each bank gives for the amount, and pays and asks for one of the currency; the best of them named in words.

import { textIn } from '@menged/ethiopia/text'
import { ArrowUpDown, Coins } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { type RatesAsk, ratesPath } from './address.ts'
import { amountText, moneyText, rateText } from './amount.ts'
import type { Conversion } from './conversion.ts'
import { dayText } from './day-text.ts'
import { NumberHead } from './number-head.tsx'
import { type Offer, type Offers, sumAt } from './offers.ts'

type TableProps = { conversion: Pick<Conversion, 'shown' | 'amount'>; offers: Offers }

export function RatesTable({ conversion, offers }: TableProps) {
  const t = useT()
  const { shown } = conversion
  const { currency, order } = shown
  return (
    <section className="card rates-banks" aria-labelledby="banks-title">
      <div className="row between wraps gap-12 rates-head">
        <div>
          <h2 id="banks-title">{t('rates.tableTitle', { currency: t(`rates.currency_${currency}`) })}</h2>
          <p className="small muted">
            {t(`rates.kind_${shown.kind}`)} · {t('rates.birrFor', { currency })}
          </p>
        </div>
        <Link
          className={`button outline small no-print rates-order ${order === 'best' ? 'active' : ''}`}
          to={ratesPath(shown, { order: order === 'best' ? 'name' : 'best' })}
          aria-label={`${t('rates.order')}: ${t(`rates.order_${order}`)}`}
          preventScrollReset
        >
          <Icon of={ArrowUpDown} size="small" />
          <span>{t(`rates.order_${order}`)}</span>
        </Link>
      </div>
      {offers.list.length === 0 ? (
        <Empty icon={Coins} title={t('rates.empty')} text={t('rates.emptyText')} />
      ) : (
        <Banks conversion={conversion} offers={offers} />
      )}
    </section>
  )
}

function Banks({ conversion: { shown, amount }, offers }: TableProps) {
  const { language, t } = useLocale()
  const byName = new Intl.Collator(language)
  const list =
    shown.order === 'best'
      ? offers.list
      : offers.list.toSorted((one, other) => byName.compare(textIn(one.name, language), textIn(other.name, language)))
  const unit = shown.have === 'currency' ? shown.currency : t('common.birr')
  return (
    <table className="table rates-table">
      <thead>
        <tr>
          <th scope="col">{t('rates.bank')}</th>
          <NumberHead
            words={'value' in amount ? t('rates.getFor', { amount: `${amountText(amount.value)} ${unit}` }) : t('rates.youGet')}
          />
          <NumberHead words={t('rates.buying')} look="not-on-phone" />
          <NumberHead words={t('rates.selling')} look="not-on-phone" />
          <NumberHead words={t('rates.change')} look="not-on-phone" />
          <NumberHead words={t('rates.updated')} look="not-on-phone" />
        </tr>
      </thead>
      <tbody>
        {list.map((offer) => (
          <Bank key={offer.bank} shown={shown} offer={offer} offers={offers} amount={'value' in amount ? amount.value : null} />
        ))}
      </tbody>
    </table>
  )
}

type BankProps = { shown: RatesAsk; offer: Offer; offers: Offers; amount: number | null }

/** The best for the way that is wanted has a ground of its own; the best for the other way its word alone. */
function Bank({ shown: { currency, have }, offer, offers, amount }: BankProps) {
  const { language, t } = useLocale()
  const [sells, buys] = [offer.bank === offers.bestBuying, offer.bank === offers.bestSelling]
  const isBest = have === 'currency' ? sells : buys
  const [buying, selling] = [rateText(offer.buying), rateText(offer.selling)]
  return (
    <tr className={isBest ? 'best' : undefined}>
      <th scope="row">
        <span className="rates-bank">
          <span className="rates-sign" aria-hidden="true" lang="en">
            {offer.bank}
          </span>
          <span className="rates-name">
            <span>{textIn(offer.name, language)}</span>
            {sells ? <span className="tag green">{t('rates.bestSell', { currency })}</span> : null}
            {buys ? <span className="tag gold">{t('rates.bestBuy', { currency })}</span> : null}
            {offer.reference ? <span className="tag">{t('rates.reference')}</span> : null}
          </span>
        </span>
        <span className="phone-only rates-both">
          <span className="nowrap">
            {t('rates.buying')} <bdi>{buying}</bdi>
          </span>{' '}
          <span className="nowrap">
            {t('rates.selling')} <bdi>{selling}</bdi>
          </span>
        </span>
      </th>
      <td className={`number rates-get ${isBest ? 'strong' : ''}`}>
        {amount === null || offer.reference ? (
          <span aria-hidden="true">–</span>
        ) : (
          <span className="ltr">{moneyText(sumAt(offer, amount, have))}</span>
        )}
      </td>
      <td className="number not-on-phone">
        <span className="ltr">{buying}</span>
      </td>
      <td className="number not-on-phone">
        <span className="ltr">{selling}</span>
      </td>
      <td className="number nowrap not-on-phone">
        <Change of={offer.change} rate={offer.buying} />
      </td>
      <td className="number muted nowrap not-on-phone">{dayText(offer.date, language)}</td>
    </tr>
  )
}

function Change({ of: change, rate }: { of: number | null; rate: number }) {
  const t = useT()
  if (change === null) return <span aria-hidden="true">–</span>
  const shown = rateText(Math.abs(change), rate)
  if (Number(shown) === 0) return <span className="muted ltr">{shown}</span>
  return (
    <span className={change > 0 ? 'green' : 'red'}>
      <span aria-hidden="true" className="ltr">
        {change > 0 ? '▲' : '▼'} {shown}
      </span>
      <span className="sr-only">{t(change > 0 ? 'rates.changeUp' : 'rates.changeDown', { change: shown })}</span>
    </span>
  )
}
