// Whose turn a request is, and what its state is called to the side that reads it.
import type { WorkerRequest } from '@menged/contracts/requests'
import { addisJulianDay } from '@menged/ethiopia/instants'
import type { WordKey } from '@menged/i18n/translate'

export type Side = 'client' | 'worker'
/** In this order a list shows them. */
export const TURNS = ['mine', 'theirs', 'over'] as const
export type Turn = (typeof TURNS)[number]
type Tone = '' | 'gold' | 'green' | 'red'

/** Of one turn those that stand first come first. */
const STANDINGS = {
  reply: ['mine', 'gold'],
  today: ['mine', 'green'],
  confirm: ['mine', 'gold'],
  wasDone: ['mine', 'gold'],
  toDo: ['mine', 'green'],
  agreed: ['theirs', 'green'],
  awaited: ['theirs', ''],
  accepted: ['theirs', 'green'],
  done: ['over', 'green'],
  unconfirmed: ['over', 'green'],
  declined: ['over', ''],
  unfinished: ['over', 'red'],
  cancelled: ['over', ''],
} as const satisfies Record<string, readonly [Turn, Tone]>
export type StandingName = keyof typeof STANDINGS
const NAMES = Object.keys(STANDINGS) as StandingName[]

/** The steps that can be taken from the list: one short word of the reader is all that is waited for. */
const QUICK_STEPS: Partial<Record<StandingName, readonly WorkerRequest['may'][number][]>> = {
  reply: ['accepted', 'agreed', 'proposed'],
  confirm: ['done'],
  wasDone: ['done'],
}
export const quickStepsOf = ({ name }: Standing, { may }: WorkerRequest) =>
  (QUICK_STEPS[name] ?? []).filter((step) => may.includes(step))

export type Standing = { name: StandingName; turn: Turn; tone: Tone; word: WordKey }

export function standingOf(request: WorkerRequest, side: Side, now: number): Standing {
  const name = nameOf(request, side, now)
  const [turn, tone] = STANDINGS[name]
  const isTold = name === 'awaited' || name === 'declined'
  return { name, turn, tone, word: isTold ? `ask.is_${name}_${side}` : `ask.is_${name}` }
}

function nameOf({ state, may, agreedAt, workerDone, clientDone }: WorkerRequest, side: Side, now: number): StandingName {
  switch (state) {
    case 'waiting':
      return side === 'worker' ? 'reply' : 'awaited'
    case 'proposed':
      return may.includes('agreed') ? 'reply' : 'awaited'
    case 'accepted':
      return accepted(agreedAt, side, now)
    case 'done':
      if (may.includes('done')) return 'confirm'
      return workerDone && clientDone ? 'done' : 'unconfirmed'
    default:
      return state
  }
}

/** What is agreed for a day waits for that day; from then on the worker does it, and the client says whether it was done. */
function accepted(agreedAt: string | null, side: Side, now: number): StandingName {
  if (agreedAt === null) return side === 'worker' ? 'toDo' : 'accepted'
  const days = addisJulianDay(agreedAt) - addisJulianDay(now)
  if (days > 0) return 'agreed'
  if (days === 0 && Date.parse(agreedAt) > now) return 'today'
  return side === 'worker' ? 'toDo' : 'wasDone'
}

/** What a request is about in time: the appointment that is agreed or named, the end, or when it came. */
export function momentOf({ state, agreedAt, proposedAt, meetAt, endedAt, createdAt }: WorkerRequest): string {
  if (endedAt !== null) return endedAt
  if (state === 'accepted') return agreedAt ?? createdAt
  if (state === 'proposed') return proposedAt ?? createdAt
  return meetAt ?? createdAt
}

export type Standed = { request: WorkerRequest; standing: Standing }

/** Of my turn: what waits longest. What is under way: the next appointment. What is over: the last. */
const BY: Record<Turn, (a: WorkerRequest, b: WorkerRequest) => number> = {
  mine: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
  theirs: (a, b) => Date.parse(momentOf(a)) - Date.parse(momentOf(b)),
  over: (a, b) => Date.parse(momentOf(b)) - Date.parse(momentOf(a)),
}

export function inTurns(requests: readonly WorkerRequest[], side: Side, now: number): { turn: Turn; list: Standed[] }[] {
  const all = requests.map((request) => ({ request, standing: standingOf(request, side, now) }))
  const rank = ({ standing: { name, turn } }: Standed) => (turn === 'over' ? 0 : NAMES.indexOf(name))
  return TURNS.map((turn) => ({
    turn,
    list: all
      .filter(({ standing }) => standing.turn === turn)
      .sort((a, b) => rank(a) - rank(b) || BY[turn](a.request, b.request)),
  }))
}
