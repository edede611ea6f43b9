// What the facts of a guide are called: a scholarship pays and is applied for, where other guides cost and take time.
import type { Category } from '@menged/contracts/categories'
import type { GuideReading } from '@menged/contracts/posts'
import type { WordKey } from '@menged/i18n/translate'

export type Fact = keyof GuideReading['facts']
export const FACTS = ['cost', 'time', 'where', 'validFor'] as const satisfies readonly Fact[]

export const factLabel = (category: Category, fact: Fact): WordKey =>
  category === 'scholarship' ? `post.scholarship_${fact}` : `post.${fact}`

export const feesLabel = (category: Category): WordKey => (category === 'scholarship' ? 'post.moneyInFull' : 'post.fees')

/** What stands above facts that are old or not dated: for a scholarship nothing is paid. */
export const reviewWarning = (category: Category, asOf: GuideReading['asOf']): WordKey =>
  asOf ? 'post.reviewDue' : category === 'scholarship' ? 'post.scholarship_notDatedWarning' : 'post.notDatedWarning'
