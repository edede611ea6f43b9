// Comments under a post: what readers write, report and take back.
import { z } from 'zod'
import { avatarSchema } from './accounts.ts'
import { answer } from './envelope.ts'
import { lines } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { languageSchema, textSchema } from './text.ts'

export const commentSchema = z.object({
  _id: z.string(),
  /** The comment that this one replies to; replies have none of their own. */
  parentId: z.string().nullable(),
  author: z.string(),
  avatar: avatarSchema.nullable(),
  /** A verified organisation speaks. */
  official: z.boolean(),
  /** Empty when the comment was taken back or hidden and stands only for its replies. */
  text: z.string(),
  /** `removed` by its author, `hidden` by a moderator. */
  state: z.enum(['shown', 'removed', 'hidden']),
  language: languageSchema,
  createdAt: z.iso.datetime(),
  /** Shipped with the sample content, not written by a visitor. */
  sample: z.boolean(),
})
export type Comment = z.infer<typeof commentSchema>
export const commentsAnswer = answer(z.array(commentSchema))

/** `key` is made by the form, so that one comment sent twice is one comment. */
export const newCommentSchema = z.object({
  text: lines(LIMITS.comment),
  parentId: z.uuid().optional(),
  avatar: avatarSchema.nullable().optional(),
  language: languageSchema,
  key: z.uuid(),
})
export type NewComment = z.infer<typeof newCommentSchema>
export const newCommentAnswer = answer(commentSchema)
export const commentParamsSchema = z.object({ commentId: z.uuid() })
export const commentReportSchema = z.object({ reason: lines(LIMITS.feedback) })
export const commentHidingSchema = z.object({ reason: lines(LIMITS.feedback) })
/** Which of the shown comments are mine: pages are for everybody, marks are put in by the browser. */
export const myCommentsAnswer = answer(z.array(z.string())).extend({
  /** Mine that a moderator has hidden: nobody else sees them, and why. */
  hidden: z.array(
    z.object({
      _id: z.string(),
      parentId: z.string().nullable(),
      text: z.string(),
      createdAt: z.iso.datetime(),
      reason: textSchema,
    }),
  ),
})
export type HiddenComment = z.infer<typeof myCommentsAnswer>['hidden'][number]
