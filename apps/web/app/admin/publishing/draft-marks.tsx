// Small marks of a draft: its state, and how complete it is in each language.

import type { Completeness } from '@menged/contracts/publishing'
import type { DraftState } from '@menged/contracts/publishing/lists'
import { rowOf, shortName, WRITTEN, type Written } from '@menged/ethiopia/languages'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { Check } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { clockText, dayText } from './moments.ts'

const COLOURS: Readonly<Record<DraftState, string>> = { draft: '', in_review: 'gold', published: 'green', archived: 'sky' }

export function StateTag({ state }: { state: DraftState }) {
  const t = useT()
  return <span className={`tag ${COLOURS[state]}`}>{t(`publishing.state_${state}`)}</span>
}

/** A day and a time of it: a line ends between them, not within. */
export function Moment({ at }: { at: string }) {
  const { language } = useLocale()
  return (
    <time className="ltr" dateTime={at}>
      <span className="draft-whole">{dayText(at, language) + punctuationOf(language).comma.trim()}</span>{' '}
      <span className="draft-whole">{clockText(at, language)}</span>
    </time>
  )
}

export const percentOf = ({ filled, of }: Completeness[Written]): number => (of === 0 ? 0 : Math.floor((filled / of) * 100))

/** "EN 82 %" with a bar: for rows of a list. */
export function CompletenessBars({ completeness }: { completeness: Completeness }) {
  const t = useT()
  return (
    <span className="draft-bars">
      {WRITTEN.map((language) => {
        const percent = percentOf(completeness[language])
        return (
          <span key={language} className="draft-bar">
            <span className="sr-only">{t('publishing.complete', { language: rowOf(language).name, percent })}</span>
            <span aria-hidden="true" lang={language} className="tiny strong">
              {shortName(language)}
            </span>
            <span aria-hidden="true" className="progress">
              <i className={percent === 100 ? '' : 'partial'} style={{ inlineSize: `${percent}%` }} />
            </span>
            <span aria-hidden="true" className="tiny muted tabular ltr">
              {percent === 100 ? <Icon of={Check} size="tiny" /> : `${percent}%`}
            </span>
          </span>
        )
      })}
    </span>
  )
}
