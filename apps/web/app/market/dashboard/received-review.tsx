// One review as its worker sees it: to reply to, once, and to report.
import { replyToReview } from '@menged/contracts/calls/market/reviews'
import { LIMITS } from '@menged/contracts/limits'
import type { Testimonial } from '@menged/contracts/marketplace'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { Star } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { ReviewTags } from '../review-tags.tsx'

type ReceivedProps = { review: Testimonial; onReplied: () => Promise<void> }

export function ReceivedReview({ review, onReplied }: ReceivedProps) {
  const { language, t } = useLocale()
  const [isReplying, setReplying] = useState(false)
  const { clientName, date, comment, reply } = review
  const close = async () => {
    await onReplied()
    setReplying(false)
  }
  return (
    <article className="received">
      <div className="row wraps between">
        <h2 className="strong">{clientName}</h2>
        <time className="small muted" dateTime={date}>
          {formatDate(addisDate(new Date(date)), language)}
        </time>
      </div>
      <Rating review={review} />
      {comment ? <p>{comment}</p> : null}
      {reply && !isReplying ? (
        <blockquote>
          <p className="small strong">{t('review.yourReply')}</p>
          <p>{reply}</p>
        </blockquote>
      ) : null}
      {isReplying ? (
        <ReplyForm review={review} onSent={close} onCancel={() => setReplying(false)} />
      ) : (
        <ReviewActions review={review} onReply={() => setReplying(true)} />
      )}
    </article>
  )
}

function Rating({ review: { rating, service, confirmedJob } }: { review: Testimonial }) {
  const t = useT()
  return (
    <p className="row wraps small">
      <span className="stars">
        <Icon of={Star} size="small" className="filled" />
        <b className="tabular">{rating}</b>
      </span>
      <span>{t(`review.star${rating as 1 | 2 | 3 | 4 | 5}`)}</span>
      <ReviewTags service={service} confirmedJob={confirmedJob} />
    </p>
  )
}

function ReviewActions({ review: { id, clientName, comment, reply }, onReply }: { review: Testimonial; onReply: () => void }) {
  const t = useT()
  return (
    <p className="row wraps gap-12">
      <button type="button" className="button tinted small" onClick={onReply}>
        {t(reply ? 'review.changeReply' : 'review.reply')}
      </button>
      <button
        type="button"
        className="button quiet small"
        aria-label={t('review.reportOf', { name: clientName })}
        onClick={() => showModal('reviewReport', { review: { id, clientName, comment } })}
      >
        {t('review.report')}
      </button>
    </p>
  )
}

type ReplyProps = { review: Testimonial; onSent: () => Promise<void>; onCancel: () => void }

function ReplyForm({ review: { id, clientName, reply }, onSent, onCancel }: ReplyProps) {
  const { language } = useLocale()
  const t = useT()
  const { busy, submit, setTrouble, formError, field } = useSubmission('account.tryAgain')
  const send = async (form: FormData) => {
    const text = textIn(form, 'text')
    if (text === '') return setTrouble({ field: 'text', text: t('account.required') })
    if (!(await submit(() => accountApi(language)(replyToReview, { params: { reviewId: id }, body: { text } })))) return
    void toastSuccess(t('review.replySent'), { id: 'review' })
    await onSent()
  }
  return (
    <form className="stack gap-12" onSubmit={submitted(send)} noValidate>
      <TroubleNote text={formError('text')} />
      <TextArea
        {...field('text', `reply-${id}`)}
        label={t('review.replyOf', { name: clientName })}
        rows={3}
        required
        maxLength={LIMITS.review}
        defaultValue={reply ?? ''}
        autoFocus
      />
      <div className="row gap-12">
        <button type="button" className="button outline small" onClick={onCancel}>
          {t('common.cancel')}
        </button>
        <BusyButton
          className="button primary small"
          busy={busy}
          label={t('review.replySubmit')}
          busyLabel={t('common.sending')}
        />
      </div>
    </form>
  )
}
