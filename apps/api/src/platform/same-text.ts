// Compares a secret with what somebody sent, in constant time.
import { createHash, timingSafeEqual } from 'node:crypto'

export function isSameText(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
