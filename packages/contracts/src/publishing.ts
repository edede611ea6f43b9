// Writing and publishing on the wire: drafts, their versions, notes and steps, and content as files.
import { z } from 'zod'
import { answer, paginationSchema } from './envelope.ts'
import { line, lines } from './form-text.ts'
import { LIMITS, MAX_PAGE } from './limits.ts'
import { imageSchema } from './marketplace/joining.ts'
import { cardSchema, categorySchema, languageQuerySchema, organisationTypeSchema, postIdSchema, readingSchema } from './posts.ts'
import { draftContentSchema } from './publishing/content.ts'
import {
  CHANGED_PARTS,
  DRAFT_PROBLEMS,
  DRAFT_STATES,
  DRAFT_STEPS,
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_REASONS,
  PUBLISHING_LIMITS,
  VERSION_KINDS,
} from './publishing/lists.ts'
import { anyTextSchema, inEachOf, writtenSchema } from './text.ts'

const day = z.iso.date().max(10)
/** `2026-11-23T21:00:00Z`, or with an offset. */
const instant = z.iso.datetime({ offset: true }).max(40)

const personSchema = z.object({ id: z.uuid(), name: z.string() })
export type Person = z.infer<typeof personSchema>
export const draftOrganisationSchema = z.object({ id: z.string(), type: organisationTypeSchema, name: anyTextSchema })
export type DraftOrganisation = z.infer<typeof draftOrganisationSchema>

/** `path`: `title.en`, `guide.fees.2.amount.am`. `language` where it is about one of them. */
export const draftProblemSchema = z.object({
  path: z.string(),
  code: z.enum(DRAFT_PROBLEMS),
  language: writtenSchema.nullable(),
})
export type DraftProblem = z.infer<typeof draftProblemSchema>

/** Of the fields that this draft has in a language: how many are filled. Readable: with title and body it can be read in it. */
const completenessSchema = inEachOf(z.object({ filled: z.int().min(0), of: z.int().min(0), readable: z.boolean() }))
export type Completeness = z.infer<typeof completenessSchema>

/** Who else has it open, and since when. */
const presenceSchema = z.array(z.object({ person: personSchema, since: z.iso.datetime() }))
export type Presence = z.infer<typeof presenceSchema>

const summary = {
  id: z.uuid(),
  /** Null until it is published for the first time. */
  postId: z.string().nullable(),
  state: z.enum(DRAFT_STATES),
  /** Readers see a version of it now; not always this one. */
  live: z.boolean(),
  organisation: draftOrganisationSchema.nullable(),
  owner: personSchema.nullable(),
  reviewer: personSchema.nullable(),
  revision: z.int().min(1),
  scheduledAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  nextReview: z.string().nullable(),
  updatedBy: personSchema.nullable(),
  updatedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  completeness: completenessSchema,
}

export const draftSchema = z.object({
  ...summary,
  content: draftContentSchema,
  /** The readable id that it would get when it were published now. */
  suggestedId: z.string(),
  /** What stands in the way of publishing; nothing when it is empty. */
  problems: z.array(draftProblemSchema),
  /** What differs from what readers see. */
  changed: z.array(z.enum(CHANGED_PARTS)),
  others: presenceSchema,
  /** What the reader of this answer may do now. */
  steps: z.array(z.enum(DRAFT_STEPS)),
  /** How many there are. */
  notes: z.int().min(0),
  versions: z.int().min(0),
})
export type Draft = z.infer<typeof draftSchema>
export const draftAnswer = answer(draftSchema)

export const draftRowSchema = z.object({ ...summary, title: anyTextSchema, category: categorySchema })
export type DraftRow = z.infer<typeof draftRowSchema>

/** Of an account's export: what it has begun and kept, and what it has said about drafts. */
export const ownWritingSchema = z.object({
  drafts: z.array(
    z.object({
      id: z.uuid(),
      postId: z.string().nullable(),
      state: z.enum(DRAFT_STATES),
      content: draftContentSchema,
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    }),
  ),
  versions: z.array(
    z.object({
      draftId: z.uuid(),
      number: z.int().min(1),
      note: z.string().nullable(),
      content: draftContentSchema,
      at: z.iso.datetime(),
    }),
  ),
  notes: z.array(z.object({ draftId: z.uuid(), text: z.string(), at: z.iso.datetime() })),
})
export type OwnWriting = z.infer<typeof ownWritingSchema>

export const draftParamsSchema = z.object({ draftId: z.uuid() })
/** What the page of a post asks before it offers to change it. */
export const postWritingAnswer = answer(z.object({ allowed: z.boolean() }))
const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) })
export const draftsQuerySchema = pageSchema.extend({
  whose: z.enum(['mine', 'all']).default('all'),
  state: z.enum(DRAFT_STATES).optional(),
  organisation: postIdSchema.optional(),
  /** Words of a title. */
  q: z.string().trim().max(LIMITS.search).optional(),
  /** Cannot be read in this language. */
  missing: writtenSchema.optional(),
})
export type DraftsQuery = z.infer<typeof draftsQuerySchema>
const listSchema = z.object({
  drafts: z.array(draftRowSchema),
  ...paginationSchema.omit({ searchType: true }).shape,
})
/** A post that readers see and that nobody has changed yet: its draft is made when it is opened. */
const livePostSchema = z.object({
  id: z.string(),
  title: anyTextSchema,
  category: categorySchema,
  organisation: draftOrganisationSchema.nullable(),
  updatedAt: z.iso.datetime(),
})
export type LivePost = z.infer<typeof livePostSchema>
/** `counts`: by state, under the same filters but that of the state; posts without a draft are published. `posts`: those that stand on this page, after all drafts. */
export const draftsAnswer = answer(
  listSchema.extend({
    posts: z.array(livePostSchema),
    counts: z.object({ draft: z.int(), in_review: z.int(), published: z.int(), archived: z.int() }),
  }),
)
export type DraftList = z.infer<typeof draftsAnswer>['data']
export const reviewQueueQuerySchema = pageSchema
export const reviewQueueAnswer = answer(listSchema)

