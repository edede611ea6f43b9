// How a decision is taken back. What it has changed goes sealed to who has decided and comes back from there: nobody can make one up, or use another's.
import { type ModeratedKind, UNDO_SECONDS } from '@menged/contracts'
import { HOUR_MS } from '@menged/ethiopia/durations'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { notTakenBack } from '../../platform/errors.ts'
import type { Sealing } from '../../platform/sealing.ts'
import { accountNames } from '../accounts/index.ts'
import type { Desk, Moment, Standing, Step } from './dependencies.ts'

/** A toast that a mouse holds stays longer than it says, and its press takes a moment to come. */
const GRACE_SECONDS = 5
const GOOD_MS = HOUR_MS

/** People hear of a decision when it is not taken back with the next press. */
export const momentOf = (clock: Clock): Moment => {
  const now = clock.now()
  return { now, tellAt: new Date(now.getTime() + (UNDO_SECONDS + GRACE_SECONDS) * 1000) }
}

export const standingOf = ({
  hiddenAt,
  hiddenBy,
  hiddenReason,
  hiddenGround,
  appeal,
  appealedAt,
  upheldAt,
}: Standing): Standing => ({ hiddenAt, hiddenBy, hiddenReason, hiddenGround, appeal, appealedAt, upheldAt })

export type KindStep = Step & { kind: ModeratedKind }
type Parts = { db: Database; clock: Clock; sealing: Sealing; desks: Record<ModeratedKind, Desk> }

export function takingBack({ db, clock, sealing, desks }: Parts) {
  /** @throws AppError changed_meanwhile for what was not sealed here, for another account, or too long ago */
  function open({ userId }: SignedIn, back: string): KindStep[] {
    try {
      const steps = JSON.parse(sealing.open(Buffer.from(back, 'base64url'), userId).toString(), revived) as KindStep[]
      if (steps.every(({ at }) => clock.now().getTime() - at.getTime() < GOOD_MS)) return steps
    } catch {
      // What is no seal of ours says nothing else.
    }
    throw notTakenBack()
  }
  return {
    seal: ({ userId }: SignedIn, steps: readonly KindStep[]): string =>
      sealing.seal(Buffer.from(JSON.stringify(steps)), userId).toString('base64url'),
    /** All or none; in one order for all, so that of two neither waits for the other. @throws AppError changed_meanwhile */
    takeBack: async (me: SignedIn, back: string): Promise<void> => {
      const steps = open(me, back).sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
      await db.transaction(async (tx) => {
        const hiders = steps.flatMap(({ before }) => before.hiddenBy ?? [])
        const known = await accountNames(tx, hiders)
        for (const { kind, before, ...step } of steps) {
          // Who had hidden it may have left since.
          const hiddenBy = known.has(before.hiddenBy ?? '') ? before.hiddenBy : null
          await desks[kind].takeBack(tx, me, { ...step, before: { ...before, hiddenBy } })
        }
      })
    },
  }
}

const placeOf = ({ kind, id }: KindStep): string => `${kind} ${id}`

const revived = (name: string, value: unknown): unknown =>
  (name === 'at' || name.endsWith('At')) && typeof value === 'string' ? new Date(value) : value
