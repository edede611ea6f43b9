// The keys of a browser's subscription, which messages for it are encrypted with.
import { createECDH } from 'node:crypto'

const POINT_BYTES = 65
const SECRET_BYTES = 16

export type SubscriptionKeys = { p256dh: string; auth: string }

/** In one spelling; null when nothing could be encrypted with them. */
export function subscriptionKeys({ p256dh, auth }: SubscriptionKeys): SubscriptionKeys | null {
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')]
  if (point.length !== POINT_BYTES || secret.length !== SECRET_BYTES || !isOnCurve(point)) return null
  return { p256dh: point.toString('base64url'), auth: secret.toString('base64url') }
}

function isOnCurve(point: Buffer): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(point)
    return true
  } catch {
    return false
  }
}
