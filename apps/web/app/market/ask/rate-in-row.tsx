// The stars of a job that is just done, in its row of the list, until its worker is rated: the one that is pressed opens the rest.
import { myReview } from '@menged/contracts/calls/market/reviews'
import type { WorkerRequest } from '@menged/contracts/requests'
import { DAY_MS } from '@menged/ethiopia/durations'
import { Star } from 'lucide'
import { showModal } from '../../dialogs/modal-host.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

const STARS = [1, 2, 3, 4, 5] as const
/** Nobody is asked for longer. */
const ASKED_DAYS = 30

export function RateInRow({ request, now }: { request: WorkerRequest; now: number }) {
  const { state, sample, endedAt } = request
  const isAsked = state === 'done' && !sample && endedAt !== null && now - Date.parse(endedAt) < ASKED_DAYS * DAY_MS
  return isAsked && !request.may.includes('done') ? <Rate request={request} /> : null
}

function Rate({ request: { id, worker } }: { request: WorkerRequest }) {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => ({ mine: (await accountApi(language)(myReview, { params: { id: worker.id } })).data }))
  if (loaded.data?.mine !== null) return null
  const title = t('review.rate', { name: worker.name })
  const open = (stars: (typeof STARS)[number]) =>
    showModal('review', { worker, request: id, stars, onDone: () => loaded.reload() })
  return (
    <fieldset className="inbox-steps inbox-stars">
      <legend className="small muted">{title}</legend>
      <div>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            className="icon-button"
            aria-label={`${stars} · ${t(`review.star${stars}`)}`}
            onClick={() => open(stars)}
          >
            <Icon of={Star} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
