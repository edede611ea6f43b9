// Push on this device: what the browser allows, and the subscription with what the person has chosen.
import { pushKey, subscribePush, unsubscribePush } from '@menged/contracts/calls/account/push'
import type { QuietHours } from '@menged/contracts/notifications'
import type { NotificationKind } from '@menged/contracts/notifications/lists'
import type { Language } from '@menged/ethiopia/languages'
import { create } from 'zustand'
import { accountApi } from './account-api.ts'

type PushStatus = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'
export const usePush = create<{ status: PushStatus }>()(() => ({ status: 'unknown' }))

/** The worker may still be on its way. */
const WORKER_MS = 10_000

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export async function readPush(): Promise<PushStatus> {
  const status = await statusNow()
  usePush.setState({ status })
  return status
}

async function statusNow(): Promise<PushStatus> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  try {
    const worker = await navigator.serviceWorker.getRegistration()
    const subscription = await worker?.pushManager.getSubscription()
    return subscription && Notification.permission === 'granted' ? 'on' : 'off'
  } catch {
    return 'off'
  }
}

export type PushChoice = { kinds: NotificationKind[]; quietHours: QuietHours; language: Language }

/**
 * Opens the browser's prompt, so only after a click that says so. Returns the state after it; throws when the subscription could not be made or
 * stored.
 */
export async function turnPushOn({ kinds, quietHours, language }: PushChoice): Promise<PushStatus> {
  if (!isSupported()) return readPush()
  if ((await Notification.requestPermission()) !== 'granted') return readPush()
  const api = accountApi(language)
  const [worker, { data: key }] = await Promise.all([registration(), api(pushKey)])
  const subscription = await subscribe(worker, keyBytes(key.publicKey))
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await api(subscribePush, { body: { endpoint, keys: { p256dh, auth }, kinds, quietHours, language } })
  return readPush()
}

/** A subscription under an older key of the server is of no use to it. */
async function subscribe(
  worker: ServiceWorkerRegistration,
  applicationServerKey: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const ask = () => worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  try {
    return await ask()
  } catch (error) {
    const older = await worker.pushManager.getSubscription()
    if (!older) throw error
    await older.unsubscribe()
    return ask()
  }
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('No service worker')), WORKER_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** The browser forgets it first: what the server then still sends goes nowhere. */
export async function turnPushOff(language: Language): Promise<void> {
  // A page over plain http has none.
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription) {
    const { endpoint } = subscription
    await subscription.unsubscribe()
    await accountApi(language)(unsubscribePush, { body: { endpoint } }).catch(() => undefined)
  }
  await readPush()
}

function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
