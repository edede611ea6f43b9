// Of when a guide's facts are: a line, and a warning where that is long ago or not known.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { CircleAlert } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { monthText } from './month.ts'

export function FactsAge({ asOf }: Pick<GuideReading, 'asOf'>) {
  const { language, t } = useLocale()
  return <span>{asOf ? t('post.factsAsOf', { month: monthText(asOf, language) }) : t('post.factsNotDated')}</span>
}

export function ReviewWarning({ category, asOf }: Pick<Reading, 'category'> & Pick<GuideReading, 'asOf'>) {
  const t = useT()
  const notDated = category === 'scholarship' ? 'post.scholarship_notDatedWarning' : 'post.notDatedWarning'
  return (
    <p className="note post-note">
      <Icon of={CircleAlert} />
      <span>{t(asOf ? 'post.reviewDue' : notDated)}</span>
    </p>
  )
}
