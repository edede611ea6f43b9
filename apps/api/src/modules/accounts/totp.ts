// Codes of an authenticator app, RFC 6238: HMAC-SHA-1, thirty seconds, six digits. SHA-1 is what every app knows; as an HMAC it is sound.
import { createHmac, randomInt } from 'node:crypto'
import { isSameText } from '../../platform/same-text.ts'

const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks of phones are off: a step before and a step after count. */
const STEPS_OFF = 1
export const KEY_BYTES = 20

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Without letters and digits that are taken for one another. */
const CLEAR = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const RECOVERY_LENGTH = 10

/** Without padding, as apps want it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** RFC 4226. */
export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS)

/** The step whose code it is; null for none that counts now, and for one up to `last`. */
export function matchingStep(key: Buffer, code: string, { now, last }: { now: Date; last: number }): number | null {
  const present = stepAt(now)
  let found: number | null = null
  // All are looked at: the time it takes tells nothing.
  for (let step = present - STEPS_OFF; step <= present + STEPS_OFF; step += 1) {
    if (isSameText(code, codeOf(key, step)) && step > last) found ??= step
  }
  return found
}

/** What a QR code carries to the app. */
export function keyUri(email: string, secret: string): string {
  const label = `${encodeURIComponent('Menged')}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=Menged&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}

/** 49 bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('')
/** In two halves, easier to copy. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
