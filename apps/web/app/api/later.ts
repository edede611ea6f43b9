// Calls that are made while the line is down: kept on the device, sent once each when it is back, in the name of who made them.
// Each lies under a key of its own in browser storage, so that two tabs never write over each other's.

/** `key`: what it is about (`saved:new-passport`); a later call about the same takes the place of the earlier one. */
export type LaterCall = { key: string; method: 'PUT' | 'DELETE' | 'PATCH' | 'POST'; path: string; body?: unknown }
export type PendingCall = LaterCall & {
  /** Of the account that made it. */
  userId: string
  /** When it was made, in milliseconds. */
  at: number
  /** Tells it from another call about the same. */
  id: string
}

const PREFIX = 'later:'
const TOKEN = 'token'
const CHANGED = 'menged-later'
const LOCK = 'menged-later'
/** Answers that may be others tomorrow: the call stays. 401 waits for the next login of the same person. */
const STAYS = new Set([401, 408, 425, 429])

/** Who is logged in on this device, by the token; null for a guest. */
export function currentUserId(): string | null {
  try {
    const payload = localStorage.getItem(TOKEN)?.split('.')[1] ?? ''
    const { id } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? String(id) : null
  } catch {
    return null
  }
}

const placeOf = (userId: string, key: string): string => `${PREFIX}${encodeURIComponent(userId)}:${key}`

/** Keeps the call and sends it as soon as that can be. False when nobody is logged in, or storage is closed or full. */
export function sendLater(call: LaterCall): boolean {
  const userId = currentUserId()
  if (userId === null || !isOwnCall(call.path)) return false
  try {
    const pending: PendingCall = { ...call, userId, at: Date.now(), id: crypto.randomUUID() }
    localStorage.setItem(placeOf(userId, call.key), JSON.stringify(pending))
  } catch {
    return false
  }
  changed()
  void wakeLater()
  if (navigator.onLine) void flushLater()
  return true
}

const isOwnCall = (path: string): boolean => /^\/api\/(?!\/)/.test(path)

/** What still waits, oldest first. */
export function pendingFor(userId: string): PendingCall[] {
  const start = placeOf(userId, '')
  const found: PendingCall[] = []
  try {
    for (let i = 0; i < localStorage.length; i += 1) {
      const place = localStorage.key(i)
      const call = place?.startsWith(start) ? parsed(localStorage.getItem(place)) : null
      if (call?.userId === userId) found.push(call)
    }
  } catch {
    // Storage is closed: nothing waits.
  }
  return found.sort((a, b) => a.at - b.at)
}

function parsed(text: string | null): PendingCall | null {
  try {
    const call = JSON.parse(text ?? '') as PendingCall
    return typeof call.key === 'string' && typeof call.id === 'string' && isOwnCall(call.path) ? call : null
  } catch {
    return null
  }
}

/** Calls `listener` when something begins or ceases to wait, in this tab or another. Answers how to stop. */
export function onLaterChange(listener: () => void): () => void {
  const stop = new AbortController()
  addEventListener(CHANGED, listener, { signal: stop.signal })
  addEventListener('storage', ({ key }) => (key === null || key.startsWith(PREFIX)) && listener(), { signal: stop.signal })
  return () => stop.abort()
}

const changed = (): void => void dispatchEvent(new Event(CHANGED))

/** Sends what waits for the person who is logged in. At takeover, when the line is back, after a login. */
export async function flushLater(): Promise<void> {
  if (currentUserId() === null) return
  // One tab at a time; the other finds nothing left. Without locks (old browsers) calls may be sent twice, and change nothing by it.
  if ('locks' in navigator) await navigator.locks.request(LOCK, flush)
  else await flush()
}

async function flush(): Promise<void> {
  const userId = currentUserId()
  for (const call of userId === null ? [] : pendingFor(userId)) {
    const place = placeOf(call.userId, call.key)
    // Taken back or sent meanwhile, or somebody else has logged in.
    if (parsed(localStorage.getItem(place))?.id !== call.id) continue
    if (currentUserId() !== userId || !(await send(call))) return
    // A newer call about the same may lie there by now.
    if (parsed(localStorage.getItem(place))?.id === call.id) localStorage.removeItem(place)
    changed()
  }
}

/** True when there is an answer that settles it. */
async function send({ method, path, body }: PendingCall): Promise<boolean> {
  try {
    const { status } = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${localStorage.getItem(TOKEN)}`,
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return status < 500 && !STAYS.has(status)
  } catch {
    return false
  }
}

/** At logout, before the token goes: nothing of this person is sent any more. */
export function forgetQueue(userId: string | null = currentUserId()): void {
  for (const { key } of userId === null ? [] : pendingFor(userId)) localStorage.removeItem(placeOf(userId ?? '', key))
  changed()
}

/** Where the browser offers it, the worker is woken when the line is back, and asks a page to send. */
async function wakeLater(): Promise<void> {
  const ready = (await navigator.serviceWorker?.getRegistration()) as
    | { sync?: { register(tag: string): Promise<void> } }
    | undefined
  await ready?.sync?.register('later').catch(() => undefined)
}
