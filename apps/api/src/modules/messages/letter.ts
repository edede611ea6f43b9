// What a letter says, in words: of feedback the kind, of a wish the plan.
import type { FeedbackMessage, PlanRequest } from '@menged/contracts'
import type { Translate } from '@menged/i18n'
import type { LetterRow } from './queries.ts'

/** What it is about: the subject of a message, the kind of feedback, the plan that is wished for. */
export function subjectOf({ kind, topic, said }: LetterRow, t: Translate): string {
  if (kind === 'contact') return topic
  if (kind === 'feedback') {
    const type = topic as FeedbackMessage['type']
    return t(`messages.feedback_${type === 'other' ? 'else' : type}`)
  }
  return t('landing.planWanted', {
    plan: t(`messages.plan_${topic as PlanRequest['plan']}`),
    period: t(`landing.period_${said as PlanRequest['period']}`),
  })
}
/** A wish has no words of its own. */
export const textOf = (row: LetterRow, t: Translate): string => (row.kind === 'plan' ? subjectOf(row, t) : row.said)
