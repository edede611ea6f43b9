// The pictures of bodies: uploaded by whoever writes, and read by readers.
import { randomUUID } from 'node:crypto'
import { POST_PICTURES, PUBLISHING_LIMITS } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { pictureQueries } from './picture-queries.ts'
import { writerOf } from './reading.ts'
import { requireVoice } from './writing.ts'

/** Days that a picture stays which no post, draft or version shows. */
const UNUSED_DAYS = 7
/** As every picture is drawn, however it comes in. */
export const PICTURE_SIZE = { side: PUBLISHING_LIMITS.pictureSide, quality: 80 }

/** Whoever writes may upload one; it can be read by everybody who knows its address, which nobody can guess. */
export function createPostPictures({
  db,
  clock,
  images,
  voice,
}: Pick<PublishingDependencies, 'db' | 'clock' | 'images' | 'voice'>) {
  const queries = pictureQueries(db)
  return {
    /** @throws AppError no_organisation, image_type_invalid, image_too_large, busy */
    add: async (me: SignedIn, file: Blob): Promise<{ url: string; width: number; height: number }> => {
      await writerOf(db, me)
      await requireVoice({ voice }, db, me)
      const { data, width, height } = await images.picture(file, 'picture', PICTURE_SIZE)
      const id = randomUUID()
      await queries.add({ id, picture: data, width, height, writtenBy: me.userId, createdAt: clock.now() })
      return { url: `${POST_PICTURES}${id}`, width, height }
    },
    /** Once a day. A draft that is written now may name its pictures only when it is saved. */
    forgetUnused: () => queries.forgetUnused(new Date(clock.now().getTime() - UNUSED_DAYS * DAY_MS)),
    /** @throws AppError not_found */
    one: async (id: string): Promise<Buffer> => {
      const picture = await queries.one(id)
      if (!picture) throw new AppError('not_found')
      return picture
    },
  }
}
