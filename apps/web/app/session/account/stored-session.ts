// Begins and ends a session in this browser: the stored token, what `useSession` says of it, and who has to be notified of its end.

import { forgetSearches } from '../../page/deferred/recent-searches.ts'
import { forgetQueue } from '../deferred/later-queue.ts'
import { forgetOfAccounts } from '../progress/local.ts'
import { SIGNED_OUT, storedToken, TOKEN_KEY, useSession } from '../session.ts'
import { forgetName } from './known-name.ts'
import { claimsOf, isExpired } from './token.ts'

/** `expired`: the token is spent or no longer holds; `signedOut`: somebody has left, or the token was none. */
export type Ended = 'expired' | 'signedOut'

/** What was typed and not sent lies in storage under names that begin so. */
const DRAFT = 'draft:'

const listeners = new Set<(why: Ended) => void>()

/** Returns a function that stops listening. */
export function onSessionEnd(listener: (why: Ended) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps a token that was just given out. Returns whose it is. @throws Error when it is none. */
export function adoptToken(token: string): string {
  const claims = claimsOf(token)
  if (!claims) throw new Error('The response to the login carries no token.')
  localStorage.setItem(TOKEN_KEY, token)
  useSession.setState({ ...SIGNED_OUT, isAuthenticated: true, userId: claims.id })
  return claims.id
}

/** Makes `useSession` say what the stored token says. True while it is good. */
export function readToken(): boolean {
  const token = storedToken()
  if (token === null) {
    if (useSession.getState().isAuthenticated) endSession('signedOut')
    return false
  }
  const claims = claimsOf(token)
  if (!claims || isExpired(claims)) {
    endSession(claims ? 'expired' : 'signedOut')
    return false
  }
  const { isAuthenticated, userId } = useSession.getState()
  if (!isAuthenticated || userId !== claims.id) useSession.setState({ ...SIGNED_OUT, isAuthenticated: true, userId: claims.id })
  return true
}

/** However it ends, the next person at this device finds nothing of it. Language, theme and a guest's ticks stay. */
export function endSession(why: Ended): void {
  void forgetQueue(useSession.getState().userId ?? undefined)
  try {
    localStorage.removeItem(TOKEN_KEY)
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key)
  } catch {
    // Where storage is closed nothing was kept.
  }
  forgetSearches()
  forgetName()
  forgetOfAccounts()
  useSession.setState(SIGNED_OUT)
  for (const tell of listeners) tell(why)
}
