// Reviews of workers: written, changed and taken back by clients, replied to by the worker, reported, and decided about by moderators.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  moderatedAnswer,
  moderatedQuerySchema,
  myReviewAnswer,
  newReviewSchema,
  receivedAnswer,
  receivedQuerySchema,
  reviewAnswer,
  reviewChangeSchema,
  reviewDecisionSchema,
  reviewedWorkerSchema,
  reviewParamsSchema,
  reviewReplySchema,
  reviewReportSchema,
} from '../../reviews.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('reviews')

export const writeReview = call({
  method: 'POST',
  path: '/api/workers/:id/reviews',
  summary: 'Review a worker, once; the same key again returns the same review',
  may: 'reviews.write',
  limit: { name: 'reviews', per: 'voice' },
  params: reviewedWorkerSchema,
  body: newReviewSchema,
  answer: reviewAnswer,
})
export const myReview = call({
  method: 'GET',
  path: '/api/workers/:id/reviews/mine',
  summary: 'My review of a worker, shown or not; null without one',
  may: 'reviews.own',
  params: reviewedWorkerSchema,
  answer: myReviewAnswer,
})
export const changeReview = call({
  method: 'PUT',
  path: '/api/workers/:id/reviews/mine',
  summary: 'Change my review of a worker',
  may: 'reviews.own',
  limit: perAccount('reviews'),
  params: reviewedWorkerSchema,
  body: reviewChangeSchema,
  answer: reviewAnswer,
})
export const removeReview = call({
  method: 'DELETE',
  path: '/api/workers/:id/reviews/mine',
  summary: 'Take back my review of a worker',
  may: 'reviews.own',
  params: reviewedWorkerSchema,
  answer: acknowledgedSchema,
})
export const receivedReviews = call({
  method: 'GET',
  path: '/api/reviews/received',
  summary: 'What clients say of me, as a worker',
  may: 'workers.own',
  query: receivedQuerySchema,
  answer: receivedAnswer,
})
export const replyToReview = call({
  method: 'POST',
  path: '/api/reviews/:reviewId/reply',
  summary: 'Reply to a review of me, or change the reply',
  may: 'workers.own',
  limit: perAccount('comments'),
  params: reviewParamsSchema,
  body: reviewReplySchema,
  answer: acknowledgedSchema,
})
export const reportReview = call({
  method: 'POST',
  path: '/api/reviews/:reviewId/reports',
  summary: 'Report a review to the moderators',
  may: 'reviews.report',
  limit: perAccount('feedback'),
  params: reviewParamsSchema,
  body: reviewReportSchema,
  answer: acknowledgedSchema,
})
export const moderatedReviews = call({
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'Reviews that wait to be shown, or that were reported',
  may: 'reviews.moderate',
  query: moderatedQuerySchema,
  answer: moderatedAnswer,
})
export const decideReview = call({
  method: 'POST',
  path: '/api/admin/reviews/:reviewId/decision',
  summary: 'Show a review, or hide it with a reason',
  may: 'reviews.moderate',
  params: reviewParamsSchema,
  body: reviewDecisionSchema,
  answer: acknowledgedSchema,
})
