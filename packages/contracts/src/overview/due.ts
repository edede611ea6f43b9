// What may be due in the administration: whose it is, and how soon. No schema library here: the browser reads it.
import type { Permission } from '../permissions.ts'

/** When a thing is late, when it is to be done today, and when it has time; `sample`: something made up stands where the real one belongs. */
export const DUE_URGENCIES = ['late', 'today', 'later', 'sample'] as const
export type DueUrgency = (typeof DUE_URGENCIES)[number]

/**
 * Of each urgency those where somebody waits come first. `within`: so many days after the oldest has come it is late. `undated`: how urgent it is when
 * nobody knows since when it waits.
 */
export const DUE = [
  { kind: 'appeals', needs: 'comments.moderate', within: 1, undated: 'today' },
  { kind: 'comments', needs: 'comments.moderate', within: 1, undated: 'today' },
  { kind: 'reviews', needs: 'reviews.moderate', within: 1, undated: 'today' },
  { kind: 'messages', needs: 'messages.answer', within: 2, undated: 'today' },
  { kind: 'workers', needs: 'workers.verify', within: 2, undated: 'today' },
  { kind: 'companies', needs: 'organisations.manage', within: 2, undated: 'today' },
  { kind: 'rates', needs: 'rates.enter', within: 1, undated: 'sample' },
  { kind: 'heldRates', needs: 'rates.enter', within: 1, undated: 'today' },
  { kind: 'posts', needs: 'posts.publish', within: 3, undated: 'today' },
  { kind: 'changes', needs: 'content.keep', within: 3, undated: 'today' },
  { kind: 'questions', needs: 'content.keep', within: 7, undated: 'today' },
  { kind: 'took', needs: 'experiences.judge', within: 7, undated: 'today' },
  { kind: 'links', needs: 'content.keep', within: 30, undated: 'today' },
  { kind: 'overdue', needs: 'content.keep', within: 14, undated: 'later' },
  { kind: 'wishes', needs: 'content.keep', within: 30, undated: 'later' },
  { kind: 'translations', needs: 'content.keep', within: 30, undated: 'later' },
] as const satisfies readonly { kind: string; needs: Permission; within: number; undated: DueUrgency }[]

export const DUE_KINDS = DUE.map(({ kind }) => kind)
export type DueKind = (typeof DUE)[number]['kind']
