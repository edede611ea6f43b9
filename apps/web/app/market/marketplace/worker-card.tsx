// A worker in the list: who, how good, how much, how soon, and the way to the profile.
import type { WorkerCard as Worker } from '@menged/contracts/marketplace'
import { BadgeCheck } from 'lucide'
import { Link } from '../../page/link.tsx'
import { cutAtWord } from '../../ui/cut-at-word.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { ContactButton } from './contact-button.tsx'
import { useLeft } from './list-address.ts'
import { Portrait } from './portrait.tsx'
import { profilePath } from './profile-path.ts'
import { Stars } from './stars.tsx'

/** Of what a worker says: two lines of a card. */
const TEXT_LETTERS = 110

export function WorkerCard({ worker }: { worker: Worker }) {
  const t = useT()
  const { id, name, description } = worker
  const left = useLeft()
  return (
    <article className="card worker">
      <div className="worker-head">
        <Portrait worker={worker} size={64} />
        <div className="worker-who">
          <h3>
            <Link className="stretched" to={profilePath(id)} state={left}>
              {name}
            </Link>
            {worker.isVerified ? <Verified /> : null}
          </h3>
          <Occupation worker={worker} />
          <Rating worker={worker} />
        </div>
        <p className="worker-price">
          <span className="tiny muted">{t('market.startingAt')}</span>
          <span className="price">
            <b className="tabular">{birr(worker.startingPrice)}</b> {t('market.birrUnit')}
          </span>
        </p>
      </div>
      <p className="soft worker-text">{cutAtWord(description, TEXT_LETTERS)}</p>
      <Facts worker={worker} />
      <div className="row worker-ways">
        <Link className="button outline grow" to={profilePath(id)} state={left} aria-label={t('market.viewProfileOf', { name })}>
          {t('market.viewProfile')}
        </Link>
        <ContactButton className="button tinted grow" worker={worker} />
      </div>
    </article>
  )
}

function Occupation({ worker }: { worker: Worker }) {
  const t = useT()
  return (
    <p className="small soft worker-what">
      <span>{t(`worker.${worker.specialty}`)}</span>
      {worker.isNew ? <span className="tag green">{t('market.isNew')}</span> : null}
      {worker.sample ? <span className="tag">{t('market.sample')}</span> : null}
    </p>
  )
}

function Facts({ worker }: { worker: Worker }) {
  const t = useT()
  return (
    <dl className="worker-facts">
      <div>
        <dt>{t('market.tasks')}</dt>
        <dd>{t('market.tasksDone', { count: worker.completedTasks })}</dd>
      </div>
      <div>
        <dt>{t('market.location')}</dt>
        <dd>{worker.location}</dd>
      </div>
      <div>
        <dt>{t('market.responds')}</dt>
        <dd>{worker.responseTime}</dd>
      </div>
    </dl>
  )
}

function Verified() {
  const t = useT()
  return (
    <span className="verified" role="img" aria-label={t('market.verified')}>
      <Icon of={BadgeCheck} />
    </span>
  )
}

function Rating({ worker: { rating, reviewCount } }: { worker: Worker }) {
  const t = useT()
  return (
    <p className="row wraps worker-rating">
      {reviewCount > 0 ? (
        <>
          <Stars value={rating} />
          <b className="tabular">{rating.toFixed(1)}</b>
          <span className="small muted">{t('market.reviews', { count: reviewCount })}</span>
        </>
      ) : (
        <span className="small muted">{t('market.noReviews')}</span>
      )}
    </p>
  )
}
