// A review on its way: who rates what with how many stars, whether it is a change of one's own, and what comes after.
import { changeReview, myReview, removeReview, writeReview } from '@menged/contracts/calls/market/reviews'
import type { MyReview } from '@menged/contracts/reviews'
import type { Language } from '@menged/ethiopia/languages'
import { writtenIn } from '@menged/ethiopia/scripts'
import { useEffect, useRef, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { toastError, toastSuccess } from '../../dialogs/toast.ts'
import { randomId } from '../../page/random-id.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { storedToken, useSession } from '../../session/session.ts'
import { textIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'
import type { Stars } from './star-choice.tsx'

/** Sending is seen to happen. */
const LEAST_MS = 1000
const ETHIOPIC = /\p{Script=Ethiopic}/u

/** A token that is there counts before it is known whose it is. */
export const useSignedIn = (): boolean => useSession((session) => session.isAuthenticated) || storedToken() !== null

/** Undefined while nobody knows; null for a guest, and before the first review. A line that is lost is found again when the review is sent. */
export function useMine(workerId: number): MyReview | null | undefined {
  const { language } = useLocale()
  const isSignedIn = useSignedIn()
  const [mine, setMine] = useState<MyReview | null | undefined>(isSignedIn ? undefined : null)
  useEffect(() => {
    if (!isSignedIn) return setMine(null)
    let wanted = true
    accountApi(language)(myReview, { params: { id: workerId } }).then(
      ({ data }) => wanted && setMine(data),
      () => wanted && setMine(null),
    )
    return () => {
      wanted = false
    }
  }, [workerId, isSignedIn, language])
  return mine
}

const languageOf = (text: string, otherwise: Language): Language =>
  text === '' ? otherwise : writtenIn(ETHIOPIC.test(text) ? 'ethiopic' : 'latin')

/** The work, and at least so long. */
async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

type Review = Omit<ModalProps<'review'>, 'onClose'> & { mine: MyReview | null }

export function useReview({ worker, request, token, stars: pressed, mine, onDone }: Review) {
  const { language, t } = useLocale()
  const [stars, setStars] = useState<Stars>((mine?.stars as Stars | undefined) ?? pressed ?? 0)
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission('account.tryAgain')
  /** Sent once more it is the same review. */
  const key = useRef(randomId())
  const params = { id: worker.id }
  const choose = (chosen: Stars) => {
    setStars(chosen)
    setTrouble(null)
  }
  const send = async (form: FormData) => {
    const comment = textIn(form, 'comment')
    const name = form.has('name') ? textIn(form, 'name') : undefined
    if (stars === 0) return setTrouble({ field: 'stars', text: t('review.selectRating') })
    if (name === '') return setTrouble({ field: 'name', text: t('review.nameRequired') })
    const review = {
      stars,
      comment,
      language: languageOf(comment, language),
      ...(request ? { request } : {}),
      ...(token ? { token } : {}),
    }
    const api = accountApi(language)
    let state = ''
    const isSent = await submit(async () => {
      const call = mine
        ? api(changeReview, { params, body: review })
        : api(writeReview, { params, body: { ...review, key: key.current, ...(name === undefined ? {} : { name }) } })
      state = (await atLeast(LEAST_MS, call)).data.state
    })
    if (!isSent) return
    onDone?.()
    showModal('alert', { title: t('review.thanks'), text: t(state === 'shown' ? 'review.thanksShown' : 'review.thanksWaiting') })
  }
  const remove = () =>
    showModal('alert', {
      title: t('review.remove'),
      text: t('review.removeText'),
      confirm: t('comment.delete'),
      danger: true,
      onConfirm: () =>
        accountApi(language)(removeReview, { params }).then(
          () => {
            onDone?.()
            void toastSuccess(t('review.removed'), { id: 'review' })
          },
          () => void toastError(t('error.network'), { id: 'review' }),
        ),
    })
  return { stars, choose, busy, send, remove, errorOf, error: formError('stars', 'name', 'comment') }
}
