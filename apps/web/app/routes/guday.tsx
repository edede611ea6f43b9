// One service: price, time, place and worker, what is done and what to bring, and the two ways to ask.

import { recordPhoneCall } from '@menged/contracts/calls/market/errands'
import { callWorker, guday } from '@menged/contracts/calls/market/marketplace'
import { pathTo } from '@menged/contracts/path-to'
import { SearchX } from 'lucide'
import { data, isRouteErrorResponse } from 'react-router'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { resultOf } from '../api/submit-form.ts'
import { birr } from '../market/birr.ts'
import { type CallOutcome, COUNTED, GudayBox, GudayHead, GudayText, SimilarGuday } from '../market/marketplace/guday.tsx'
import { BackLink, MissingEntry } from '../market/marketplace/missing-entry.tsx'
import sheet from '../market/sheet.css?url'
import { recordPhoneCall as recordPhoneCallHere } from '../page/deferred/errand-statistics.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { unlessLost } from '../page/form-result.ts'
import { pageMeta } from '../page/meta.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/guday'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

// What is no number of a service is no service either.
function requireNumber(gudayId: string): void {
  if (!/^[1-9]\d{0,8}$/.test(gudayId)) throw data(null, { status: 404 })
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  requireNumber(params.gudayId)
  const api = serverApi(context, request, language)
  const found = await api(guday, { params, query: { language } }).catch(apiFailure)
  return found.data
}

/** Somebody calls: the number is shown, and counted where there is one, here for browsers without code. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { language } = languageOf(request)
  requireNumber(params.gudayId)
  const api = serverApi(context, request, language)
  const isCountedThere = (await request.formData().catch(() => null))?.has(COUNTED) ?? false
  return resultOf<CallOutcome, CallOutcome>(
    async () => {
      const { phone } = (await api(callWorker, { params })).data
      if (phone !== null && !isCountedThere)
        await api(recordPhoneCall, { body: { gudayId: params.gudayId } }).catch(() => undefined)
      return { phone, error: null }
    },
    ({ error }) => ({ phone: null, error }),
  )
}

export async function clientAction(posted: Route.ClientActionArgs) {
  const isCounted = (await posted.request.clone().formData()).has(COUNTED)
  const found = await unlessLost(posted, (error) => ({ phone: null, error }))
  const { phone } = 'data' in found ? found.data : found
  if (isCounted && phone !== null) recordPhoneCallHere({ gudayId: posted.params.gudayId })
  return found
}

/** What is shown does not change by a call. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string
  defaultShouldRevalidate: boolean
}) => (formMethod === 'POST' ? false : defaultShouldRevalidate)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => {
    if (!loaderData) return { title: t('guday.notFound'), isListed: false }
    const { title, price, worker } = loaderData
    return {
      title: `${title} · ${worker.name}`,
      description: t('guday.about', { title, name: worker.name, location: worker.location, price: birr(price) }),
      // Made up: nobody should find them by a search engine.
      isListed: !worker.sample,
    }
  })
}

export default function Guday({ loaderData: each, actionData }: Route.ComponentProps) {
  const back = useBack()
  return (
    <div className="container page entry">
      <BackLink {...back} />
      <div className="guday-columns">
        <GudayHead each={each} />
        <GudayBox key={each.id} each={each} outcome={actionData ?? null} />
        <GudayText each={each} />
      </div>
      <SimilarGuday rows={each.similar} />
    </div>
  )
}

function useBack() {
  const t = useT()
  return { to: pathTo('guday-geday'), words: t('guday.back') }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT()
  const back = useBack()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <MissingEntry heading={t('guday.notFound')} icon={SearchX} text={t('error.gudayNotFound')} back={back} />
}
