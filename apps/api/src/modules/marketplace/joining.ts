// Becoming a worker: the form becomes an account and a page in the marketplace, both or neither. The page is listed once the address is confirmed.
import { randomUUID } from 'node:crypto'
import { type Joining, type Written, workerFieldsOf } from '@menged/contracts'
import { CITIES, type CityId, fold, onlyIn, valuesOf, writtenIn } from '@menged/ethiopia'
import { textAs } from '../../platform/database/columns.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Images } from '../../platform/images.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import { type NewWorkerRow, ownQueries } from './own-queries.ts'

/** Sides of a photo in pixels, for cards and for the page; bytes of each at most. */
const PHOTO = { sizes: [128, 320], bytes: 15_000 } as const
/** Until there are figures. */
const RESPONSE_MINUTES = 1440

export type JoiningDependencies = Pick<Platform, 'db' | 'clock'> & {
  images: Pick<Images, 'squares'>
  accounts: Pick<Accounts, 'admitWorker' | 'addWorker'>
}

/** The language of a text, by its letters. */
const languageOf = (text: string): Written => writtenIn(/\p{Script=Ethiopic}/u.test(text) ? 'ethiopic' : 'latin')

const CITY_NAMES = new Map(CITIES.flatMap(({ id, name }) => valuesOf(name).map((each) => [plain(each), id] as const)))
function plain(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
}
/** The one of the ten cities that a text names, in any language; null where it names another place. */
export const cityNamed = (text: string): CityId | null =>
  CITY_NAMES.get(plain(text)) ?? CITY_NAMES.get(plain(text.split(/[,፣،(]/, 1)[0] ?? '')) ?? null

/** The two sizes of a photo, under a new id. @throws AppError image_type_invalid, image_too_large, busy */
export async function drawPhoto(images: Pick<Images, 'squares'>, file: Blob, field: string) {
  const [small, large] = await images.squares(file, field, PHOTO)
  if (!small || !large) throw new Error('a size of the photo was not drawn')
  return { id: randomUUID(), small, large }
}

function rowOf(form: Joining, fullName: string, now: Date): Omit<NewWorkerRow, 'userId' | 'photoId'> {
  const { description } = form
  return {
    ...textAs('name', onlyIn(languageOf(fullName), fullName)),
    ...textAs('description', onlyIn(languageOf(description), description)),
    ...workerFieldsOf(form),
    city: cityNamed(form.location),
    startingPrice: form.hourlyRate,
    responseMinutes: RESPONSE_MINUTES,
    createdAt: now,
    updatedAt: now,
  }
}

export function createJoining({ db, clock, images, accounts }: JoiningDependencies) {
  const queries = ownQueries(db)
  return {
    /** @throws AppError invalid_input, email_taken, too_many_requests, image_type_invalid, image_too_large, busy */
    join: async (form: Joining, caller: Caller): Promise<void> => {
      const { email, phone, password, language = null, key = null, profileImage } = form
      const fullName = `${form.firstName} ${form.lastName}`
      const account = { fullName, email, phone, password, language, key }
      await accounts.admitWorker(account, caller)
      const photo = profileImage && (await drawPhoto(images, profileImage, 'profileImage'))
      await accounts.addWorker(account, async (tx, userId) => {
        const now = clock.now()
        const id = await queries.add(tx, { ...rowOf(form, fullName, now), userId, photoId: photo?.id ?? null })
        if (photo) await queries.putPhoto(tx, id, photo, now)
      })
    },
  }
}