/** `id` is made by the screen: sent again because the answer was lost, it is still one draft. */
export const newDraftSchema = z.object({
  id: z.uuid(),
  content: draftContentSchema,
  organisation: postIdSchema.nullable().default(null),
})
export type NewDraft = z.infer<typeof newDraftSchema>

/** The revision that was read: another one by now is refused with `draft_changed`, and nothing is overwritten. */
const revision = z.int().min(1).max(2_147_483_647)
export const draftSaveSchema = z.object({
  revision,
  content: draftContentSchema,
  nextReview: day.nullable(),
  /** Only editors move a draft to another organisation; absent it stays. */
  organisation: postIdSchema.nullable().optional(),
})
export type DraftSave = z.infer<typeof draftSaveSchema>

export const draftStepSchema = z.object({ revision })
export const draftSubmitSchema = draftStepSchema.extend({ note: lines(PUBLISHING_LIMITS.note).optional() })
export const draftReturnSchema = draftStepSchema.extend({ note: lines(PUBLISHING_LIMITS.note) })
/** `change`: what those who saved the post are told; made from what differs when it is absent. */
export const draftPublishSchema = draftStepSchema.extend({ change: inEachOf(line(PUBLISHING_LIMITS.change)).optional() })
export const draftScheduleSchema = draftPublishSchema.extend({ at: instant })
export type DraftPublish = z.infer<typeof draftPublishSchema>

export const presenceAnswer = answer(presenceSchema)

export const draftVersionSchema = z.object({
  number: z.int().min(1),
  kind: z.enum(VERSION_KINDS),
  by: personSchema.nullable(),
  at: z.iso.datetime(),
  note: z.string().nullable(),
})
export type DraftVersion = z.infer<typeof draftVersionSchema>
export const draftVersionsAnswer = answer(z.array(draftVersionSchema))
export const draftVersionAnswer = answer(draftVersionSchema.extend({ content: draftContentSchema }))
export const versionParamsSchema = draftParamsSchema.extend({ number: z.coerce.number().int().min(1).max(100_000) })
export const keepVersionSchema = draftStepSchema.extend({ note: line(PUBLISHING_LIMITS.versionNote).optional() })

export const draftNoteSchema = z.object({ id: z.uuid(), by: personSchema.nullable(), at: z.iso.datetime(), text: z.string() })
export type DraftNote = z.infer<typeof draftNoteSchema>
export const draftNotesAnswer = answer(z.array(draftNoteSchema))
export const newDraftNoteSchema = z.object({ text: lines(PUBLISHING_LIMITS.note) })

export const draftPreviewQuerySchema = languageQuerySchema
/** As readers would see it: `card` in a list, `reading` on its page. Fields that are not filled are empty. */
export const draftPreviewAnswer = answer(z.object({ card: cardSchema, reading: readingSchema }))

/** Those that the caller may write for. */
export const draftOrganisationsAnswer = answer(z.array(draftOrganisationSchema))
/** Published guides to name as related: by words of the title, or by their ids with commas between them. */
export const draftGuidesQuerySchema = z.object({
  q: z.string().trim().max(LIMITS.search).optional(),
  ids: z
    .string()
    .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)
    .max(900)
    .optional(),
})
export const draftGuidesAnswer = answer(z.array(z.object({ id: z.string(), title: inEachOf(z.string().nullable()) })))

export const postPictureUploadSchema = z.object({ picture: imageSchema })
export const postPictureParamsSchema = z.object({ pictureId: z.uuid() })
export const postPictureAnswer = answer(z.object({ url: z.string(), width: z.int(), height: z.int() }))

/**
 * The files of the content folder: guides one by one, organisations as a list. Posts in one language leave the other one out, and those without
 * structured fields leave these out. Looked at by the service, which says
 * what is wrong with which.
 */
const anything = z.record(z.string().max(100), z.unknown())
export const importSchema = z.object({
  guides: z.array(anything).max(2000).default([]),
  organisations: z.array(anything).max(5000).default([]),
  /** Organisations as CSV, in the columns of the export. */
  organisationsCsv: z.string().max(2_000_000).optional(),
  /** Texts of pages that differ from what ships: `{ place, key, en, am }`. */
  words: z.array(anything).max(2000).default([]),
  /** The same as CSV, in the columns of the export; what is as it ships is not stored. */
  wordsCsv: z.string().max(2_000_000).optional(),
  /** Of bodies, by their address: `{ id, webp }`, in base64. */
  pictures: z.array(anything).max(2000).default([]),
  /** Only says what would happen. */
  dryRun: z.boolean(),
  /** Else guides come in as drafts. */
  publish: z.boolean().default(false),
})
export type ImportInput = z.infer<typeof importSchema>
export const importAnswer = answer(
  z.object({
    /** False for a dry run, and when anything is refused: it is all or nothing. */
    applied: z.boolean(),
    rows: z.array(
      z.object({
        kind: z.enum(IMPORT_KINDS),
        id: z.string(),
        outcome: z.enum(IMPORT_OUTCOMES),
        /** The field that is wrong, of a CSV the column, and how. */
        field: z.string().nullable(),
        reason: z.enum(IMPORT_REASONS).nullable(),
        /** Of the CSV that it stands in; the first one names the columns. */
        line: z.int().min(1).nullable(),
      }),
    ),
  }),
)
export type ImportReport = z.infer<typeof importAnswer>['data']
