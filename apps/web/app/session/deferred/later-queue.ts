// Calls that are made while offline wait on the device, each in the name of who made it.
import { currentUserId } from '../account/token.ts'
import { callsOf, type PendingCall, removeCallsOf } from './later-store.ts'

/** Under this name tabs notify each other of what waits. */
export const LATER = 'menged-later'

/** What still waits, oldest first. */
export async function pendingFor(userId: string): Promise<PendingCall[]> {
  const calls = await callsOf(userId).catch(() => [])
  return calls.sort((a, b) => a.at - b.at)
}

/** When a session ends, before its token goes: nothing of this person is sent any more. */
export async function forgetQueue(userId: string | null = currentUserId()): Promise<void> {
  if (userId !== null) await removeCallsOf(userId).catch(() => undefined)
  notifyOfChange()
}

/** Safari before 15.4 has none: a tab then hears of its own only. */
const otherTabs = (): BroadcastChannel | null => ('BroadcastChannel' in globalThis ? new BroadcastChannel(LATER) : null)

/** Calls `listener` when something begins or ceases to wait, in this tab or another. Returns a function that stops it. */
export function onLaterChange(listener: () => void): () => void {
  const tabs = otherTabs()
  if (tabs) tabs.onmessage = listener
  addEventListener(LATER, listener)
  return () => {
    tabs?.close()
    removeEventListener(LATER, listener)
  }
}

export function notifyOfChange(): void {
  dispatchEvent(new Event(LATER))
  const tabs = otherTabs()
  tabs?.postMessage(null)
  tabs?.close()
}
