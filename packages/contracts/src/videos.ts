// Videos on the same subjects as the guides: where each lies, and what it is called.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { line } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { postIdSchema } from './posts.ts'
import { anyTextSchema, inEachOf } from './text.ts'
import { VIDEO_PROVIDERS } from './videos/players.ts'

/** Of the provider: letters, digits, `-` and `_`. */
const videoId = z
  .string()
  .max(64)
  .regex(/^[\w-]{3,64}$/)
const title = inEachOf(line(LIMITS.title))

export const newVideoSchema = z.object({
  provider: z.enum(VIDEO_PROVIDERS),
  videoId,
  title,
  /** How long it is. */
  seconds: z.int().min(1).max(86_400),
  /** The guide that it is about. */
  guide: postIdSchema.nullable().default(null),
  /** Smaller comes first; equal ones by age, newest first. */
  place: z.int().min(0).max(10_000).default(0),
})
export type NewVideo = z.output<typeof newVideoSchema>

export const videoSchema = z.object({
  id: z.int().min(1),
  provider: z.enum(VIDEO_PROVIDERS),
  videoId,
  title: anyTextSchema,
  seconds: z.int().min(1),
  guide: postIdSchema.nullable(),
  place: z.int().min(0),
})
export type Video = z.infer<typeof videoSchema>
export const videoParamsSchema = z.object({ videoId: z.coerce.number().int().min(1).max(2_147_483_647) })
export const videoAnswer = answer(videoSchema)
/** `feed`: the operator's widget, https. */
export const videosAnswer = answer(z.object({ feed: z.string().nullable(), videos: z.array(videoSchema) }))
export type Videos = z.infer<typeof videosAnswer>['data']
