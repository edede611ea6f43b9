// What clients say of the worker who is signed in, each with one reply.
import { receivedReviews } from '@menged/contracts/calls/market/reviews'
import type { Testimonial } from '@menged/contracts/marketplace'
import { REVIEWS_SHOWN } from '@menged/contracts/marketplace/lists'
import { Star } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'
import { ReceivedReview } from './received-review.tsx'

type Received = { reviews: Testimonial[]; total: number }

export default function ReviewsTab() {
  const { language, t } = useLocale()
  const [show, setShow] = useState(REVIEWS_SHOWN)
  const [received, setReceived] = useState<Received | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      const { data, totalItems } = await accountApi(language)(receivedReviews, { query: { language, show } })
      setReceived({ reviews: data, total: totalItems })
    } catch {
      setFailed(true)
    }
  }, [language, show])
  useEffect(() => void load(), [load])
  const trouble = hasFailed ? <TryAgain text={t('error.network')} onAgain={load} /> : null
  if (!received) return trouble ?? <RowsSkeleton label={t('common.loading')} />
  if (received.total === 0) {
    return (
      <div className="card">
        <Empty icon={Star} title={t('review.none')} text={t('review.noneText')} />
      </div>
    )
  }
  return (
    <div className="stack gap-12">
      {trouble}
      <div className="card">
        {received.reviews.map((review) => (
          <ReceivedReview key={review.id} review={review} onReplied={load} />
        ))}
      </div>
      {received.reviews.length < received.total ? (
        <button type="button" className="button outline" onClick={() => setShow(show + REVIEWS_SHOWN)}>
          {t('market.moreReviews')}
        </button>
      ) : null}
    </div>
  )
}
