// The pictures of bodies as they are moved: those that readers see go out, and what comes in is drawn anew before it is stored, under the
// address that bodies know it by.
import { POST_PICTURES } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import { textFrom } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import type { PostContent } from '../posts/index.ts'
import type { PublishingDependencies } from './dependencies.ts'
import type { Entry, PictureFile } from './import-files.ts'
import { refused, type Step, would } from './import-steps.ts'
import { pictureQueries } from './picture-queries.ts'
import { PICTURE_SIZE } from './pictures.ts'

const ADDRESSES = new RegExp(`${POST_PICTURES}([0-9a-f-]{36})`, 'g')
const idsIn = (body: string | null): string[] => Array.from((body ?? '').matchAll(ADDRESSES), ([, id = '']) => id)

/** One after the other: all of them may be more than the memory of a small server. */
export async function* filesOfPictures(
  { db }: Pick<PublishingDependencies, 'db'>,
  posts: readonly PostContent[],
): AsyncGenerator<PictureFile> {
  const queries = pictureQueries(db)
  for (const id of new Set(posts.flatMap((post) => valuesOf(textFrom(post, 'body')).flatMap(idsIn)))) {
    const picture = await queries.one(id)
    if (picture) yield { id, webp: picture.toString('base64') }
  }
}

type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'images'>

/** Drawn before the transaction that stores them: each takes a while. One that is there stays what it is. */
export async function pictureSteps(
  { db, clock, images }: Parts,
  entries: readonly Entry<PictureFile>[],
  me: SignedIn,
): Promise<Step[]> {
  const known = new Set(await pictureQueries(db).known(entries.flatMap((entry) => ('value' in entry ? [entry.value.id] : []))))
  const steps: Step[] = []
  for (const entry of entries) {
    if ('wrong' in entry) steps.push(refused('picture', entry, entry.wrong))
    else if (known.has(entry.value.id)) steps.push({ row: would('picture', entry, 'same') })
    else steps.push(await pictureStep({ clock, images }, entry, entry.value, me))
  }
  return steps
}

async function pictureStep(
  { clock, images }: Pick<Parts, 'clock' | 'images'>,
  entry: Pick<Entry<unknown>, 'id' | 'line'>,
  { id, webp }: PictureFile,
  me: SignedIn,
): Promise<Step> {
  try {
    const { data, width, height } = await images.picture(new Blob([Buffer.from(webp, 'base64')]), 'webp', PICTURE_SIZE)
    const picture = { id, picture: data, width, height, writtenBy: me.userId, createdAt: clock.now() }
    return { row: would('picture', entry, 'created'), apply: (tx) => pictureQueries(tx).add(picture) }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'busy') return refused('picture', entry, { field: 'webp', reason: 'wrong' })
    throw error
  }
}
