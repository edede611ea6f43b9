// Rates a worker: stars, words, and of a guest a name. A second rating changes the first.
import { LIMITS } from '@menged/contracts/limits'
import type { MyReview } from '@menged/contracts/reviews'
import { useEffect, useRef } from 'react'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import { StarChoice } from './star-choice.tsx'
import { useMine, useReview, useSignedIn } from './use-review.ts'

/** After a question mark at the end, which would else stand at the beginning where the page is laid out from right to left. */
const LEFT_TO_RIGHT = '\u200E'

export default function ReviewModal({ onClose, ...props }: ModalProps<'review'>) {
  const t = useT()
  const mine = useMine(props.worker.id)
  return (
    <Dialog title={t('review.rate', { name: props.worker.name })} closeLabel={t('common.close')} onClose={onClose}>
      {mine === undefined ? <RowsSkeleton label={t('common.loading')} /> : <ReviewForm {...props} mine={mine} />}
    </Dialog>
  )
}

function ReviewForm(props: Omit<ModalProps<'review'>, 'onClose'> & { mine: MyReview | null }) {
  const { mine } = props
  const t = useT()
  const isGuest = !useSignedIn()
  const { stars, choose, busy, send, remove, errorOf, error } = useReview(props)
  const form = useRef<HTMLFormElement>(null)
  // The dialog was there before it was known what it holds.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, [data-first]')?.focus({ preventScroll: true }), [])
  return (
    <form ref={form} className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <StarChoice value={stars} onChoose={choose} error={errorOf('stars')} />
      <TroubleNote text={error} />
      <TextArea
        id="review-comment"
        name="comment"
        label={t('review.yours')}
        placeholder={t('review.placeholder') + LEFT_TO_RIGHT}
        rows={4}
        maxLength={LIMITS.review}
        defaultValue={mine?.comment}
        error={errorOf('comment')}
      />
      {isGuest ? (
        <TextField
          id="review-name"
          name="name"
          label={t('review.name')}
          hint={t('review.nameHint')}
          required
          requiredMark
          autoComplete="name"
          maxLength={LIMITS.name}
          error={errorOf('name')}
        />
      ) : null}
      {mine ? (
        <button type="button" className="button quiet small end" onClick={remove}>
          {t('review.remove')}
        </button>
      ) : null}
      <div className="modal-actions">
        <BusyButton busy={busy} label={t(mine ? 'review.changeMine' : 'review.submit')} busyLabel={t('common.sending')} />
      </div>
    </form>
  )
}
