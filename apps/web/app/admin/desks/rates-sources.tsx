// How the sources of rates are: on or off, when each was good, and what was wrong.

import type { AnswerOf } from '@menged/contracts/calls/call'
import type { heldRates } from '@menged/contracts/calls/read/exchange'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { Link } from '../../page/link.tsx'
import { useLocale } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'
import { adminPath } from '../screens.ts'

type Source = AnswerOf<typeof heldRates>['data']['sources'][number]

const stateOf = ({ isOn, triedAt, failure }: Source) => {
  if (!isOn) return ['', 'desks.sourceOff'] as const
  if (triedAt === null) return ['', 'desks.notAsked'] as const
  return failure ? (['red', 'desks.fails'] as const) : (['green', 'desks.works'] as const)
}

export function RateSources({ sources }: { sources: Source[] }) {
  const { language, t } = useLocale()
  return (
    <AdminCard id="rates-sources" title={t('desks.sources')}>
      <ul className="stack gap-12">
        {sources.map((source) => {
          const [colour, state] = stateOf(source)
          const { source: id, goodAt, failure, isOn } = source
          return (
            <li key={id}>
              <p className="row between">
                <b>{t(`desks.source_${id}`)}</b>
                <span className={`tag ${colour}`}>{t(state)}</span>
              </p>
              <p className="tiny muted">
                {goodAt ? t('desks.lastGood', { date: formatDate(addisDate(goodAt), language) }) : t('desks.neverGood')}
              </p>
              {isOn && failure ? (
                <p className="tiny" lang="en" dir="ltr">
                  {failure}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      <p className="small">
        <Link className="link" to={adminPath('settings')}>
          {t('desks.sourcesSettings')}
        </Link>
      </p>
    </AdminCard>
  )
}
