// Privacy policy: thirteen sections with a table of contents.
import { pathTo } from '@menged/contracts/path-to'
import { serverApi } from '../api/client.ts'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { pageMeta } from '../shell/meta.ts'
import type { Route } from './+types/privacy-policy'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  return serverApi(context, request, language).legal('privacy-policy', language).catch(apiFailure)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('nav.privacy'), description: loaderData?.lead ?? '' }))
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage reading={loaderData} other={{ to: pathTo('terms-of-service'), label: 'nav.terms' }} />
}
