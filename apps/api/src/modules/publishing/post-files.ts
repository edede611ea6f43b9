// A post as a file: a guide of the content folder, and what has no place there, posts in one language and those without the fields of a guide.
// A language that a post is not in is left out of its title and body, and a post that is no guide has none of a guide's fields.
import { categorySchema, cleanLine, type Guide, guideSchema, inEachOf, LIMITS, postIdSchema } from '@menged/contracts'
import { onlyWritten } from '@menged/ethiopia'
import { z } from 'zod'
import { eachAs, textFrom } from '../../platform/database/columns.ts'
import type { PostContent } from '../posts/index.ts'
import { contentOfPost, postOfContent } from './content.ts'
import { readable } from './readable.ts'

const inOne = <Words extends z.ZodType>(words: Words) => inEachOf(words).partial()
const plainFile = z.object({
  id: postIdSchema,
  category: categorySchema,
  organisation: postIdSchema.nullable(),
  title: inOne(cleanLine(LIMITS.title)),
  related: z.array(postIdSchema).max(10),
  body: inOne(z.string().max(LIMITS.postBody)),
})
const guideFile = plainFile.extend(guideSchema.shape)
type PostFile = z.infer<typeof plainFile> & Partial<Guide>

const GUIDE_FIELDS = Object.keys(guideSchema.shape)

/** With any field of a guide it is one, and has to have all. */
export const postFileSchema = (raw: object): z.ZodType<PostFile> =>
  GUIDE_FIELDS.some((field) => field in raw) ? guideFile : plainFile

/** As it would come out of a draft: what goes out, in and out again is the same file. */
export function fileOfPost(post: PostContent): PostFile {
  const { id, category, organisationId, guide, related, ...texts } = normal(post)
  return readable({
    ...{ id, category, organisation: organisationId, title: onlyWritten(textFrom(texts, 'title')) },
    ...guide,
    ...{ related, body: onlyWritten(textFrom(texts, 'body')) },
  })
}

const normal = (post: PostContent): PostContent => postOfContent(contentOfPost(post), post.id, post.organisationId)

export function postOfFile({ id, category, organisation, title, related, body, ...guide }: PostFile): PostContent {
  return {
    ...{ id, category, organisationId: organisation, related },
    ...eachAs('title', (each) => title[each] ?? ''),
    ...eachAs('body', (each) => body[each] ?? ''),
    guide: Object.keys(guide).length > 0 ? (guide as Guide) : null,
  }
}
