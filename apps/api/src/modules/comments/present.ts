// Rows to the shapes of the contract.
import type { Comment, HiddenComment, Text } from '@menged/contracts'
import type { CommentRow } from './queries.ts'
import type { StoredComment } from './writing-queries.ts'

const stateOf = ({ removedAt, hiddenAt }: Pick<CommentRow, 'removedAt' | 'hiddenAt'>): Comment['state'] => {
  if (removedAt) return 'removed'
  return hiddenAt ? 'hidden' : 'shown'
}

/** Of a comment that only holds its replies together nothing else is shown. */
export function presentComment(row: CommentRow): Comment {
  const { id, parentId, author, avatar, official, text, language, createdAt, sample } = row
  const state = stateOf(row)
  const said = state === 'shown' ? { author, avatar, official, text } : { author: '', avatar: null, official: false, text: '' }
  return { _id: id, parentId, ...said, state, language, createdAt: createdAt.toISOString(), sample }
}

/** For its author and nobody else. */
export const presentHidden = (row: StoredComment & { reason: Text }): HiddenComment => ({
  _id: row.id,
  parentId: row.parentId,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  reason: row.reason,
})
