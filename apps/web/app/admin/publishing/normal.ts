// A content as it is compared: the server adds to the links of a body what no writer has written.

import type { DraftContent } from '@menged/contracts/publishing/content'
import { inEach } from '@menged/ethiopia/text'
import { changedPaths } from './content-paths.ts'
import type { Written } from './draft-state.ts'
import { storedHtml } from './rich/stored-html.ts'

export const normal = (content: DraftContent): DraftContent => ({
  ...content,
  body: inEach((each) => storedHtml(content.body[each])),
})

export const sameWritten = (one: Written, other: Written): boolean =>
  one === other ||
  (one.nextReview === other.nextReview &&
    one.organisation === other.organisation &&
    changedPaths(normal(one.content), normal(other.content)).length === 0)
