// Terms of service, in the same dress as the privacy policy.

import { legal } from '@menged/contracts/calls/read/legal'
import { pathTo } from '@menged/contracts/path-to'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { pageMeta } from '../page/meta.ts'
import { LegalPage } from '../read/legal/legal-page.tsx'
import type { Route } from './+types/terms-of-service'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const params = { document: 'terms-of-service' as const }
  return (await serverApi(context, request, language)(legal, { params, query: { language } }).catch(apiFailure)).data
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('nav.terms'), description: loaderData?.lead ?? '' }))
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalPage reading={loaderData} other={{ to: pathTo('privacy-policy'), label: 'nav.privacy' }} />
}
