// What the facts of a guide are called: a scholarship pays and is applied for, where other guides cost and take time.
import type { Category } from '@menged/contracts/categories'
import type { GuideReading } from '@menged/contracts/posts'
import type { WordKey } from '@menged/i18n/translate'

export type Fact = keyof GuideReading['facts']
export const FACTS = ['cost', 'time', 'where', 'validFor'] as const satisfies readonly Fact[]

export const factLabel = (category: Category, fact: Fact): WordKey =>
  category === 'scholarship' ? `post.scholarship_${fact}` : `post.${fact}`

export const feesLabel = (category: Category): WordKey => (category === 'scholarship' ? 'post.moneyInFull' : 'post.fees')

/** One line under the facts: of when they are, and to ask first. For a scholarship nothing is paid. */
export function factsWarning(category: Category, asOf: GuideReading['asOf'], reviewDue: boolean): WordKey | null {
  const isScholarship = category === 'scholarship'
  if (!reviewDue) return isScholarship ? null : 'post.confirmFirst'
  if (asOf) return isScholarship ? 'post.scholarship_reviewDue' : 'post.reviewDue'
  return isScholarship ? 'post.scholarship_notDatedWarning' : 'post.notDatedWarning'
}
