// Pictures that stand for a page where it is shared. No schema library here: every page writes such an address.
import type { Language } from './language.ts'

export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Raised when pictures are drawn otherwise: a client keeps a fetched one for a year. */
const DRAWING = 1

/** Changes with the post, so that its picture may be kept for ever. */
export const pictureVersion = (updatedAt?: string): string =>
  updatedAt === undefined ? `${DRAWING}` : `${DRAWING}.${Date.parse(updatedAt).toString(36)}`

/** Where the picture of a post, or of the portal itself, lies. */
export const picturePath = (language: Language, post?: { _id: string; updatedAt: string }): string =>
  `/og/${post ? `${post._id}.` : ''}${language}.png?v=${pictureVersion(post?.updatedAt)}`

/** The name of a picture, read back; null for what names none. */
export function pictureNamed(name: string): { postId: string | null; language: Language } | null {
  const [, postId = null, language] = /^(?:([a-z0-9-]{2,80})\.)?(en|am)\.png$/.exec(name) ?? []
  return language === undefined ? null : { postId, language: language as Language }
}
