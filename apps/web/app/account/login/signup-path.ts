// The way through registration: which forms were seen and sent, and on which page it began. Reported to the statistics when it succeeds or
// when somebody leaves; it names nobody.

import * as calls from '@menged/contracts/calls/account/signup'
import { withoutSecret } from '@menged/contracts/secret-path'
import type { SignupStep } from '@menged/contracts/statistics'
import { recorder } from '../../page/statistics.ts'

const recordSignupPath = recorder(calls.recordSignupPath)
const MOST_STEPS = 50

let route = ''
let path: SignupStep[] = []

/** `pathname`: of the page on which the dialog opened. */
export function beginSignup(pathname: string): void {
  if (path.length === 0) route = withoutSecret(pathname, '').slice(0, 200)
}

/** The same step twice in a row says no more than once. */
export function recordStep(step: SignupStep): void {
  if (path.at(-1) !== step && path.length < MOST_STEPS) path.push(step)
}

export function endSignup(): void {
  if (path.length > 0) recordSignupPath({ route, path })
  route = ''
  path = []
}
