// What a reader may do on the page of a worker: rate, change one's own review, report another's. The server knows nobody: what is one's own is put in by the browser.
import type { Testimonial, Worker } from '@menged/contracts/marketplace'
import type { MyReview } from '@menged/contracts/reviews'
import { Clock, EyeOff, Star } from 'lucide'
import { useEffect } from 'react'
import { create } from 'zustand'
import { showModal } from '../../dialogs/modal-host.ts'
import { storedToken, useSession } from '../../session/session.ts'
import { useTakenOver } from '../../ui/deferred/taken-over.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'

const loadCalls = () => import('./own-review-calls.ts')

/** `fresh`: the worker as the API has it after a change of mine, in place of `loaded`: the page that lies ready may be a moment older. */
type Own = {
  mine: MyReview | null
  fresh: { loaded: Worker; worker: Worker } | null
  /** Of the account that is signed in, where it is a worker's. */
  page: { userId: string; workerId: number } | null
}
const useMine = create<Own>()(() => ({ mine: null, fresh: null, page: null }))

/** Whether who is signed in is this worker. */
export function useIsOwn(workerId: number): boolean {
  const { language } = useLocale()
  const userId = useSession((session) => (session.userData?.role === 'worker' ? session.userId : null))
  const page = useMine((state) => state.page)
  const isKnown = page?.userId === userId
  useEffect(() => {
    if (userId === null || isKnown) return
    loadCalls()
      .then(({ ownWorkerId }) => ownWorkerId(language))
      .then((id) => useMine.setState({ page: { userId, workerId: id } }), console.debug)
  }, [userId, isKnown, language])
  return userId !== null && isKnown && page?.workerId === workerId
}

export function useFresh(loaded: Worker): Worker {
  const fresh = useMine((state) => state.fresh)
  return fresh?.loaded === loaded ? fresh.worker : loaded
}

/** `isWide`: in the box of the price, where it stands for the whole profile and asks for what is one's own. */
export function RateButton({ worker, isWide = false }: { worker: Worker; isWide?: boolean }) {
  const { id, name } = worker
  const { language, t } = useLocale()
  const userId = useSession((session) => session.userId)
  const mine = useMine((state) => state.mine)
  useEffect(() => {
    if (!isWide) return
    useMine.setState({ mine: null })
    if (userId === null) return
    let wanted = true
    loadCalls()
      .then(({ mineOf }) => mineOf(id, language))
      .then((mine) => wanted && useMine.setState({ mine }), console.debug)
    return () => {
      wanted = false
    }
  }, [id, userId, language, isWide])
  const onDone = async () => {
    const { mineOf, freshOf } = await loadCalls()
    const { fresh } = useMine.getState()
    const loaded = fresh?.worker === worker ? fresh.loaded : worker
    const [mine, now] = await Promise.all([userId === null ? null : mineOf(id, language), freshOf(worker, language)])
    useMine.setState({ mine, fresh: { loaded, worker: now } })
  }
  return (
    <button
      type="button"
      className={`button outline ${isWide ? 'wide' : ''}`}
      onClick={() => showModal('review', { worker: { id, name }, onDone: () => void onDone().catch(console.debug) })}
    >
      <Icon of={Star} />
      <span>{t(mine ? 'review.changeMine' : 'review.rateAndReview')}</span>
    </button>
  )
}

/** Says why one's own review is not in the list. */
export function MyReviewState() {
  const t = useT()
  const mine = useMine((state) => state.mine)
  if (!mine || mine.state === 'shown') return null
  const isHidden = mine.state === 'hidden'
  return (
    <p className="note gold">
      <Icon of={isHidden ? EyeOff : Clock} />
      <span>{isHidden ? t('review.isHidden', { reason: mine.hiddenReason ?? '' }) : t('review.waits')}</span>
    </p>
  )
}

export function ReportReview({ review: { id, clientName, comment } }: { review: Testimonial }) {
  const t = useT()
  const isHere = useTakenOver()
  const isMine = useMine(({ mine }) => mine?.id === id)
  const report = () =>
    storedToken() !== null
      ? showModal('reviewReport', { review: { id, clientName, comment } })
      : showModal('login', { reason: 'continue' })
  return (
    <p className="row small muted review-tools no-print">
      {isHere && !isMine ? (
        <button type="button" aria-label={t('review.reportOf', { name: clientName })} onClick={report}>
          {t('review.report')}
        </button>
      ) : null}
    </p>
  )
}
