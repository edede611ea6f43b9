// Notifications, who gets mail or push, and the push subscriptions of browsers.
import type { Written } from '@menged/ethiopia/languages'
import { z } from 'zod'
import { answer } from './envelope.ts'
import { line, lines } from './form-text.ts'
import { NOTIFICATION_KINDS } from './notifications/lists.ts'
import { anyTextSchema, inEachOf, languageSchema } from './text.ts'
import { camelNames, inAll, snakeNames } from './wire-names.ts'

export const notificationKindSchema = z.enum(NOTIFICATION_KINDS)

const referencedPostSchema = z.object({
  _id: z.string(),
  ...snakeNames('title', inAll(z.string().nullable())),
})

/** `referencedPost` is absent when it is about no post, and null when the post is gone. */
export const notificationSchema = z.object({
  _id: z.uuid(),
  kind: notificationKindSchema,
  createdAt: z.iso.datetime(),
  readed: z.boolean(),
  ...camelNames('title', inAll(z.string())),
  ...camelNames('preview', inAll(z.string().nullable())),
  /** A path of the portal. */
  link: z.string().nullable(),
  referencedPost: referencedPostSchema.nullable().optional(),
})
export type Notification = z.infer<typeof notificationSchema>
export const notificationsAnswer = answer(z.object({ notifications: z.array(notificationSchema) }))
export const unreadAnswer = answer(z.object({ unread: z.int().min(0) }))
export const notificationParamsSchema = z.object({ notificationId: z.uuid() })

const kinds = z.array(notificationKindSchema).max(NOTIFICATION_KINDS.length)
/** Minutes of the day in Addis Ababa, 0 to 1439; `null` when there is no quiet time. May run over midnight. */
export const quietHoursSchema = z.object({ from: z.int().min(0).max(1439), to: z.int().min(0).max(1439) }).nullable()
export type QuietHours = z.infer<typeof quietHoursSchema>

/** What is also sent as mail; what concerns the security of an account is sent in any case. */
export const notificationSettingsSchema = z.object({ emailKinds: kinds, quietHours: quietHoursSchema })
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>
export const notificationSettingsAnswer = answer(notificationSettingsSchema)

export const pushKeyAnswer = answer(z.object({ publicKey: z.string() }))
/** As `PushSubscription.toJSON()` gives it, with what the person has chosen. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z
      .string()
      .regex(/^[\w-]{86,90}=*$/)
      .max(100),
    auth: z
      .string()
      .regex(/^[\w-]{22,24}=*$/)
      .max(40),
  }),
  kinds,
  quietHours: quietHoursSchema,
  language: languageSchema,
})
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>
export const pushEndpointSchema = z.object({ endpoint: z.url({ protocol: /^https?$/ }).max(1000) })

/** A browser has been given another address by its push service: what was chosen goes on there. Knowing the old one is enough to say so. */
export const pushRenewalSchema = pushSubscriptionSchema
  .pick({ endpoint: true, keys: true })
  .extend({ replaces: pushEndpointSchema.shape.endpoint })
export type PushRenewal = z.infer<typeof pushRenewalSchema>

/** What the worker of a browser is sent. */
export type PushPayload = { id: string; title: string; body: string; lang: Written; dir: 'ltr'; url: string; tag: string }

export const broadcastSchema = z.object({
  title: inEachOf(line(150)),
  text: inEachOf(lines(2000)),
  link: z
    .string()
    .regex(/^\/(?!\/)[\w\-./?=&%#]*$/)
    .max(200)
    .optional(),
})
export type Broadcast = z.infer<typeof broadcastSchema>
/** `key` is made by the form: sent twice it is one broadcast. */
export const newBroadcastSchema = broadcastSchema.extend({ key: z.uuid() })
export type NewBroadcast = z.infer<typeof newBroadcastSchema>
export const sentBroadcastSchema = z.object({
  id: z.uuid(),
  title: anyTextSchema,
  text: anyTextSchema,
  link: z.string().nullable(),
  /** Null when that account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Accounts that there were, and those that have been written to so far. */
  receivers: z.int().min(0),
  written: z.int().min(0),
  isDone: z.boolean(),
})
export type SentBroadcast = z.infer<typeof sentBroadcastSchema>
export const broadcastAnswer = answer(z.object({ id: z.uuid(), receivers: z.int().min(0) }))
export const broadcastsAnswer = answer(z.array(sentBroadcastSchema)).extend({ receivers: z.int().min(0) })
