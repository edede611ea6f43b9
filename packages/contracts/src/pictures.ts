// Pictures that stand for a page where it is shared. No schema library here: every page writes such an address.
import { WRITTEN, type Written } from '@menged/ethiopia/languages'

export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Raised when pictures are drawn otherwise: a client keeps a fetched one for a year. */
const DRAWING = 1

/** Changes with the post, so that its picture may be kept for ever. */
export const pictureVersion = (updatedAt?: string): string =>
  updatedAt === undefined ? `${DRAWING}` : `${DRAWING}.${Date.parse(updatedAt).toString(36)}`

/** Where the picture of a post, or of the portal itself, lies. */
export const picturePath = (language: Written, post?: { _id: string; updatedAt: string }): string =>
  `/og/${post ? `${post._id}.` : ''}${language}.png?v=${pictureVersion(post?.updatedAt)}`

/** The name of a picture, read back; null for what names none. */
export function pictureNamed(name: string): { postId: string | null; language: Written } | null {
  const [, postId = null, code] = /^(?:([a-z0-9-]{2,80})\.)?([a-z]+)\.png$/.exec(name) ?? []
  const language = WRITTEN.find((each) => each === code)
  return language === undefined ? null : { postId, language }
}
