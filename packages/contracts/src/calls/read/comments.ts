// Read comments, write and take back one's own, report and hide them.
import {
  commentHidingSchema,
  commentParamsSchema,
  commentReportSchema,
  commentsAnswer,
  myCommentsAnswer,
  newCommentAnswer,
  newCommentSchema,
} from '../../comments.ts'
import { acknowledgedSchema } from '../../envelope.ts'
import { postParamsSchema } from '../../posts.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('comments')

export const comments = call({
  method: 'GET',
  path: '/api/posts/:postId/comments',
  summary: 'The comments of a post, newest first',
  may: 'comments.read',
  params: postParamsSchema,
  answer: commentsAnswer,
  shows: ['post'],
})

export const writeComment = call({
  method: 'POST',
  path: '/api/posts/:postId/comments',
  summary: 'Write a comment, or a reply to one; the same key again returns the same comment',
  may: 'comments.write',
  limit: perAccount('comments'),
  params: postParamsSchema,
  body: newCommentSchema,
  answer: newCommentAnswer,
})

export const myComments = call({
  method: 'GET',
  path: '/api/posts/:postId/comments/mine',
  summary: 'Which of the shown comments of a post are mine',
  may: 'comments.write',
  params: postParamsSchema,
  answer: myCommentsAnswer,
})

export const deleteComment = call({
  method: 'DELETE',
  path: '/api/comments/:commentId',
  summary: 'Take back my comment',
  may: 'comments.write',
  params: commentParamsSchema,
  answer: acknowledgedSchema,
})

export const reportComment = call({
  method: 'POST',
  path: '/api/comments/:commentId/reports',
  summary: 'Report a comment to the moderators',
  may: 'comments.report',
  limit: perAccount('feedback'),
  params: commentParamsSchema,
  body: commentReportSchema,
  answer: acknowledgedSchema,
})

export const hideComment = call({
  method: 'POST',
  path: '/api/comments/:commentId/hiding',
  summary: 'Hide a comment, with a reason',
  may: 'comments.moderate',
  params: commentParamsSchema,
  body: commentHidingSchema,
  answer: acknowledgedSchema,
})
