// Who may do what with a draft, by who they are and how it stands.
import type { DraftStep, Role } from '@menged/contracts'
import type { DraftRow } from './queries.ts'

/** `organisationId`: for which a company writes; editors and administrators write for all. */
export type Writer = { userId: string; role: Exclude<Role, 'guest'>; organisationId: string | null }
export type Standing = Pick<DraftRow, 'state' | 'organisationId' | 'ownerId' | 'scheduledAt' | 'postId'>

export const isStaff = ({ role }: Pick<Writer, 'role'>): boolean => role === 'editor' || role === 'admin'

/** A company has nothing to do with what another organisation writes; it does not hear that it is there. */
export const maySee = (writer: Writer, draft: Pick<Standing, 'organisationId'>): boolean =>
  isStaff(writer) || (writer.organisationId !== null && draft.organisationId === writer.organisationId)

/**
 * Whose versions and notes of a draft somebody reads: null for all. What was written while another organisation had the draft, or none, is for
 * editors and administrators; what is moved is the text as it stands.
 */
export const historyOf = (writer: Writer): string | null => (isStaff(writer) ? null : (writer.organisationId ?? ''))

export function stepsOf(writer: Writer, draft: Standing): DraftStep[] {
  if (!maySee(writer, draft)) return []
  return isStaff(writer) ? stepsOfStaff(writer, draft) : stepsOfCompany(draft)
}

function stepsOfStaff(writer: Writer, { state, scheduledAt, ownerId }: Standing): DraftStep[] {
  if (state === 'archived') return ['bringBack', 'note']
  if (state === 'draft') return ['save', 'submit', 'publish', 'schedule', 'archive', 'note', 'moveOrganisation']
  if (state !== 'in_review') return ['save', 'archive', 'note', 'moveOrganisation']
  const back: DraftStep[] = ownerId === writer.userId ? ['takeBack'] : []
  const time: DraftStep[] = scheduledAt === null ? ['schedule'] : ['schedule', 'unschedule']
  return ['save', ...back, 'return', 'publish', ...time, 'archive', 'note', 'moveOrganisation']
}

/** What was handed in stays as it is until it is taken back: nobody changes it behind the reviewer's back. */
function stepsOfCompany({ state, postId }: Standing): DraftStep[] {
  const isOnlyDraft = postId === null
  if (state === 'archived') return isOnlyDraft ? ['bringBack', 'note'] : ['note']
  if (state === 'in_review') return ['takeBack', 'note']
  if (state === 'draft') return ['save', 'submit', ...(isOnlyDraft ? (['archive'] as const) : []), 'note']
  return ['save', 'note']
}
