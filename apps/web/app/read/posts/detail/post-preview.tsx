// A post as readers would see it, as card and as page, without what only readers do with it: nothing is counted, ticked or sent here.
import type { Card, Reading } from '@menged/contracts/posts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocale } from '../../../words/language.tsx'
import { PostCard } from '../post-card.tsx'
import { BelowTheText } from './below-the-text.tsx'
import { FactsBox } from './facts-box.tsx'
import { prepareBody } from './guide/body.ts'
import { PostHead } from './post-head.tsx'
import { isReviewDue } from './review.ts'
import { Steps } from './steps.tsx'

/** Ticks are kept by post: those of a preview belong to none. */
const NO_POST = 'preview'

export default function PostPreview({ card, reading: given }: { card: Card; reading: Reading }) {
  const { t } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const now = new Date()
  const reading = { ...given, _id: NO_POST }
  const { guide } = reading
  const reviewDue = guide ? isReviewDue(guide.asOf, now) : false
  const body = prepareBody(reading.body, t('post.table'))
  useEffect(() => {
    for (const control of box.current?.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button') ?? [])
      control.disabled = true
  })
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  }
  return (
    <div
      className="post-preview"
      ref={box}
      onClickCapture={stay}
      onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      <div className="post-preview-card">
        <PostCard card={{ ...card, _id: NO_POST }} now={now.toISOString()} origin={location.origin} save={null} />
      </div>
      <article className="card reading post-preview-page">
        <PostHead
          reading={reading}
          asked={reading.language}
          now={now.toISOString()}
          sideBySide={{ open: false, toggle: () => {} }}
          listen={null}
          save={null}
        />
        {guide ? <FactsBox reading={reading} guide={guide} reviewDue={reviewDue} /> : null}
        {guide && guide.steps.length > 0 ? <Steps reading={reading} steps={guide.steps} changed={[]} /> : null}
        {body.html === '' ? null : (
          <div
            className="prose post-part"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when stored and when sent
            dangerouslySetInnerHTML={{ __html: body.html }}
          />
        )}
        <BelowTheText reading={reading} reviewDue={reviewDue} />
      </article>
    </div>
  )
}
