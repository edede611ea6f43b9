// Rows of requests to the shapes of the contract, and the agreed time to a calendar file.
import type { Language, RequestStep, WorkerRequest } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { textFrom } from '../../platform/database/columns.ts'
import { calendarFile } from './calendar.ts'
import type { FullRow, StepRow } from './queries.ts'

/** `may`: what the side that reads it may do. */
type Found = { row: FullRow; steps: StepRow[]; side: 'client' | 'worker'; may: RequestStep[] }

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A worker no longer needs to reach who has cancelled, or was declined. */
const isReachable = ({ row, side }: Found): boolean =>
  side === 'client' || (row.state !== 'cancelled' && row.state !== 'declined')

/** Whoever is expected can be called. */
const phoneOf = ({ row, side }: Found): string | null =>
  side === 'client' && (row.state === 'accepted' || row.state === 'done') ? row.workerPhone : null

export function presentRequest(found: Found, language: Language): WorkerRequest {
  const { row, steps, may } = found
  const way = isReachable(found)
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    state: row.state,
    worker: { id: row.workerId, name: textIn(textFrom(row, 'worker'), language), phone: phoneOf(found) },
    sample: row.workerUserId === null,
    service: textIn(textFrom(row, 'service'), language) || null,
    client: { name: row.name, phone: way ? row.phone : null, email: way ? row.email : null },
    text: row.text,
    urgency: row.urgency,
    budget: row.budget,
    callTime: row.callTime,
    meetAt: iso(row.meetAt),
    place: row.place,
    online: row.online,
    proposedAt: iso(row.proposedAt),
    agreedAt: iso(row.agreedAt),
    workerDone: row.workerDoneAt !== null,
    clientDone: row.clientDoneAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    endedAt: iso(row.endedAt),
    steps: steps.map(({ by, step, note, meetAt, createdAt }) => ({
      by,
      step,
      note,
      meetAt: iso(meetAt),
      at: createdAt.toISOString(),
    })),
    may,
  }
}

const CALL_MINUTES = 30
const MEETING_MINUTES = 60

/** Null while no time is agreed. */
export function presentCalendar({ row, side }: Found, language: Language): string | null {
  if (row.agreedAt === null) return null
  const t = translateIn(language)
  const name = side === 'worker' ? row.name : textIn(textFrom(row, 'worker'), language)
  return calendarFile({
    uid: `request-${row.id}@menged`,
    version: row.version,
    at: row.agreedAt,
    minutes: row.kind === 'call' ? CALL_MINUTES : MEETING_MINUTES,
    changedAt: row.updatedAt,
    title: t(row.kind === 'call' ? 'notify.calendarCall' : 'notify.calendarMeet', { name }),
    text: [textIn(textFrom(row, 'service'), language), row.text].filter(Boolean).join('\n'),
    place: row.place ?? '',
  })
}
