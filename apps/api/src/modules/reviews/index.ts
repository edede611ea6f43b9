// What clients say of workers. A review stands once for each worker and person, and says "confirmed job" only where both sides have marked the job
// as done. Refuses to show what nobody answers for before somebody has looked at it, and a review of oneself.
export { type NewReview, type ReviewRow, replaceSampleReviews, type ShownReviews, shownReviews } from './queries.ts'
export { registerReviews } from './routes.ts'
export { createReviews, type Reviews } from './service.ts'
