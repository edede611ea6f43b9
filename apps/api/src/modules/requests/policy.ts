// Which step each side may take, by what has happened so far.
import type { RequestKind, RequestState, RequestStep } from '@menged/contracts'

export type Side = 'client' | 'worker'
export type Standing = {
  kind: RequestKind
  state: RequestState
  workerDoneAt: Date | null
  clientDoneAt: Date | null
  proposedBy: Side | null
  /** In a row, by the same side. */
  proposals: number
}

/** Times that one side may name before the other side has taken a step. */
const MOST_PROPOSALS = 2

const ENDS: readonly RequestState[] = ['declined', 'done', 'unfinished', 'cancelled']
export const hasEnded = (state: RequestState): boolean => ENDS.includes(state)

export const stepsOf = (side: Side, request: Standing): RequestStep[] =>
  side === 'worker' ? stepsOfWorker(request) : stepsOfClient(request)

const proposalsOf = (side: Side, { proposedBy, proposals }: Standing): RequestStep[] =>
  proposedBy === side && proposals >= MOST_PROPOSALS ? [] : ['proposed']
/** A time that the other side has named can be agreed to. */
const agreementOf = (side: Side, { proposedBy }: Standing): RequestStep[] => (proposedBy === side ? [] : ['agreed'])

function stepsOfWorker(request: Standing): RequestStep[] {
  const { state, workerDoneAt } = request
  const propose = proposalsOf('worker', request)
  if (state === 'waiting') return ['accepted', ...propose, 'declined']
  if (state === 'proposed') return [...agreementOf('worker', request), ...propose, 'declined']
  if (state === 'accepted') return ['done', ...propose, 'unfinished', 'declined']
  return state === 'done' && workerDoneAt === null ? ['done'] : []
}

function stepsOfClient(request: Standing): RequestStep[] {
  const { state, workerDoneAt, clientDoneAt } = request
  if (state === 'waiting') return ['cancelled']
  if (state === 'proposed') return [...agreementOf('client', request), ...proposalsOf('client', request), 'cancelled']
  if (state === 'accepted') return ['done', 'unfinished', 'cancelled']
  // The worker says that it is done: the client has the other half of the word.
  return state === 'done' && workerDoneAt !== null && clientDoneAt === null ? ['done', 'unfinished'] : []
}
