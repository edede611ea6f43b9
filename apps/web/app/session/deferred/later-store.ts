// Where calls wait: in IndexedDB. Browser storage would be simpler, but tabs in different processes may still read there what another has removed.

/** `key`: what it is about (`saved:new-passport`); a later call about the same takes the place of the earlier one. */
export type LaterCall = { key: string; method: 'PUT' | 'DELETE' | 'PATCH' | 'POST'; path: string; body?: unknown }
export type PendingCall = LaterCall & {
  /** Of the account that made it. */
  userId: string
  /** When it was made, in milliseconds. */
  at: number
  /** Distinguishes it from another call about the same. */
  id: string
  /** Sent with this token, even when somebody else is logged in. */
  token?: string
}

const DATABASE = 'menged-later'
const CALLS = 'calls'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(CALLS, { keyPath: ['userId', 'key'] })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch((error) => {
    // Another try may find it open.
    opened = undefined
    throw error
  })
  return opened
}

/** Runs `work` in one transaction, and resolves when it is written. */
async function inCalls<T>(mode: IDBTransactionMode, work: (calls: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(CALLS, mode)
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(CALLS))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Takes the place of what waited under the same key. */
export const putCall = (call: PendingCall): Promise<unknown> => inCalls('readwrite', (calls) => calls.put(call))

const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []])

export const callsOf = (userId: string): Promise<PendingCall[]> => inCalls('readonly', (calls) => calls.getAll(ofUser(userId)))

/** False when it was taken back, or another has taken its place. */
export async function stillWaits({ userId, key, id }: PendingCall): Promise<boolean> {
  const call: PendingCall | undefined = await inCalls('readonly', (calls) => calls.get([userId, key]))
  return call?.id === id
}

/** Removes this very call; one that has taken its place stays. */
export async function removeCall({ userId, key, id }: PendingCall): Promise<void> {
  await inCalls('readwrite', (calls) => {
    const found = calls.get([userId, key])
    found.onsuccess = () => {
      if ((found.result as PendingCall | undefined)?.id === id) calls.delete([userId, key])
    }
    return found
  })
}

export const removeCallsOf = (userId: string): Promise<unknown> => inCalls('readwrite', (calls) => calls.delete(ofUser(userId)))
