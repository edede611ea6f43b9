// Sends what waits on the device once each, when the connection is back.
import { logout } from '@menged/contracts/calls/account/accounts'
import { requestOf } from '@menged/contracts/calls/call'
import { randomId } from '../../page/random-id.ts'
import { currentUserId } from '../account/token.ts'
import { authorisedFetch } from '../client/authorised-fetch.ts'
import { storedToken } from '../session.ts'
import { LATER, notifyOfChange, pendingFor } from './later-queue.ts'
import { type LaterCall, type PendingCall, putCall, removeCall, stillWaits } from './later-store.ts'

/** In place of an account's id: the calls that end a session which was left. */
const ENDED_SESSIONS = ''

/** Statuses that may be others tomorrow: the call stays. 401 ends the session with what waits, here or with the next call of the page. */
const MAY_CHANGE = new Set([401, 408, 425, 429])

/** Keeps the call and sends it as soon as that can be. False when nobody is logged in, or the device keeps nothing. */
export async function sendLater(call: LaterCall): Promise<boolean> {
  const userId = currentUserId()
  if (userId === null || !/^\/api\/(?!\/)/.test(call.path)) return false
  try {
    await putCall({ ...call, userId, at: Date.now(), id: randomId() })
  } catch {
    return false
  }
  notifyOfChange()
  void wakeLater()
  void flushLater()
  return true
}

/**
 * Ends a session on the server, at once if that can be; else it waits on the device, with the token that is gone from everywhere else.
 * Resolves when it is ended or waits, after `patience` at the latest.
 */
export async function endSessionOn(token: string, patience: number): Promise<void> {
  const id = randomId()
  const goodbye: PendingCall = { userId: ENDED_SESSIONS, key: id, id, at: Date.now(), token, ...requestOf(logout) }
  const sent = send(goodbye)
  const late = new Promise<false>((next) => setTimeout(() => next(false), patience))
  if (await Promise.race([sent, late])) return
  await putCall(goodbye).catch(() => undefined)
  void wakeLater()
  // On a slow line it may arrive yet.
  void sent.then((isDone) => (isDone ? removeCall(goodbye) : undefined)).catch(() => undefined)
}

/**
 * Sends what waits for the person who is logged in, and ends sessions that were left. At takeover, when the connection is back, after a login.
 * Some browsers say late that it is: `isLineSure`. `onSpent`: the token of the person who is logged in is refused.
 */
export async function flushLater(isLineSure = navigator.onLine, onSpent?: () => void): Promise<void> {
  if (!isLineSure) return
  // One tab at a time; the other finds nothing left. Without locks (old browsers) calls may be sent twice, and change nothing by it.
  const work = () => flush(onSpent)
  if ('locks' in navigator) await navigator.locks.request(LATER, work)
  else await work()
}

async function flush(onSpent?: () => void): Promise<void> {
  for (const call of await pendingFor(ENDED_SESSIONS)) if (await send(call)) await removeCall(call).catch(() => undefined)
  const userId = currentUserId()
  for (const call of userId === null ? [] : await pendingFor(userId)) {
    if (!(await stillWaits(call))) continue
    // Somebody else may have logged in meanwhile.
    if (currentUserId() !== userId || !(await send(call, onSpent))) return
    await removeCall(call)
    notifyOfChange()
  }
}

/** True when there is a final response. */
async function send({ method, path, body, token }: PendingCall, onSpent?: () => void): Promise<boolean> {
  try {
    const response = await authorisedFetch(
      // The page may be closed over a call that ends a session.
      { method, path, body, keepalive: token !== undefined },
      { language: document.documentElement.lang, token: token ?? storedToken(), onSpent },
    )
    const { status } = response
    // Left unread it would hold its connection.
    void response.body?.cancel()
    // A session that is not there any more has ended.
    return status < 500 && (!MAY_CHANGE.has(status) || (token !== undefined && status === 401))
  } catch {
    return false
  }
}

/** Where the browser offers it, the worker is woken when the connection is back, and makes a page send. */
async function wakeLater(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration()) as
    | { sync?: { register(tag: string): Promise<void> } }
    | undefined
  await worker?.sync?.register('later').catch(() => undefined)
}
