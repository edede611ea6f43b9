// What was typed to a worker, kept while the page lives: a dialog closed by mistake, or a line that drops, loses nothing. Never stored.

import type { RequestKind, URGENCIES } from '@menged/contracts/marketplace/lists'
import { serverNow } from '../../page/deferred/server-time.ts'
import { randomId } from '../../page/random-id.ts'
import { type Moment, tomorrow } from './moment.ts'

export type AskDraft = {
  kind: RequestKind
  text: string
  urgency: (typeof URGENCIES)[number]
  budget: string
  phone: string
  callTime: string
  moment: Moment
  place: string
  online: boolean
  name: string
  reach: string
}

const drafts = new Map<number, AskDraft>()
/** The name and the way to answer are the same for the next worker. */
const own = { name: '', reach: '', phone: '' }

export const draftFor = (workerId: number, kind: RequestKind = 'message'): AskDraft =>
  drafts.get(workerId) ?? {
    kind,
    text: '',
    urgency: 'normal',
    budget: '',
    callTime: 'any',
    moment: tomorrow(new Date(serverNow())),
    place: '',
    online: false,
    ...own,
  }
export function keepDraft(workerId: number, draft: AskDraft): void {
  drafts.set(workerId, draft)
  Object.assign(own, { name: draft.name, reach: draft.reach, phone: draft.phone })
}
export const dropDraft = (workerId: number): void => void drafts.delete(workerId)

const keys = new Map<number, { key: string; content: string }>()
/** The same content sent once more is the same request. */
export function keyFor(workerId: number, content: string): string {
  const known = keys.get(workerId)
  if (known?.content === content) return known.key
  const key = randomId()
  keys.set(workerId, { key, content })
  return key
}
