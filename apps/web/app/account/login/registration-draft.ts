// What was typed into the registration dialog, as long as the page stands: for people who close it by mistake, or cancel to correct something.
// Passwords are not kept.
import { EMPTY, type Values } from './registration.ts'

let kept: Values = EMPTY

export const typedBefore = (): Values => kept

export function keepTyped(values: Values): void {
  kept = { ...values, password: '', confirmPassword: '' }
}

/** Somebody has logged in: the next person starts with an empty form. */
export function forgetTyped(): void {
  kept = EMPTY
}
