// Exchange rates: by bank, reckoned, drawn, and watched. What is shown stands in the address.

import { newestRates, rateHistory } from '@menged/contracts/calls/read/exchange'
import type { NewestRates, RateHistory } from '@menged/contracts/exchange'
import { pathTo } from '@menged/contracts/path-to'
import { textIn } from '@menged/ethiopia/text'
import { ArrowRight } from 'lucide'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { askedValues, type RatesAsk, ratesAsk } from '../read/exchange/address.ts'
import { AlertCard } from '../read/exchange/alert-card.tsx'
import { ChartCard } from '../read/exchange/chart.tsx'
import { useConversion, useHistory } from '../read/exchange/conversion.ts'
import { Converter } from '../read/exchange/converter.tsx'
import { offersOf } from '../read/exchange/offers.ts'
import { Published } from '../read/exchange/published.tsx'
import { RatesTable } from '../read/exchange/rates-table.tsx'
import sheet from '../read/exchange/sheet.css?url'
import { Icon } from '../ui/icon.tsx'
import { useLocale, useT } from '../words/language.tsx'
import type { Route } from './+types/exchange'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** The guide that says how money is exchanged and sent. */
const GUIDE = 'exchange-and-remittance'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = ratesAsk(new URL(request.url).searchParams)
  const { language } = languageOf(request)
  const api = serverApi(context, request, language)
  const { currency, kind, bank, days } = ask
  const nothing: RateHistory = { currency, kind, days, bank: null, sample: false, points: [] }
  const [newest, history] = await Promise.all([
    api(newestRates).catch(apiFailure),
    // A bank that nobody knows has no past; the rest of the page is as good without.
    api(rateHistory, { query: { currency, kind, bank, days } }).then(
      ({ data }) => data,
      () => nothing,
    ),
  ])
  return { ask, newest: newest.data, history }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isView = !!loaderData && Object.keys(askedValues(loaderData.ask)).length > 0
  return pageMeta(matches, (t) => ({
    title: t('nav.exchange'),
    description: t('rates.description'),
    isListed: !isView,
  }))
}

export default function Exchange({ loaderData: { ask, newest, history } }: Route.ComponentProps) {
  const { language, t } = useLocale()
  const conversion = useConversion(ask)
  const { shown } = conversion
  const drawn = useHistory(shown, history)
  const offers = offersOf(newest, shown)
  const banks = offers.list.map(({ bank, name }) => [bank, textIn(name, language)] as const)
  return (
    <div className="container page rates">
      <h1>{t('nav.exchange')}</h1>
      <Published newest={newest} offers={offers} />
      <div className="rates-columns">
        <Converter key={JSON.stringify(ask)} ask={ask} newest={newest} conversion={conversion} />
        <div className="rates-main">
          <RatesTable conversion={conversion} offers={offers} />
          <ChartCard shown={shown} history={drawn} banks={banks} />
        </div>
        <Side shown={shown} newest={newest} />
      </div>
    </div>
  )
}

function Side({ shown, newest }: { shown: RatesAsk; newest: NewestRates }) {
  const t = useT()
  return (
    <div>
      <section className="card padded stack gap-12" aria-labelledby="before-title">
        <h2 id="before-title">{t('rates.before')}</h2>
        <p className="small soft">{t('rates.beforeText')}</p>
        <Link className="link small row no-print" to={pathTo('post', { postId: GUIDE })}>
          <span>{t('rates.beforeGuide')}</span>
          <Icon of={ArrowRight} size="small" className="flip" />
        </Link>
      </section>
      <AlertCard ask={shown} newest={newest} />
    </div>
  )
}
