// What clients say of workers. A review stands once for each worker and person; it says "confirmed job" only where both sides have marked the job as done.
export { type NewReview, type ReviewRow, replaceSampleReviews, type ShownReviews, shownReviews } from './queries.ts'
