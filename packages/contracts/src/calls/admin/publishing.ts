// Writing and publishing: drafts of posts, their versions and notes, the steps to readers, pictures, and content as files.
import { z } from 'zod'
import { acknowledgedSchema } from '../../envelope.ts'
import { BODY_BYTES } from '../../limits.ts'
import { postParamsSchema } from '../../posts.ts'
import {
  draftAnswer,
  draftGuidesAnswer,
  draftGuidesQuerySchema,
  draftNotesAnswer,
  draftOrganisationsAnswer,
  draftParamsSchema,
  draftPreviewAnswer,
  draftPreviewQuerySchema,
  draftPublishSchema,
  draftReturnSchema,
  draftSaveSchema,
  draftScheduleSchema,
  draftStepSchema,
  draftSubmitSchema,
  draftsAnswer,
  draftsQuerySchema,
  draftVersionAnswer,
  draftVersionsAnswer,
  importAnswer,
  importSchema,
  keepVersionSchema,
  newDraftNoteSchema,
  newDraftSchema,
  postPictureAnswer,
  postPictureParamsSchema,
  postPictureUploadSchema,
  postWritingAnswer,
  presenceAnswer,
  reviewQueueAnswer,
  reviewQueueQuerySchema,
  versionParamsSchema,
} from '../../publishing.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('publishing')
const [write, publish] = ['posts.write', 'posts.publish'] as const
const limit = perAccount('drafts')
const params = draftParamsSchema

export const drafts = call({
  method: 'GET',
  path: '/api/drafts',
  summary: 'Drafts that I may write, the last changed first; a company sees those of its organisation',
  may: write,
  query: draftsQuerySchema,
  answer: draftsAnswer,
})

export const reviewQueue = call({
  method: 'GET',
  path: '/api/drafts/review',
  summary: 'Drafts that wait for a review, the oldest first',
  may: publish,
  query: reviewQueueQuerySchema,
  answer: reviewQueueAnswer,
})

export const draftOrganisations = call({
  method: 'GET',
  path: '/api/drafts/organisations',
  summary: 'The organisations that I may write for',
  may: write,
  answer: draftOrganisationsAnswer,
})

export const draftGuides = call({
  method: 'GET',
  path: '/api/drafts/guides',
  summary: 'Published posts by words of their title or by id, to name as related; twenty at most',
  may: write,
  query: draftGuidesQuerySchema,
  answer: draftGuidesAnswer,
})

export const createDraft = call({
  method: 'POST',
  path: '/api/drafts',
  summary: 'Begin a post. The same id again is the same draft',
  may: write,
  limit,
  bodyBytes: BODY_BYTES.draft,
  body: newDraftSchema,
  answer: draftAnswer,
})

export const openDraft = call({
  method: 'POST',
  path: '/api/posts/:postId/draft',
  summary: 'The draft of a published post; made from it the first time',
  may: write,
  limit,
  params: postParamsSchema,
  answer: draftAnswer,
})

export const postWriting = call({
  method: 'GET',
  path: '/api/posts/:postId/writing',
  summary: 'Whether I may change a post: a company those of its organisation. A no is an answer, not an error',
  may: write,
  params: postParamsSchema,
  answer: postWritingAnswer,
})

export const draft = call({
  method: 'GET',
  path: '/api/drafts/:draftId',
  summary: 'A draft with its content and what may be done with it',
  may: write,
  params,
  answer: draftAnswer,
})

export const saveDraft = call({
  method: 'PUT',
  path: '/api/drafts/:draftId',
  summary:
    'Save a draft. 409 draft_changed when somebody else has saved since the revision that was read: read it again, it says who and when',
  may: write,
  limit,
  params,
  bodyBytes: BODY_BYTES.draft,
  body: draftSaveSchema,
  answer: draftAnswer,
})

export const draftPreview = call({
  method: 'GET',
  path: '/api/drafts/:draftId/preview',
  summary: 'A draft as readers would see it, as card and as page',
  may: write,
  params,
  query: draftPreviewQuerySchema,
  answer: draftPreviewAnswer,
})

export const stayAtDraft = call({
  method: 'PUT',
  path: '/api/drafts/:draftId/presence',
  summary: 'Say that I have it open, every 45 seconds; the answer names who else has',
  may: write,
  limit,
  params,
  answer: presenceAnswer,
})

export const leaveDraft = call({
  method: 'DELETE',
  path: '/api/drafts/:draftId/presence',
  summary: 'Say that I have closed it',
  may: write,
  limit,
  params,
  answer: acknowledgedSchema,
})

export const draftVersions = call({
  method: 'GET',
  path: '/api/drafts/:draftId/versions',
  summary: 'The versions that are kept, the newest first',
  may: write,
  params,
  answer: draftVersionsAnswer,
})

