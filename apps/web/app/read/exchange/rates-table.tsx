// What each bank pays and asks for one currency, the best of them named in words.

import { CURRENCIES, RATE_KINDS } from '@menged/contracts/exchange/lists'
import { textIn } from '@menged/ethiopia/text'
import { ArrowUpDown, Coins } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { type RatesAsk, ratesPath } from './address.ts'
import { rateText } from './amount.ts'
import { dayText } from './day-text.ts'
import { NumberHead } from './number-head.tsx'
import type { Offer, Offers } from './offers.ts'

/** Those that stand beside one another; the others are in a list that opens. */
const FIRST = CURRENCIES.slice(0, 6)
const OTHERS = CURRENCIES.slice(6)

export function CurrencyLinks({ ask }: { ask: RatesAsk }) {
  const t = useT()
  const shown = FIRST.includes(ask.currency) ? FIRST : [...FIRST.slice(0, 5), ask.currency]
  return (
    <nav className="row wraps no-print rates-currencies" aria-label={t('rates.currency')}>
      <span className="segments">
        {shown.map((currency) => (
          <Link
            key={currency}
            to={ratesPath(ask, { currency, bank: ask.bank })}
            className={currency === ask.currency ? 'active' : undefined}
            aria-current={currency === ask.currency ? 'true' : undefined}
            title={t(`rates.currency_${currency}`)}
          >
            {currency}
          </Link>
        ))}
      </span>
      <details className="rates-more" key={ask.currency}>
        <summary className="button outline small">{t('rates.more')}</summary>
        <ul className="card">
          {[...OTHERS, ...FIRST.slice(5)]
            .filter((currency) => !shown.includes(currency))
            .map((currency) => (
              <li key={currency}>
                <Link to={ratesPath(ask, { currency })}>
                  <span className="strong ltr">{currency}</span>
                  <span>{t(`rates.currency_${currency}`)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  )
}

export function RatesTable({ ask, offers }: { ask: RatesAsk; offers: Offers }) {
  const t = useT()
  const { currency } = ask
  return (
    <section className="card rates-banks" aria-labelledby="banks-title">
      <div className="row between wraps gap-12 rates-head">
        <div>
          <h2 id="banks-title">{t('rates.tableTitle', { currency: t(`rates.currency_${currency}`) })}</h2>
          <p className="small muted">{t('rates.birrFor', { currency })}</p>
        </div>
        <Link
          className={`button outline small no-print rates-order ${ask.order === 'best' ? 'active' : ''}`}
          to={ratesPath(ask, { order: ask.order === 'best' ? 'name' : 'best' })}
          aria-label={`${t('rates.order')}: ${t(`rates.order_${ask.order}`)}`}
          preventScrollReset
        >
          <Icon of={ArrowUpDown} size="small" />
          <span>{t(`rates.order_${ask.order}`)}</span>
        </Link>
        <nav className="segments no-print" aria-label={t('rates.kind')}>
          {RATE_KINDS.map((kind) => (
            <Link
              key={kind}
              to={ratesPath(ask, { kind })}
              className={kind === ask.kind ? 'active' : undefined}
              aria-current={kind === ask.kind ? 'true' : undefined}
            >
              {t(`rates.kind_${kind}`)}
            </Link>
          ))}
        </nav>
      </div>
      {offers.list.length === 0 ? (
        <Empty icon={Coins} title={t('rates.empty')} text={t('rates.emptyText')} />
      ) : (
        <Banks ask={ask} offers={offers} />
      )}
    </section>
  )
}

function Banks({ ask: { currency, order }, offers }: { ask: RatesAsk; offers: Offers }) {
  const { language, t } = useLocale()
  const byName = new Intl.Collator(language)
  const list =
    order === 'best'
      ? offers.list
      : offers.list.toSorted((one, other) => byName.compare(textIn(one.name, language), textIn(other.name, language)))
  return (
    <table className="table rates-table">
      <thead>
        <tr>
          <th scope="col">{t('rates.bank')}</th>
          <NumberHead words={t('rates.buying')} />
          <NumberHead words={t('rates.selling')} />
          <NumberHead words={t('rates.spread')} look="not-on-phone" />
          <NumberHead words={t('rates.change')} look="not-on-phone" />
          <NumberHead words={t('rates.updated')} look="not-on-phone" />
        </tr>
      </thead>
      <tbody>
        {list.map((offer) => (
          <Bank key={offer.bank} currency={currency} offer={offer} offers={offers} />
        ))}
      </tbody>
    </table>
  )
}

function Bank({ currency, offer, offers }: { currency: string; offer: Offer; offers: Offers }) {
  const { language, t } = useLocale()
  const [sells, buys] = [offer.bank === offers.bestBuying, offer.bank === offers.bestSelling]
  return (
    <tr className={sells || buys ? 'best' : undefined}>
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
      </th>
      <td className={`number ${sells ? 'strong' : ''}`}>
        <span className="ltr">{rateText(offer.buying)}</span>
      </td>
      <td className={`number ${buys ? 'strong' : ''}`}>
        <span className="ltr">{rateText(offer.selling)}</span>
      </td>
      <td className="number muted not-on-phone">
        <span className="ltr">{rateText(offer.selling - offer.buying, offer.buying)}</span>
      </td>
      <td className="number not-on-phone">
        <Change of={offer.change} rate={offer.buying} />
      </td>
      <td className="number muted not-on-phone">{dayText(offer.date, language)}</td>
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
