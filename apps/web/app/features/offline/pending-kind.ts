// What a waiting call means to the person who made it.
import type { PendingCall } from '../../api/later-store.ts'

type Call = Pick<PendingCall, 'method' | 'path'>
const SAVED = /^\/api\/profile\/saved\/([^/?]+)$/

export function kindOf({ method, path }: Call): 'save' | 'unsave' | 'read' | 'change' {
  if (SAVED.test(path) && (method === 'PUT' || method === 'DELETE')) return method === 'PUT' ? 'save' : 'unsave'
  return path.startsWith('/api/profile/getNotificationRead/') ? 'read' : 'change'
}

/** The guide that it is about. */
export function postIdOf({ path }: Call): string | null {
  const found = SAVED.exec(path)?.[1]
  return found === undefined ? null : decodeURIComponent(found)
}
