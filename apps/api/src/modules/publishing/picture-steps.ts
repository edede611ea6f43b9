// The pictures of bodies as they are moved: those that readers see go out, and what comes in is drawn anew before it is stored, under the
// address that bodies know it by.
import { type ImportInput, LIMITS, POST_PICTURES } from '@menged/contracts'
import { z } from 'zod'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { PostContent } from '../posts/index.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { type Entry, entriesOf } from './import-files.ts'
import { refused, type Step, would } from './import-steps.ts'
import { PICTURE_SIZE, pictureQueries } from './picture-queries.ts'

/** In base64. */
const LONGEST = Math.ceil(LIMITS.upload / 3) * 4
const pictureFileSchema = z.object({ id: z.uuid(), webp: z.string().min(1).max(LONGEST).pipe(z.base64()) })
export type PictureFile = z.infer<typeof pictureFileSchema>

const ADDRESSES = new RegExp(`${POST_PICTURES}([0-9a-f-]{36})`, 'g')
const inBodies = (posts: readonly PostContent[]): string[] => [
  ...new Set(
    posts.flatMap(({ bodyEn, bodyAm }) => [...`${bodyEn} ${bodyAm}`.matchAll(ADDRESSES)].flatMap(([, id]) => (id ? [id] : []))),
  ),
]

export async function filesOfPictures({ db }: Pick<PublishingDependencies, 'db'>, posts: readonly PostContent[]) {
  const found = await pictureQueries(db).some(inBodies(posts))
  return found.map(({ id, picture }): PictureFile => ({ id, webp: picture.toString('base64') }))
}

type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'images'>

/** Drawn before the transaction that stores them: each takes a while. One that is there stays what it is. */
export async function pictureSteps({ db, clock, images }: Parts, { pictures }: ImportInput, me: SignedIn): Promise<Step[]> {
  const entries = entriesOf(pictures, pictureFileSchema)
  const known = new Set(await pictureQueries(db).known(entries.flatMap((entry) => ('value' in entry ? [entry.value.id] : []))))
  const stepOf = async (entry: Entry<PictureFile>): Promise<Step> => {
    if ('wrong' in entry) return refused('picture', entry, entry.wrong)
    const { id, webp } = entry.value
    if (known.has(id)) return { row: would('picture', entry, 'same') }
    try {
      const { data, width, height } = await images.picture(new Blob([Buffer.from(webp, 'base64')]), 'webp', PICTURE_SIZE)
      const picture = { id, picture: data, width, height, writtenBy: me.userId, createdAt: clock.now() }
      return { row: would('picture', entry, 'created'), apply: (tx) => pictureQueries(tx).add(picture) }
    } catch (error) {
      if (error instanceof AppError && error.code !== 'busy') return refused('picture', entry, { field: 'webp', reason: 'wrong' })
      throw error
    }
  }
  const steps: Step[] = []
  for (const entry of entries) steps.push(await stepOf(entry))
  return steps
}
