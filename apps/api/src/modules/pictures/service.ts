// Rules of pictures: one for each language that a post is written in, and one of the portal; drawn when they are requested, and kept
// while there is room.
import { pictureVersion, type Written } from '@menged/contracts'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/errors.ts'
import type { Posts } from '../posts/index.ts'
import { portalPicture, postPicture } from './contents.ts'
import type { Picture } from './drawing.ts'
import { createPainter, type Painter } from './painter.ts'

/** About two hundred pictures. */
const KEPT_BYTES = 8 * 1024 * 1024

type PicturesDependencies = { posts: Pick<Posts, 'find'>; painter?: Painter }
type PostPicture = { picture: Picture; version: string; key: string }

export function createPictures({ posts, painter = createPainter() }: PicturesDependencies) {
  const kept = new LRUCache<string, Buffer, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod: (_key, _old, { context }) => painter.paint(context),
  })
  return {
    /** @throws AppError post_not_found */
    find: async (postId: string | null, language: Written): Promise<PostPicture> => {
      if (postId === null) return { picture: portalPicture(language), version: pictureVersion(), key: language }
      const { post } = await posts.find(postId)
      const picture = postPicture(post, language)
      if (!picture) throw new AppError('post_not_found')
      const version = pictureVersion(post.updatedAt.toISOString())
      return { picture, version, key: `${postId} ${language} ${version}` }
    },
    /** The PNG, drawn once for simultaneous requests. @throws AppError busy */
    draw: ({ key, picture }: PostPicture): Promise<Buffer> => kept.forceFetch(key, { context: picture }),
    close: () => painter.close(),
  }
}
export type Pictures = ReturnType<typeof createPictures>
