// The banner of home, and texts that administrators may change: each has the one that ships, and may have one of its own.
import { z } from 'zod'
import { BANNER_SLIDES, COPY_PLACES, type CopyPlace, LONGEST_COPY } from './copy/lists.ts'
import { answer } from './envelope.ts'
import { line } from './form-text.ts'
import { inEachOf, textSchema, writtenSchema } from './text.ts'

/** `language`: of its words, which is not always the reader's. */
export const bannerSlideSchema = z.object({
  id: z.enum(BANNER_SLIDES),
  language: writtenSchema,
  over: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
})
export type BannerSlide = z.infer<typeof bannerSlideSchema>
export const bannerAnswer = answer(z.array(bannerSlideSchema))

const place = z.enum(COPY_PLACES)
/** Where the text stands: `hero.title`, `services.items.cloud.points.0`. */
const key = z
  .string()
  .max(100)
  .regex(/^[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*$/)
const copyText = z.object({
  place,
  key: z.string(),
  shipped: textSchema,
  own: textSchema.nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type CopyText = z.infer<typeof copyText>
export const copyAnswer = answer(z.array(copyText))
export const copyTextAnswer = answer(copyText)
export const copyParamsSchema = z.object({ place, key })
/** In place of a text that ships there. */
export const copyWordsSchema = (where: CopyPlace) => inEachOf(line(LONGEST_COPY[where]))
const words = line(Math.max(...Object.values(LONGEST_COPY)))
/** `was`: when the text that was read was changed. When it is another one by now, nothing is stored. */
const was = z.iso.datetime().max(40).nullable()
export const copyChangeSchema = inEachOf(words).extend({ was })
export type CopyChange = z.infer<typeof copyChangeSchema>
export const copyRestoreSchema = z.object({ was })
