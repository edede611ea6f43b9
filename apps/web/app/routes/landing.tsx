// What Menged does for companies and offices.

import { operatorContact } from '@menged/contracts/calls/admin/settings'
import { landing } from '@menged/contracts/calls/read/landing'
import { serverContext } from '../api/context.ts'
import { apiFailure, doWithout } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { pageMeta } from '../page/meta.ts'
import { BackToTop } from '../read/landing/back-to-top.tsx'
import { Hero } from '../read/landing/hero.tsx'
import { LandingHeader } from '../read/landing/landing-header.tsx'
import { Partners, Services, Urgent } from '../read/landing/parts.tsx'
import { periodOf } from '../read/landing/period.ts'
import { Plans } from '../read/landing/plans.tsx'
import sheet from '../read/landing/sheet.css?url'
import { Testimonials } from '../read/landing/testimonials.tsx'
import type { Route } from './+types/landing'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const api = serverApi(context, request, language)
  const [found, contact] = await Promise.all([
    api(landing, { query: { language } }).catch(apiFailure),
    api(operatorContact).catch(doWithout('contact', context.get(serverContext).log)),
  ])
  return { page: found.data, period: periodOf(request.url), phone: contact?.data.phone ?? null }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('landing.title'), description: loaderData?.page.hero.lead ?? '' }))
}

export default function LandingPage({ loaderData: { page, period, phone } }: Route.ComponentProps) {
  return (
    <div className="landing">
      <LandingHeader brand={<Brand />} language={<LanguageSwitch />} />
      <Hero hero={page.hero} claims={page.claims} />
      <Partners partners={page.partners} />
      <Services services={page.services} />
      <Testimonials testimonials={page.testimonials} />
      <Plans plans={page.plans} page="landing" start={period} heading={2} />
      <Urgent support={page.support} phone={phone} />
      <BackToTop />
    </div>
  )
}
