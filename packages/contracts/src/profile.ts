// The profile of the signed-in person: names and addresses, what is saved, the sessions, and what an account may change about itself.
import { z } from 'zod'
import { nameProblem } from './accounts/rules.ts'
import { avatarSchema, emailSchema, newPasswordSchema, passwordSchema } from './accounts.ts'
import { conversationSchema } from './assistant.ts'
import { ORGANISATION_TYPES } from './categories.ts'
import { documentExportSchema } from './documents.ts'
import { answer } from './envelope.ts'
import { rateAlertSchema } from './exchange.ts'
import { FEEDBACK_TYPES } from './feedback.ts'
import { PLAN_IDS, PLAN_PERIODS } from './landing/lists.ts'
import { LIMITS } from './limits.ts'
import { workerDataSchema } from './marketplace/own.ts'
import { MODERATED_KINDS } from './moderation/lists.ts'
import { notificationSchema, notificationSettingsSchema } from './notifications.ts'
import { ROLES } from './permissions.ts'
import { postIdSchema, postSchema } from './posts.ts'
import { progressSchema } from './progress.ts'
import { ownWritingSchema } from './publishing.ts'
import { workerRequestSchema } from './requests.ts'
import { storedLanguageSchema } from './text.ts'
import { inAll, snakeNames } from './wire-names.ts'

export const accountRoleSchema = z.enum(ROLES).exclude(['guest'])

/** `name` and `username` stand for accounts that other programs made; ours have a full name or a company's. */
export const profileSchema = z.object({
  _id: z.uuid(),
  role: accountRoleSchema,
  companynameenglish: z.string().nullable(),
  companynameamharic: z.string().nullable(),
  fullName: z.string().nullable(),
  name: z.string().nullable(),
  username: z.string().nullable(),
  companyemail: z.string().nullable(),
  email: z.string(),
  /** False until the address is confirmed. */
  confirmed: z.boolean(),
  /** An address that waits for its confirmation. */
  newEmail: z.string().nullable(),
  phone: z.string().nullable(),
  avatarImg: avatarSchema.nullable(),
  /** In the long spelling; null until chosen. */
  language: storedLanguageSchema.nullable(),
  /** An organisation that an administrator has verified. */
  verified: z.boolean(),
  /** The login asks for a code as well. */
  twoStep: z.boolean(),
  savedMessages: z.array(postIdSchema),
  notifications: z.array(notificationSchema),
  unread: z.int().min(0),
  createdAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profileSchema>
export const profileAnswer = answer(profileSchema)

const nameSchema = z
  .string()
  .max(LIMITS.name * 10)
  .superRefine((value, context) => {
    const message = nameProblem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .overwrite((typed) => typed.trim())

/** Absent fields stay as they are; an empty phone removes it. */
export const profileChangeSchema = z.object({
  fullName: nameSchema.optional(),
  phone: z.string().max(40).optional(),
  avatarImg: avatarSchema.nullable().optional(),
  language: storedLanguageSchema.optional(),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>

export const emailChangeSchema = z.object({ email: emailSchema, password: passwordSchema })
export const passwordChangeSchema = z.object({ current: passwordSchema, password: newPasswordSchema })
export const accountDeletionSchema = z.object({ password: passwordSchema })

export const sessionSchema = z.object({
  _id: z.uuid(),
  /** 'Chrome on Android', as the browser calls itself. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof sessionSchema>
export const sessionsAnswer = answer(z.array(sessionSchema))
export const sessionParamsSchema = z.object({ sessionId: z.uuid() })

/** Everything that is kept about an account, as one file. */
export const exportAnswer = answer(
  z.object({
    exportedAt: z.iso.datetime(),
    /** With what a company has said of itself when it registered. */
    profile: profileSchema.omit({ notifications: true, savedMessages: true, unread: true }).extend({
      category: z.enum(ORGANISATION_TYPES).nullable(),
      address: z.string().nullable(),
      phoneSecondary: z.string().nullable(),
    }),
    savedPosts: z.array(z.object({ _id: postIdSchema, savedAt: z.iso.datetime() })),
    progress: z.array(progressSchema),
    documents: z.array(documentExportSchema),
    comments: z.array(z.object({ _id: z.uuid(), postId: postIdSchema, text: z.string(), createdAt: z.iso.datetime() })),
    reviews: z.array(
      z.object({ _id: z.uuid(), workerId: z.int().min(1), stars: z.int(), text: z.string(), createdAt: z.iso.datetime() }),
    ),
    /** What was said against being hidden, as long as it is hidden; `_id` is that of the comment or review. */
    appeals: z.array(
      z.object({
        kind: z.enum(MODERATED_KINDS),
        _id: z.uuid(),
        text: z.string(),
        createdAt: z.iso.datetime(),
        outcome: z.enum(['waiting', 'upheld']),
        decidedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Null for who is no worker. */
    worker: workerDataSchema.nullable(),
    requests: z.array(workerRequestSchema),
    /** Of a worker: what clients have asked, with the notes of both sides; replies to reviews; who vouches, while papers wait. */
    received: z.array(workerRequestSchema),
    replies: z.array(z.object({ _id: z.uuid(), text: z.string(), createdAt: z.iso.datetime() })),
    references: z.string().nullable(),
    feedback: z.array(
      z.object({
        type: z.enum(FEEDBACK_TYPES),
        text: z.string(),
        contact: z.string().nullable(),
        page: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** `_id` is that of the comment or review. */
    reports: z.array(z.object({ kind: z.enum(MODERATED_KINDS), _id: z.uuid(), reason: z.string(), createdAt: z.iso.datetime() })),
    plans: z.array(z.object({ plan: z.enum(PLAN_IDS), period: z.enum(PLAN_PERIODS), createdAt: z.iso.datetime() })),
    conversations: z.array(conversationSchema),
    rateAlerts: z.array(rateAlertSchema),
    writing: ownWritingSchema,
    notifications: z.array(notificationSchema),
    notificationSettings: notificationSettingsSchema,
    sessions: z.array(sessionSchema),
  }),
)
export type AccountExport = z.infer<typeof exportAnswer>['data']

export const savedMessagesAnswer = answer(z.object({ savedMessages: z.array(postIdSchema) }))
/** The response to a toggle: the new list. */
export const savedIdsAnswer = answer(z.array(postIdSchema))
export const savedPostSchema = postSchema
  .pick({ _id: true, ...snakeNames('title', inAll(true as const)), category: true })
  .extend({ savedAt: z.iso.datetime(), updatedAt: z.iso.datetime() })
export type SavedPost = z.infer<typeof savedPostSchema>
export const savedPostsAnswer = answer(z.array(savedPostSchema))
