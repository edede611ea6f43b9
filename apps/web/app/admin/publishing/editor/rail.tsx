// Beside the form: how complete each language is and what is missing, and what the post belongs to.

import type { DraftProblem } from '@menged/contracts/publishing'
import { rowOf, WRITTEN, type Written } from '@menged/ethiopia/languages'
import { CircleCheck } from 'lucide'
import { Fold } from '../../../ui/admin/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'
import { AdminCard } from '../../admin-card.tsx'
import { percentOf } from '../draft-marks.tsx'
import { fullName } from '../field-names.ts'
import { missingIn } from '../missing.ts'
import { useDraft, useWriting } from '../use-draft.ts'
import { goToField } from './go-to-field.ts'
import { Settings } from './settings.tsx'
import { problemText } from './use-field.ts'

export function Rail() {
  const t = useT()
  return (
    <div className="draft-rail">
      <AdminCard id="draft-completeness" title={t('publishing.completeness')} className="padded-small stack gap-12">
        {WRITTEN.map((language) => (
          <OfLanguage key={language} language={language} />
        ))}
        <OfBoth />
      </AdminCard>
      <Settings />
    </div>
  )
}

function OfLanguage({ language }: { language: Written }) {
  const t = useT()
  const { filled, of, readable } = useDraft(({ draft }) => draft.completeness[language])
  const problems = useDraft(({ draft }) => draft.problems)
  const content = useDraft(({ written }) => written.content)
  const mine = missingIn(content, problems, language)
  const percent = percentOf({ filled, of, readable })
  return (
    <div className="stack gap-4">
      <p className="row between small">
        <span lang={language} className="strong">
          {rowOf(language).name}
        </span>
        <span className="muted tabular">{t('publishing.filledOf', { filled, of })}</span>
      </p>
      <span className="progress" aria-hidden="true">
        <i className={percent === 100 ? '' : 'partial'} style={{ inlineSize: `${percent}%` }} />
      </span>
      {mine.length > 0 ? <Problems problems={mine} /> : <Ready />}
    </div>
  )
}

/** What is wrong in no one language. */
function OfBoth() {
  const problems = useDraft(({ draft }) => draft.problems)
  const mine = problems.filter((problem) => problem.language === null)
  return mine.length > 0 ? <Problems problems={mine} /> : null
}

function Ready() {
  const t = useT()
  return (
    <p className="row small green">
      <Icon of={CircleCheck} size="small" />
      <span>{t('publishing.nothingMissing')}</span>
    </p>
  )
}

const SHOWN = 6

function Problems({ problems }: { problems: readonly DraftProblem[] }) {
  const t = useT()
  const { store } = useWriting()
  const row = (problem: DraftProblem) => (
    <li key={`${problem.path} ${problem.code}`}>
      <button type="button" className="draft-missing" onClick={() => goToField(store, problem)}>
        <span>{fullName(problem.path, t)}</span>
        {problem.code === 'missing' ? null : <span className="red"> · {problemText(problem.code, t)}</span>}
      </button>
    </li>
  )
  const rest = problems.slice(SHOWN)
  return (
    <div>
      <ul className="draft-problems">{problems.slice(0, SHOWN).map(row)}</ul>
      {rest.length > 0 ? (
        <Fold
          look="draft-more-problems"
          head={<span className="small green strong">{t('publishing.moreMissing', { count: rest.length })}</span>}
        >
          <ul className="draft-problems">{rest.map(row)}</ul>
        </Fold>
      ) : null}
    </div>
  )
}