export const keepVersion = call({
  method: 'POST',
  path: '/api/drafts/:draftId/versions',
  summary: 'Keep the draft as it stands as a version',
  may: write,
  limit,
  params,
  body: keepVersionSchema,
  answer: draftVersionsAnswer,
})

export const draftVersion = call({
  method: 'GET',
  path: '/api/drafts/:draftId/versions/:number',
  summary: 'A version with its content',
  may: write,
  params: versionParamsSchema,
  answer: draftVersionAnswer,
})

export const restoreVersion = call({
  method: 'POST',
  path: '/api/drafts/:draftId/versions/:number/restore',
  summary: 'Put the content of a version into the draft, as a new revision. 409 draft_changed when it is another one by now',
  may: write,
  limit,
  params: versionParamsSchema,
  body: draftStepSchema,
  answer: draftAnswer,
})

export const draftNotes = call({
  method: 'GET',
  path: '/api/drafts/:draftId/notes',
  summary: 'What author and reviewers have said to each other, the oldest first',
  may: write,
  params,
  answer: draftNotesAnswer,
})

export const addDraftNote = call({
  method: 'POST',
  path: '/api/drafts/:draftId/notes',
  summary: 'Say something to author or reviewer',
  may: write,
  limit,
  params,
  body: newDraftNoteSchema,
  answer: draftNotesAnswer,
})

export const submitDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/submit',
  summary: 'Hand a draft in to be reviewed',
  may: write,
  limit,
  params,
  body: draftSubmitSchema,
  answer: draftAnswer,
})

export const takeBackDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/take-back',
  summary: 'Take a draft back from review, and off the schedule',
  may: write,
  limit,
  params,
  body: draftStepSchema,
  answer: draftAnswer,
})

export const returnDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/return',
  summary: 'Give a draft back to its author, with a note',
  may: publish,
  limit,
  params,
  body: draftReturnSchema,
  answer: draftAnswer,
})

export const publishDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/publish',
  summary: 'Put a draft before readers now. 400 draft_incomplete, with the first of its problems as field',
  may: publish,
  limit,
  params,
  body: draftPublishSchema,
  answer: draftAnswer,
})

export const scheduleDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/schedule',
  summary: 'Put a draft before readers at an instant to come',
  may: publish,
  limit,
  params,
  body: draftScheduleSchema,
  answer: draftAnswer,
})

export const unscheduleDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/unschedule',
  summary: 'Take a draft off the schedule; it waits for a review again',
  may: publish,
  limit,
  params,
  body: draftStepSchema,
  answer: draftAnswer,
})

export const archiveDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/archive',
  summary: 'Put a draft away, and its post out of sight. A company only what was never published',
  may: write,
  limit,
  params,
  body: draftStepSchema,
  answer: draftAnswer,
})

export const bringBackDraft = call({
  method: 'POST',
  path: '/api/drafts/:draftId/bring-back',
  summary: 'Take a draft out of the archive; readers see its post when it is published again',
  may: write,
  limit,
  params,
  body: draftStepSchema,
  answer: draftAnswer,
})

export const addPostPicture = call({
  method: 'POST',
  path: '/api/post-pictures',
  summary: 'Upload a picture for a body, as multipart/form-data; 413 above five megabytes',
  may: write,
  upload: true,
  limit: perAccount('uploads'),
  body: postPictureUploadSchema,
  answer: postPictureAnswer,
})

export const postPicture = call({
  method: 'GET',
  path: '/api/post-pictures/:pictureId',
  summary: 'A picture of a body',
  may: 'posts.read',
  params: postPictureParamsSchema,
  answer: z.any().describe('image/webp'),
})

export const exportContent = call({
  method: 'GET',
  path: '/api/admin/content',
  summary:
    'All published posts with their pictures and the organisations in the form of the content folder, and the texts of pages that administrators have changed, as one file',
  may: 'content.move',
  answer: z.any().describe('application/json'),
})

export const exportOrganisations = call({
  method: 'GET',
  path: '/api/admin/content/organisations.csv',
  summary: 'Organisations as CSV',
  may: 'content.move',
  answer: z.any().describe('text/csv'),
})

export const exportWords = call({
  method: 'GET',
  path: '/api/admin/content/words.csv',
  summary: 'Texts of pages as CSV, with those that ship beside them',
  may: 'content.move',
  answer: z.any().describe('text/csv'),
})

export const importContent = call({
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Put posts, pictures, organisations and texts of pages in, all or nothing; a dry run says what would happen',
  may: 'content.move',
  limit: perAccount('documents'),
  bodyBytes: BODY_BYTES.import,
  body: importSchema,
  answer: importAnswer,
})
