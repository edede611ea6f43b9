// What a waiting call means to the person who made it.

import { readNotification } from '@menged/contracts/calls/account/notifications'
import { savePost } from '@menged/contracts/calls/account/saved'
import type { Endpoint } from '@menged/contracts/calls/call'
import type { PendingCall } from '../../session/deferred/later-store.ts'

type Call = Pick<PendingCall, 'method' | 'path'>

/** Matches the addresses of a call with one part. */
const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replace(/:\w+/, '([^/?]+)')}$`)
const SAVED = patternOf(savePost)
const READ = patternOf(readNotification)

export function kindOf({ method, path }: Call): 'save' | 'unsave' | 'read' | 'change' {
  if (SAVED.test(path) && (method === 'PUT' || method === 'DELETE')) return method === 'PUT' ? 'save' : 'unsave'
  return READ.test(path) ? 'read' : 'change'
}

/** The guide that it is about. */
export function postIdOf({ path }: Call): string | null {
  const found = SAVED.exec(path)?.[1]
  return found === undefined ? null : decodeURIComponent(found)
}
