// The plans, what they contain, and questions about them.

import { landing } from '@menged/contracts/calls/read/landing'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { pageMeta } from '../page/meta.ts'
import { periodOf } from '../read/landing/period.ts'
import { Plans, Questions } from '../read/landing/plans.tsx'
import sheet from '../read/landing/sheet.css?url'
import type { Route } from './+types/pricing'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const found = await serverApi(context, request, language)(landing, { query: { language } }).catch(apiFailure)
  return { plans: found.data.plans, period: periodOf(request.url) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('nav.pricing'), description: t('landing.pricingText') }))
}

export default function Pricing({ loaderData: { plans, period } }: Route.ComponentProps) {
  return (
    <div className="landing pricing">
      <Plans plans={plans} page="pricing" start={period} heading={1} />
      <Questions questions={plans.questions} />
    </div>
  )
}
