// What a reader may do about reviews of a worker: rate, change one's own, report another's. The server knows nobody: what is one's own is put in by the browser.
import type { Testimonial, Worker } from '@menged/contracts/marketplace'
import type { MyReview } from '@menged/contracts/reviews'
import { Clock, EyeOff, Star } from 'lucide'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { create } from 'zustand'
import { showModal } from '../../dialogs/modal-host.ts'
import { useSession } from '../../session/session.ts'
import { useTakenOver } from '../../ui/deferred/taken-over.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'

const useMine = create<{ mine: MyReview | null }>()(() => ({ mine: null }))

/** `isWide`: in the box of the price, where it stands for the whole profile and asks for what is one's own. */
export function RateButton({ worker: { id, name }, isWide = false }: { worker: Worker; isWide?: boolean }) {
  const { language, t } = useLocale()
  const userId = useSession((session) => session.userId)
  const mine = useMine((state) => state.mine)
  const { revalidate } = useRevalidator()
  const load = async () => {
    const { mineOf } = await import('./own-review-calls.ts')
    return mineOf(id, language)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made of these
  useEffect(() => {
    if (!isWide) return
    useMine.setState({ mine: null })
    if (userId === null) return
    let wanted = true
    load().then((found) => wanted && useMine.setState({ mine: found }), console.debug)
    return () => {
      wanted = false
    }
  }, [id, userId, language, isWide])
  const onDone = () => {
    void revalidate()
    if (userId !== null) load().then((found) => useMine.setState({ mine: found }), console.debug)
  }
  return (
    <button
      type="button"
      className={`button outline ${isWide ? 'wide' : ''}`}
      onClick={() => showModal('review', { worker: { id, name }, onDone })}
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
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const isMine = useMine(({ mine }) => mine?.id === id)
  const report = () =>
    isSignedIn ? showModal('reviewReport', { review: { id, clientName, comment } }) : showModal('login', { reason: 'continue' })
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
