// Lists and bounds of writing that the browser reads as well; no schema library here.

/** `draft`: being written, or changed since it was published. `published`: readers see exactly this. */
export const DRAFT_STATES = ['draft', 'in_review', 'published', 'archived'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/** What somebody may do with a draft as it stands; the answer names those that are open to the reader. */
export const DRAFT_STEPS = [
  'save',
  'submit',
  'takeBack',
  'return',
  'publish',
  'schedule',
  'unschedule',
  'archive',
  'bringBack',
  'note',
  'moveOrganisation',
] as const
export type DraftStep = (typeof DRAFT_STEPS)[number]

export const VERSION_KINDS = ['saved', 'submitted', 'published', 'restored'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

/** The state of a draft that readers see, and the kind of version that they saw. */
export const PUBLISHED = 'published' satisfies DraftState & VersionKind

/** Why something stands in the way of publishing: it is not there, is longer than it may be, are too many, cannot be what it says, or is somebody else's. */
export const DRAFT_PROBLEMS = ['missing', 'tooLong', 'tooMany', 'wrong', 'taken'] as const
export type DraftProblemCode = (typeof DRAFT_PROBLEMS)[number]

/** What of a post has changed, for those who saved it. */
export const CHANGED_PARTS = [
  'title',
  'text',
  'facts',
  'papers',
  'steps',
  'fees',
  'office',
  'questions',
  'law',
  'sources',
] as const
export type ChangedPart = (typeof CHANGED_PARTS)[number]

export const IMPORT_OUTCOMES = ['created', 'changed', 'same', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]
/** What an import brings. A post that is no guide counts among the guides, as in the file. */
export const IMPORT_KINDS = ['organisation', 'guide', 'words', 'picture'] as const
/** Why an entry is refused: what its field says is not there, too much, not what it may be, there twice, of nothing that is known, or somebody is writing on it. */
export const IMPORT_REASONS = ['missing', 'tooLong', 'tooMany', 'wrong', 'twice', 'unknown', 'inUse'] as const
export type ImportReason = (typeof IMPORT_REASONS)[number]

export const PUBLISHING_LIMITS = {
  /** Drafts on one page of a list. */
  page: 20,
  note: 2000,
  versionNote: 200,
  /** What has changed, in a sentence, for those who saved the post. */
  change: 300,
  /** Words of a structured field. */
  words: 2000,
  url: 500,
  /** Pixels of the longer side of a picture in a body. */
  pictureSide: 1600,
  alt: 300,
  /** A draft may be scheduled so many days ahead. */
  scheduleDays: 366,
} as const

/** Somebody who writes says so this often, and has left when nothing was heard for so long. */
export const PRESENCE_EVERY_MS = 45_000
export const PRESENCE_MS = 120_000
/** What was typed is saved when nothing was typed for so long. */
export const AUTOSAVE_MS = 2500

/** Where a draft is written. */
export const draftLink = (draftId: string): string => `/admin/posts/${draftId}`
/** Pictures of bodies stand under this path, and no other is shown. */
export const POST_PICTURES = '/api/post-pictures/'
