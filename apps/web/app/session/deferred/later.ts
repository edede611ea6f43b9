// Calls that are made while offline: kept on the device, sent once each when the connection is back, in the name of who made them.

import { logout } from '@menged/contracts/calls/accounts'
import { requestOf } from '@menged/contracts/calls/call'
import { storedToken } from '../session.ts'
import { callsOf, type LaterCall, type PendingCall, putCall, removeCall, removeCallsOf, stillWaits } from './later-store.ts'

/** Under this name wait the calls that end a session which has been left. */
const LEFT = ''

/** The tabs notify each other, and one sends at a time. */
const NAME = 'menged-later'
/** Statuses that may be others tomorrow: the call stays. 401 is left to the next call of the page, which ends the session and what waits. */
const STAYS = new Set([401, 408, 425, 429])

/** Who is logged in on this device, by the token; null for a guest. */
export function currentUserId(): string | null {
  try {
    const payload = storedToken()?.split('.')[1] ?? ''
    const { id } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? String(id) : null
  } catch {
    return null
  }
}

/** Keeps the call and sends it as soon as that can be. False when nobody is logged in, or the device keeps nothing. */
export async function sendLater(call: LaterCall): Promise<boolean> {
  const userId = currentUserId()
  if (userId === null || !/^\/api\/(?!\/)/.test(call.path)) return false
  try {
    await putCall({ ...call, userId, at: Date.now(), id: crypto.randomUUID() })
  } catch {
    return false
  }
  changed()
  void wakeLater()
  void flushLater()
  return true
}

/** What still waits, oldest first. */
export async function pendingFor(userId: string): Promise<PendingCall[]> {
  const calls = await callsOf(userId).catch(() => [])
  return calls.sort((a, b) => a.at - b.at)
}

/** Calls `listener` when something begins or ceases to wait, in this tab or another. Returns a function that stops it. */
export function onLaterChange(listener: () => void): () => void {
  const tabs = new BroadcastChannel(NAME)
  tabs.onmessage = listener
  addEventListener(NAME, listener)
  return () => {
    tabs.close()
    removeEventListener(NAME, listener)
  }
}

function changed(): void {
  dispatchEvent(new Event(NAME))
  const tabs = new BroadcastChannel(NAME)
  tabs.postMessage(null)
  tabs.close()
}

/**
 * Ends a session on the server, at once if that can be; else it waits on the device, with the token that is gone from everywhere else.
 * Resolves when it is ended or waits, after `patience` at the latest.
 */
export async function endSessionOn(token: string, patience: number): Promise<void> {
  const id = crypto.randomUUID()
  const goodbye: PendingCall = { userId: LEFT, key: id, id, at: Date.now(), token, ...requestOf(logout) }
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
 * Some browsers say late that it is: `isLineSure`.
 */
export async function flushLater(isLineSure = navigator.onLine): Promise<void> {
  if (!isLineSure) return
  // One tab at a time; the other finds nothing left. Without locks (old browsers) calls may be sent twice, and change nothing by it.
  if ('locks' in navigator) await navigator.locks.request(NAME, flush)
  else await flush()
}

async function flush(): Promise<void> {
  for (const call of await pendingFor(LEFT)) if (await send(call)) await removeCall(call).catch(() => undefined)
  const userId = currentUserId()
  for (const call of userId === null ? [] : await pendingFor(userId)) {
    if (!(await stillWaits(call))) continue
    // Somebody else may have logged in meanwhile.
    if (currentUserId() !== userId || !(await send(call))) return
    await removeCall(call)
    changed()
  }
}

/** True when there is a final response. */
async function send({ method, path, body, token }: PendingCall): Promise<boolean> {
  try {
    const { status, body: answer } = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${token ?? storedToken()}`,
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The page may be closed over it.
      keepalive: token !== undefined,
    })
    // Left unread it would hold its connection.
    void answer?.cancel()
    // A session that is not there any more has ended.
    return status < 500 && (!STAYS.has(status) || (token !== undefined && status === 401))
  } catch {
    return false
  }
}

/** When a session ends, before its token goes: nothing of this person is sent any more. */
export async function forgetQueue(userId: string | null = currentUserId()): Promise<void> {
  if (userId !== null) await removeCallsOf(userId).catch(() => undefined)
  changed()
}

/** Where the browser offers it, the worker is woken when the connection is back, and makes a page send. */
async function wakeLater(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration()) as
    | { sync?: { register(tag: string): Promise<void> } }
    | undefined
  await worker?.sync?.register('later').catch(() => undefined)
}
