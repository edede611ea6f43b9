// Beside the form: how far somebody has come, and the card as clients will see it.
import type { Specialty } from '@menged/contracts/marketplace/lists'
import { Check, CircleAlert, ShieldCheck } from 'lucide'
import { cutAtWord } from '../../ui/cut-at-word.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { type Errors, problemOf, SECTION_IDS, SECTIONS, type SectionId, type Values } from './joining.ts'

export const sectionAnchor = (id: SectionId): string => `join-${id}`

type ProgressProps = { values: Values; errors: Errors; hasImage: boolean; current: SectionId | null }

export function SectionList({ values, errors, hasImage, current }: ProgressProps) {
  const t = useT()
  const isDone = (id: SectionId): boolean =>
    id === 'image' ? hasImage : SECTIONS[id].every((field) => problemOf(field, values) === null)
  const isWrong = (id: SectionId): boolean => SECTIONS[id].some((field) => errors[field] !== undefined)
  const done = SECTION_IDS.filter(isDone).length
  return (
    <nav className="join-list" aria-label={t('join.sections')}>
      <p className="small strong">{t('join.progress', { done, all: SECTION_IDS.length })}</p>
      <div className="progress" aria-hidden="true">
        <i style={{ width: `${(100 * done) / SECTION_IDS.length}%` }} />
      </div>
      <ol>
        {SECTION_IDS.map((id, place) => {
          const state = isWrong(id) ? 'wrong' : current === id ? 'now' : isDone(id) ? 'done' : ''
          return (
            <li key={id} className={state} {...(current === id ? { 'aria-current': 'step' as const } : {})}>
              <span className="join-mark" aria-hidden="true">
                {state === 'wrong' ? (
                  <Icon of={CircleAlert} size="tiny" />
                ) : state === 'done' ? (
                  <Icon of={Check} size="tiny" />
                ) : (
                  place + 1
                )}
              </span>
              <a href={`#${sectionAnchor(id)}`}>{t(`join.${id}`)}</a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Letters of two lines. */
const TEXT_LETTERS = 110

export function LiveCard({ values, picture }: { values: Values; picture: string | null }) {
  const { t } = useLocale()
  const { firstName, lastName, description, location, hourlyRate, specialties } = values
  const name = `${firstName} ${lastName}`.trim()
  const specialty = specialties[0] as Specialty | undefined
  return (
    <aside className="join-card stack gap-12" aria-label={t('join.preview')}>
      <p className="small soft strong">{t('join.preview')}</p>
      <div className="card worker">
        <div className="worker-head">
          <Portrait picture={picture} name={name} />
          <div className="worker-who">
            <p className="strong join-name">{name || t('join.yourName')}</p>
            <p className="small soft">{specialty ? t(`worker.${specialty}`) : t('join.specialties')}</p>
            <p className="small muted">{t('market.noReviews')}</p>
          </div>
          <p className="worker-price">
            <span className="tiny muted">{t('market.startingAt')}</span>
            <span className="price">
              <b className="tabular">{hourlyRate || '–'}</b> {t('market.birrUnit')}
            </span>
          </p>
        </div>
        <p className="soft worker-text">{cutAtWord(description, TEXT_LETTERS) || t('join.descriptionHint')}</p>
        <Facts location={location} />
      </div>
      <p className="hint row align-top">
        <Icon of={ShieldCheck} size="small" />
        <span>{t('join.tick')}</span>
      </p>
    </aside>
  )
}

function Facts({ location }: { location: string }) {
  const t = useT()
  return (
    <dl className="worker-facts">
      <div>
        <dt>{t('market.tasks')}</dt>
        <dd>{t('join.noTasks')}</dd>
      </div>
      <div>
        <dt>{t('market.location')}</dt>
        <dd>{location || '–'}</dd>
      </div>
      <div>
        <dt>{t('market.responds')}</dt>
        <dd>{t('worker.hoursAverage', { count: 24 })}</dd>
      </div>
    </dl>
  )
}

function Portrait({ picture, name }: { picture: string | null; name: string }) {
  return (
    <span className="portrait" style={{ width: 64, height: 64 }}>
      {picture ? (
        <img className="avatar" src={picture} width={64} height={64} alt="" />
      ) : (
        <span className="initials" aria-hidden="true">
          {[...name][0] ?? ''}
        </span>
      )}
      <i className="dot" />
    </span>
  )
}
