// Rows to the shapes of the contract.
import type { Comment } from '@menged/contracts'
import type { CommentRow } from './queries.ts'

export const presentComment = ({ id, parentId, author, avatar, text, language, createdAt, sample }: CommentRow): Comment => ({
  _id: id,
  parentId,
  author,
  avatar,
  official: false,
  text,
  state: 'shown',
  language,
  createdAt: createdAt.toISOString(),
  sample,
})
