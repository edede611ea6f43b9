// One worker of the marketplace.

import { worker } from '@menged/contracts/calls/market/marketplace'
import { REVIEWS_MOST, REVIEWS_SHOWN } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { UserX } from 'lucide'
import { data, isRouteErrorResponse } from 'react-router'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { BackLink, MissingEntry } from '../market/marketplace/missing-entry.tsx'
import { useFresh, useIsOwn } from '../market/marketplace/own-review.tsx'
import { About, ProfileHead, Reviews, Services } from '../market/marketplace/profile.tsx'
import { PriceBox, Similar, VerifiedBox } from '../market/marketplace/profile-side.tsx'
import sheet from '../market/sheet.css?url'
import { ErrorPage } from '../page/error-page.tsx'
import { pageMeta } from '../page/meta.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/gig-worker'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  // What is no number of a worker is nobody's either.
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 })
  const api = serverApi(context, request, language)
  const found = await api(worker, { params: { id }, query: { language, reviews: reviewsAsked(request.url) } }).catch(apiFailure)
  return found.data
}

/** What is no number of reviews is the first page of them. */
function reviewsAsked(url: string): number {
  const requested = Number(new URL(url).searchParams.get('reviews'))
  return Number.isInteger(requested) && requested > REVIEWS_SHOWN ? Math.min(requested, REVIEWS_MOST) : REVIEWS_SHOWN
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => {
    if (!loaderData) return { title: t('market.notFound'), isListed: false }
    const { name, location, sample } = loaderData
    const specialty = t(`worker.${loaderData.specialty}`)
    return {
      title: `${name} · ${specialty}`,
      description: t('market.profileOf', { name, specialty, location }),
      // Made up: nobody should find them by a search engine.
      isListed: !sample,
    }
  })
}

export default function GigWorker({ loaderData }: Route.ComponentProps) {
  const each = useFresh(loaderData)
  const isOwn = useIsOwn(each.id)
  const back = useBack()
  return (
    <div className="container page entry">
      <BackLink {...back} />
      <div className="gig-columns">
        <ProfileHead worker={each} />
        <PriceBox worker={each} isOwn={isOwn} />
        <div className="reading gig-text">
          <About worker={each} />
          <Services worker={each} />
          <Reviews worker={each} isOwn={isOwn} />
        </div>
        <aside className="stack gap-16 gig-rest">
          {each.isVerified ? <VerifiedBox /> : null}
          <Similar workers={each.similar} />
        </aside>
      </div>
    </div>
  )
}

function useBack() {
  const t = useT()
  return { to: pathTo('marketplace'), words: t('market.back') }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT()
  const back = useBack()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <MissingEntry heading={t('market.notFound')} icon={UserX} text={t('market.notFoundText')} back={back} />
}
