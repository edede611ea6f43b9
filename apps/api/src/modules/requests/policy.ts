// Which step each side may take, by what has happened so far.
import type { RequestKind, RequestState, RequestStep } from '@menged/contracts'

export type Side = 'client' | 'worker'
export type Standing = {
  kind: RequestKind
  state: RequestState
  workerDoneAt: Date | null
  clientDoneAt: Date | null
}

const ENDS: readonly RequestState[] = ['declined', 'done', 'unfinished', 'cancelled']
export const hasEnded = (state: RequestState): boolean => ENDS.includes(state)

export const stepsOf = (side: Side, request: Standing): RequestStep[] =>
  side === 'worker' ? stepsOfWorker(request) : stepsOfClient(request)

function stepsOfWorker({ kind, state, workerDoneAt }: Standing): RequestStep[] {
  // A message names no time.
  const propose: RequestStep[] = kind === 'message' ? [] : ['proposed']
  if (state === 'waiting') return ['accepted', ...propose, 'declined']
  if (state === 'proposed') return [...propose, 'declined']
  if (state === 'accepted') return ['done', ...propose, 'unfinished', 'declined']
  return state === 'done' && workerDoneAt === null ? ['done'] : []
}

function stepsOfClient({ state, workerDoneAt, clientDoneAt }: Standing): RequestStep[] {
  if (state === 'waiting') return ['cancelled']
  if (state === 'proposed') return ['agreed', 'cancelled']
  if (state === 'accepted') return ['done', 'unfinished', 'cancelled']
  // The worker says that it is done: the client has the other half of the word.
  return state === 'done' && workerDoneAt !== null && clientDoneAt === null ? ['done', 'unfinished'] : []
}
