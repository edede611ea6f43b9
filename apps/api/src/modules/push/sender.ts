// One request to a push service: encrypted by RFC 8291, signed by RFC 8292.
import webpush from 'web-push'
import type { Config } from '../../platform/config.ts'
import type { VapidKeys } from '../../platform/secrets.ts'
import type { SubscriptionKeys } from './keys.ts'

export type Sending = {
  endpoint: string
  keys: SubscriptionKeys
  payload: string
  /** Seconds that the service keeps it for a browser that is away. */
  ttl: number
  urgency: 'low' | 'normal' | 'high'
  /** A message that still waits under the same topic is replaced. */
  topic: string
}
/** `retryAfter` in seconds, where the service says when to come again. */
export type Answer = { status: number; retryAfter: number | null }
export type Send = (sending: Sending) => Promise<Answer>

const TIMEOUT_MS = 10_000
const ENCODING = 'aes128gcm'

/** Throws when the service does not respond. */
/** `subject`: at this moment. */
export function createSender({ publicKey, privateKey }: VapidKeys, subject: () => Promise<string>): Send {
  return async ({ endpoint, keys, payload, ttl, urgency, topic }) => {
    const { cipherText } = webpush.encrypt(keys.p256dh, keys.auth, payload, ENCODING)
    const { origin } = new URL(endpoint)
    const { Authorization } = webpush.getVapidHeaders(origin, await subject(), publicKey, privateKey.reveal(), ENCODING)
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: Authorization,
        'content-encoding': ENCODING,
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        urgency,
        topic,
      },
      body: new Uint8Array(cipherText),
    })
    await response.body?.cancel()
    return { status: response.status, retryAfter: secondsOf(response.headers.get('retry-after')) }
  }
}

function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

/** Whom a push service may write to about what we send; it must be reachable for others than this machine. */
export function subjectOf(operatorEmail: string | null, { securityContact }: Pick<Config, 'securityContact'>): string {
  if (operatorEmail) return `mailto:${operatorEmail}`
  if (securityContact.startsWith('mailto:')) return securityContact
  const isOurs = securityContact.startsWith('https:') && new URL(securityContact).hostname !== 'localhost'
  return isOurs ? securityContact : 'mailto:operator@menged.invalid'
}
