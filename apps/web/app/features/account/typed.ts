// What was typed into the registration dialog, as long as the page stands: for who closes it by mistake, or cancels to correct himself.
// Passwords are not kept.
import { EMPTY, type Values } from './registration.ts'

let kept: Values = EMPTY

export const typedBefore = (): Values => kept

export function keepTyped(values: Values): void {
  kept = { ...values, password: '', confirmPassword: '' }
}

/** Somebody has come in: the next one begins anew. */
export function forgetTyped(): void {
  kept = EMPTY
}
