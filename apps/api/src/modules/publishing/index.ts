// Publishing: drafts of posts beside the posts, their versions, the conversation of author and reviewer, and the steps to readers. Refuses what
// was read in an older revision, a company that writes for another organisation or publishes by itself, and a post that is not whole.
export { reviewDates } from './drafted.ts'
export { presentOwnWriting } from './present.ts'
export { registerPictureUploads, registerPublishing } from './routes.ts'
export { createPublishing, type Publishing } from './service.ts'
