// Rows to the shapes of the contract.
import type { Comment } from '@menged/contracts'
import type { CommentRow } from './queries.ts'

export const presentComment = ({ id, author, avatar, text, language, createdAt, sample }: CommentRow): Comment => ({
  _id: id,
  author,
  avatar,
  text,
  language,
  createdAt: createdAt.toISOString(),
  sample,
})
