// Sample comments of the content folder, each marked as a sample.

import { createHash } from 'node:crypto'
import { LIMITS, languageSchema, postIdSchema } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { z } from 'zod'
import type { Connection } from '../../platform/database/pool.ts'
import { putSamples } from './queries.ts'

export const commentFileSchema = z.array(
  z.object({
    postId: postIdSchema,
    author: z.string().min(1).max(LIMITS.name),
    avatar: z.enum(['male', 'female']).nullable(),
    language: languageSchema,
    text: z.string().min(1).max(LIMITS.comment),
    daysAgo: z.number().min(0),
  }),
)
export type CommentFile = z.infer<typeof commentFileSchema>

/** The same comment gets the same id at each run: one person says one thing under one post. */
function idOf({ postId, author }: CommentFile[number]): string {
  const hex = createHash('sha256').update(`${postId}\n${author}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns how many were added or changed. Their posts must be there. */
export async function seedComments(db: Connection, file: CommentFile, now: Date): Promise<number> {
  const rows = file.map((comment) => ({
    id: idOf(comment),
    postId: comment.postId,
    author: comment.author,
    avatar: comment.avatar,
    language: comment.language,
    text: comment.text,
    sample: true,
    seedHash: createHash('sha256').update(JSON.stringify(comment)).digest('hex'),
    createdAt: new Date(now.getTime() - comment.daysAgo * DAY_MS),
  }))
  return await putSamples(db, rows)
}
