// Terms of service, in the same dress as the privacy policy.
import { pathTo } from '@menged/contracts/path-to'
import { serverApi } from '../api/client.ts'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { pageMeta } from '../shell/meta.ts'
import type { Route } from './+types/terms-of-service'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  return serverApi(context, request, language).legal('terms-of-service', language).catch(apiFailure)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('nav.terms'), description: loaderData?.lead ?? '' }))
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalPage reading={loaderData} other={{ to: pathTo('privacy-policy'), label: 'nav.privacy' }} />
}
