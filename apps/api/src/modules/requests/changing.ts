// A step of one side. Who has looked at an older version is told so: of two at once the first counts.
import type { RequestChange } from '@menged/contracts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestsContext } from './dependencies.ts'
import { clientMarkOf, countAgain } from './figures.ts'
import { hasEnded, type Side, stepsOf } from './policy.ts'
import { type FullRow, type NewRequestRow, type RequestRow, requestChanges, requestEndings, requestQueries } from './queries.ts'
import type { Reminding } from './reminding.ts'
import type { Telling } from './telling.ts'
import { timeToCome } from './times.ts'

type Parts = { tell: Telling; reminders: Reminding }
type Change = Partial<NewRequestRow> & Pick<RequestRow, 'state'>

/** A time that both have said yes to must still be to come. */
function agreedTime(at: Date | null, now: Date): Date | null {
  if (at !== null && at <= now) throw new AppError('invalid_input', { field: 'step', message: 'ask.timePast' })
  return at
}

function namedTime({ date, time }: RequestChange, now: Date): Date {
  if (date === undefined || time === undefined) throw new AppError('invalid_input', { field: 'date', message: 'ask.timeWrong' })
  return timeToCome({ date, time }, now)
}

/** A job may be done before its time, but not by a slip. */
function refuseEarly({ state, agreedAt }: RequestRow, { early }: RequestChange, now: Date): void {
  if (state === 'accepted' && agreedAt !== null && agreedAt > now && early !== true) {
    throw new AppError('invalid_input', { field: 'early', message: 'ask.doneEarly' })
  }
}

const proposal = (side: Side, { proposedBy, proposals }: RequestRow) => ({
  proposedBy: side,
  proposals: proposedBy === side ? proposals + 1 : 1,
})

/** What the row becomes. */
function changed(side: Side, row: RequestRow, typed: RequestChange, now: Date): Change {
  const ended = { endedAt: row.endedAt ?? now }
  switch (typed.step) {
    case 'accepted':
      return { state: 'accepted', agreedAt: row.kind === 'meet' ? agreedTime(row.meetAt, now) : null }
    case 'agreed':
      return { state: 'accepted', agreedAt: agreedTime(row.proposedAt, now), proposals: 0 }
    case 'proposed':
      return { state: 'proposed', ...proposal(side, row), proposedAt: namedTime(typed, now), agreedAt: null }
    case 'declined':
      return { state: 'declined', agreedAt: null, ...ended }
    case 'cancelled':
      return { state: 'cancelled', agreedAt: null, tokenHash: null, ...ended }
    case 'unfinished':
      return { state: 'unfinished', ...ended }
    case 'done':
      refuseEarly(row, typed, now)
      return { state: 'done', ...ended, ...(side === 'worker' ? { workerDoneAt: now } : { clientDoneAt: now }) }
  }
}

const isAnswer = (side: Side, row: RequestRow): boolean => side === 'worker' && row.answeredAt === null

export function changing({ db, clock, tasks, links }: RequestsContext, { tell, reminders }: Parts) {
  /** For a row that is held. */
  async function take(tx: Connection, side: Side, row: FullRow, typed: RequestChange, isLeaving = false): Promise<void> {
    const now = clock.now()
    const { step } = typed
    const note = typed.note ?? null
    const change = changed(side, row, typed, now)
    await requestChanges.put(tx, row.id, {
      ...change,
      version: row.version + 1,
      updatedAt: now,
      ...(side === 'worker' && note !== null ? { workerNote: note } : {}),
      ...(isAnswer(side, row) ? { answeredAt: now } : {}),
      ...(hasEnded(change.state) ? { clientMark: row.clientMark ?? clientMarkOf(row, links) } : {}),
    })
    const meetAt = step === 'proposed' ? (change.proposedAt ?? null) : null
    await requestChanges.addStep(tx, { requestId: row.id, by: side, step, note, meetAt, createdAt: now })
    const agreed = change.state === 'accepted' ? (change.agreedAt ?? null) : null
    await reminders.change(tx, row.id, row.agreedAt, agreed)
    if (isAnswer(side, row) || (hasEnded(change.state) && row.workerUserId !== null)) await countAgain(tx, row.workerId, clock)
    const at = meetAt ?? agreed
    await tell.of(tx, side === 'worker' ? 'client' : 'worker', row, {
      news: step,
      key: String(row.version + 1),
      note,
      at,
      isLeaving,
    })
  }

  async function endOpen(tx: Connection, side: Side, ids: string[]): Promise<void> {
    for (const id of ids) {
      const found = await requestQueries(tx).byId(id)
      const row = await requestChanges.hold(tx, id)
      if (!found || !row || hasEnded(row.state)) continue
      const typed = { step: side === 'client' ? 'cancelled' : 'declined', version: row.version } as const
      await take(tx, side, { ...found, ...row }, typed, true)
    }
  }

  return {
    /** @throws AppError request_changed when it is not (any more) what this side has looked at */
    change: async (side: Side, found: FullRow, typed: RequestChange): Promise<void> => {
      await db.transaction(async (tx) => {
        const row = await requestChanges.hold(tx, found.id)
        if (!row) throw new AppError('request_not_found')
        if (row.version !== typed.version || !stepsOf(side, row).includes(typed.step)) throw new AppError('request_changed')
        await take(tx, side, { ...found, ...row }, typed)
      })
      tasks.wake()
    },
    /** Whoever is no worker any more takes nothing of what waits; the page may come back, the requests do not. */
    endWork: async (userId: string): Promise<void> => {
      await db.transaction(async (tx) => endOpen(tx, 'worker', await requestChanges.openTo(tx, userId)))
      tasks.wake()
    },
    /** An account is deleted: what it has asked, and what it was asked, is over; no name, word or number of its own stays. */
    forgetSender: async (tx: Connection, userId: string): Promise<void> => {
      await endOpen(tx, 'client', await requestChanges.openOf(tx, userId))
      // Of a worker: the rows go with the page, and who waits hears that nobody comes.
      await endOpen(tx, 'worker', await requestChanges.openTo(tx, userId))
      await requestEndings.forgetSender(tx, userId)
    },
  }
}
