// Places for forms with a file, which are held in memory while they come. Who is slower than any line loses its place; where all are taken, the
// slowest of the network that has most makes room for the newcomer; some places are for those who are signed in (decision 0068).
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import { networkOf } from './voice.ts'

const PLACES = 48
/** Guests have these, so that nobody without an account fills all of them. */
const GUEST_PLACES = 36
/** Of one network, where many phones may share an address. */
const NETWORK_PLACES = 12
/** From then on an upload is held to the least speed, in bytes a second since its beginning. */
const GRACE_MS = 10_000
const LEAST_SPEED = 2048
/** Nobody who comes at this speed makes room for another. */
const GOOD_SPEED = 8192
const SWEEP_MS = 1000
const BUSY_SECONDS = 5

type Coming = {
  ip: string
  isGuest: boolean
  /** Bytes that have come so far. */
  received: () => number
}
type Place = Coming & { network: string; since: number; cut: (refusal: AppError) => void }
export type TakenPlace = {
  /** Rejects when the place is given to another upload, or the upload is too slow. */
  lost: Promise<never>
  end: () => void
}

const busy = (): AppError =>
  new AppError('busy', {
    values: { seconds: BUSY_SECONDS },
    headers: { 'retry-after': String(BUSY_SECONDS), connection: 'close' },
  })

export function createUploadPlaces(clock: Clock) {
  const places = new Set<Place>()
  let timer: NodeJS.Timeout | undefined

  /** Bytes a second; the first second counts as a whole one, as a line that has just opened is not slow. */
  const speedOf = ({ since, received }: Place): number => (received() * 1000) / Math.max(1000, clock.ticks() - since)
  const remove = (place: Place): void => {
    places.delete(place)
    if (places.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const lose = (place: Place, refusal: AppError): void => {
    remove(place)
    place.cut(refusal)
  }
  /** Ends what is slower than any line. */
  const sweep = (): void => {
    for (const place of places) {
      const isOld = clock.ticks() - place.since > GRACE_MS
      if (isOld && speedOf(place) < LEAST_SPEED)
        lose(place, new AppError('upload_too_slow', { headers: { connection: 'close' } }))
    }
  }
  /** @throws AppError busy where all others come at a good speed */
  const makeRoom = (among: Place[], network: string): void => {
    const byNetwork = Map.groupBy(among, (each) => each.network)
    const most = Math.max(...[...byNetwork.values()].map((own) => own.length))
    const own = byNetwork.get(network) ?? []
    const candidates = own.length >= most ? own : among.filter((each) => byNetwork.get(each.network)?.length === most)
    const [slowest] = candidates.toSorted((one, other) => speedOf(one) - speedOf(other) || one.since - other.since)
    if (!slowest || speedOf(slowest) >= GOOD_SPEED) throw busy()
    lose(slowest, busy())
  }

  return {
    sweep,
    /** @throws AppError busy */
    take: (coming: Coming): TakenPlace => {
      const network = networkOf(coming.ip)
      const all = [...places]
      const guests = all.filter(({ isGuest }) => isGuest)
      const neighbours = all.filter((each) => each.network === network)
      if (neighbours.length >= NETWORK_PLACES) makeRoom(neighbours, network)
      else if (coming.isGuest && guests.length >= GUEST_PLACES) makeRoom(guests, network)
      else if (all.length >= PLACES) makeRoom(guests.length > 0 ? guests : all, network)
      const { promise: lost, reject: cut } = Promise.withResolvers<never>()
      lost.catch(() => {})
      const place: Place = { ...coming, network, since: clock.ticks(), cut }
      places.add(place)
      timer ??= setInterval(sweep, SWEEP_MS).unref()
      return { lost, end: () => remove(place) }
    },
  }
}
