import type { WorkerRequest } from '@menged/contracts/requests'
import { expect, test } from 'vitest'
import { inTurns, type Side, standingOf } from './standing.ts'

/** Ten in the morning in Addis Ababa. */
const NOW = Date.parse('2026-11-20T07:00:00.000Z')
const at = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString()

const request = (change: Partial<WorkerRequest>): WorkerRequest => ({
  ...{ id: 'a', version: 1, kind: 'meet', state: 'waiting', sample: false, service: null, text: '', urgency: null },
  ...{ worker: { id: 1, name: 'Marta', phone: null }, client: { name: 'Rahel', phone: null, email: null } },
  ...{ budget: null, callTime: null, meetAt: null, place: null, online: true, proposedAt: null, agreedAt: null },
  ...{ workerDone: false, clientDone: false, createdAt: at(-50), updatedAt: at(-50), endedAt: null, steps: [], may: [] },
  ...change,
})

test.each<[Partial<WorkerRequest>, worker: string, client: string]>([
  [{ state: 'waiting' }, 'mine ask.is_reply', 'theirs ask.is_awaited_client'],
  [{ state: 'accepted' }, 'mine ask.is_toDo', 'theirs ask.is_accepted'],
  [{ state: 'accepted', agreedAt: at(3) }, 'mine ask.is_today', 'mine ask.is_today'],
  // The next day has begun in Addis Ababa, not in Greenwich.
  [{ state: 'accepted', agreedAt: '2026-11-20T21:30:00.000Z' }, 'theirs ask.is_agreed', 'theirs ask.is_agreed'],
  [{ state: 'accepted', agreedAt: at(-1) }, 'mine ask.is_toDo', 'mine ask.is_wasDone'],
  [{ state: 'done', workerDone: true, clientDone: true }, 'over ask.is_done', 'over ask.is_done'],
  [{ state: 'declined' }, 'over ask.is_declined_worker', 'over ask.is_declined_client'],
  [{ state: 'unfinished' }, 'over ask.is_unfinished', 'over ask.is_unfinished'],
  [{ state: 'cancelled' }, 'over ask.is_cancelled', 'over ask.is_cancelled'],
])('%o is told to each side in its own words', (change, worker, client) => {
  const told = (side: Side) => {
    const { turn, word } = standingOf(request(change), side, NOW)
    return `${turn} ${word}`
  }
  expect([told('worker'), told('client')]).toEqual([worker, client])
})

test.each<Side>(['worker', 'client'])('what the other side has named or marked waits for the %s', (side) => {
  const named = request({ state: 'proposed', proposedAt: at(20) })
  expect(standingOf({ ...named, may: ['agreed', 'proposed'] }, side, NOW)).toMatchObject({ turn: 'mine', word: 'ask.is_reply' })
  expect(standingOf(named, side, NOW)).toMatchObject({ turn: 'theirs', word: `ask.is_awaited_${side}` })
  const marked = request({ state: 'done', endedAt: at(-1), workerDone: side === 'client', clientDone: side === 'worker' })
  expect(standingOf({ ...marked, may: ['done'] }, side, NOW)).toMatchObject({ turn: 'mine', word: 'ask.is_confirm' })
  expect(standingOf(marked, side, NOW)).toMatchObject({ turn: 'over', word: 'ask.is_unconfirmed' })
})

test('first what waits for me, the longest first; then the next appointment; then what has ended, the last first', () => {
  const list = [
    request({ id: 'ended before', state: 'declined', endedAt: at(-30) }),
    request({ id: 'ended last', state: 'cancelled', endedAt: at(-2) }),
    request({ id: 'far', state: 'accepted', agreedAt: at(90) }),
    request({ id: 'near', state: 'accepted', agreedAt: at(30) }),
    request({ id: 'awaited', state: 'proposed', proposedAt: at(10) }),
    request({ id: 'to do', state: 'accepted' }),
    request({ id: 'today', state: 'accepted', agreedAt: at(1) }),
    request({ id: 'new', updatedAt: at(-1) }),
    request({ id: 'old', updatedAt: at(-9) }),
  ]
  expect(inTurns(list, 'worker', NOW).map(({ turn, list }) => [turn, ...list.map((each) => each.request.id)])).toEqual([
    ['mine', 'old', 'new', 'today', 'to do'],
    ['theirs', 'near', 'far', 'awaited'],
    ['over', 'ended last', 'ended before'],
  ])
})
