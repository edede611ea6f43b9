// A worker's page: head, about, services and reviews, in one column that is read.

import type { Testimonial, Worker } from '@menged/contracts/marketplace'
import { REVIEWS_MOST, REVIEWS_SHOWN } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { BadgeCheck, Check, Star } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { ReviewTags } from '../review-tags.tsx'
import { gudayPath } from './guday-address.ts'
import { daysIn } from './guday-row.tsx'
import { MoreLink } from './more-link.tsx'
import { MyReviewState, RateButton, ReportReview } from './own-review.tsx'
import { Portrait } from './portrait.tsx'
import { profilePath } from './profile-path.ts'
import { Stars } from './stars.tsx'

export function ProfileHead({ worker }: { worker: Worker }) {
  const t = useT()
  const { name, specialty, location } = worker
  return (
    <header className="reading gig-head worker-head-large">
      <Portrait worker={worker} size={112} />
      <div>
        <h1>
          {name}
          {worker.isVerified ? (
            <span className="tag green">
              <Icon of={BadgeCheck} size="small" />
              {t('market.verified')}
            </span>
          ) : null}
          {worker.sample ? <span className="tag">{t('market.sample')}</span> : null}
        </h1>
        <p className="large soft">
          {t(`worker.${specialty}`)} · {location}
        </p>
        <Rating worker={worker} />
      </div>
    </header>
  )
}

function Rating({ worker: { reviewCount, rating, isOnline } }: { worker: Worker }) {
  const t = useT()
  return (
    <p className="row wraps profile-rating">
      {reviewCount > 0 ? (
        <span className="row">
          <Stars value={rating} />
          <b className="tabular">{rating.toFixed(1)}</b>
          <span className="soft">{t('market.fromReviews', { count: reviewCount })}</span>
        </span>
      ) : (
        <span className="soft">{t('market.noReviews')}</span>
      )}
      {isOnline ? <span className="green strong">{t('market.online')}</span> : null}
    </p>
  )
}

export function About({ worker: { about, description } }: { worker: Worker }) {
  const t = useT()
  return (
    <section className="profile-part">
      <h2>{t('market.about')}</h2>
      <p className="profile-text">{about || description}</p>
    </section>
  )
}

/** What has a price has a page of its own, and a guide where there is one. */
export function Services({ worker: { services, offers } }: { worker: Worker }) {
  const t = useT()
  return (
    <section className="profile-part">
      <h2>{t('market.services')}</h2>
      {offers.length > 0 ? (
        <ul className="profile-offers">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : (
        <ul className="profile-services">
          {services.map((service) => (
            <li key={service} className="row gap-12">
              <Icon of={Check} className="green" />
              <span>{service}</span>
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 ? <p className="tiny muted">{t('guday.fees')}</p> : null}
    </section>
  )
}

function Offer({ offer: { id, title, price, days, guide } }: { offer: Worker['offers'][number] }) {
  const { language, t } = useLocale()
  return (
    <li>
      <Link className="strong" to={gudayPath(id)}>
        {title}
      </Link>
      {days === null ? null : <span className="small muted">{daysIn(t, days)}</span>}
      <span className="price">
        <b className="tabular">{birr(price)}</b> {t('market.birrUnit')}
      </span>
      {guide ? (
        <Link
          className="link small profile-guide"
          to={pathTo('post', { postId: guide._id }, guide.language === language ? {} : { lang: guide.language })}
        >
          {t('guday.guide', { title: guide.title })}
        </Link>
      ) : null}
    </li>
  )
}

/** `isOwn`: nobody rates themselves. */
export function Reviews({ worker, isOwn }: { worker: Worker; isOwn: boolean }) {
  const t = useT()
  const { testimonials, reviewCount } = worker
  return (
    <section className="profile-part" id="reviews">
      <div className="row wraps between reviews-head">
        <h2>{t('market.clientReviews')}</h2>
        {isOwn ? null : <RateButton worker={worker} />}
      </div>
      <MyReviewState />
      {reviewCount === 0 ? (
        <p className="soft">{t('market.noReviews')}</p>
      ) : (
        <>
          <RatingSummary worker={worker} />
          {testimonials.map((each) => (
            <Review key={each.id} review={each} name={worker.name} />
          ))}
          {testimonials.length < reviewCount && testimonials.length < REVIEWS_MOST ? (
            <MoreLink to={`${profilePath(worker.id)}?reviews=${testimonials.length + REVIEWS_SHOWN}`}>
              {t('market.moreReviews')}
            </MoreLink>
          ) : null}
        </>
      )}
    </section>
  )
}

function RatingSummary({ worker: { reviewCount, rating, stars } }: { worker: Worker }) {
  const t = useT()
  return (
    <div className="review-sum">
      <div>
        <p className="review-mean tabular">{rating.toFixed(1)}</p>
        <Stars value={rating} />
        <p className="small muted">{t('market.reviews', { count: reviewCount })}</p>
      </div>
      <ol className="review-bars">
        {stars
          .map((count, i) => ({ of: i + 1, count }))
          .reverse()
          .map(({ of, count }) => (
            <li key={of}>
              <span className="tabular">{of}</span>
              <Icon of={Star} size="tiny" className="filled" />
              <span className="progress gold">
                <i style={{ width: `${(100 * count) / reviewCount}%` }} />
              </span>
              <span className="small muted tabular">{count}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}

function Review({ review, name }: { review: Testimonial; name: string }) {
  const { language, t } = useLocale()
  const { clientName, rating, date, service, comment, confirmedJob, reply } = review
  return (
    <article className="review" id={`review-${review.id}`}>
      <div className="row wraps between">
        <h3 className="row wraps">
          {clientName}
          <Stars value={rating} />
        </h3>
        <time className="small muted" dateTime={date}>
          {formatDate(addisDate(new Date(date)), language)}
        </time>
      </div>
      <p className="row wraps small">
        <ReviewTags service={service} confirmedJob={confirmedJob} />
      </p>
      <p>{comment}</p>
      {reply ? (
        <blockquote>
          <p className="small strong">{t('market.replied', { name })}</p>
          <p>{reply}</p>
        </blockquote>
      ) : null}
      <ReportReview review={review} />
    </article>
  )
}
