// Two-step login: its second step, setting it up and turning it off. Wrong codes are counted by the service: what has succeeded does not count.
import { loginAnswer } from '../../accounts.ts'
import { acknowledgedSchema } from '../../envelope.ts'
import {
  recoveryCodesAnswer,
  secondStepSchema,
  twoStepAnswer,
  twoStepBeginSchema,
  twoStepConfirmSchema,
  twoStepKeyAnswer,
  twoStepProofSchema,
} from '../../two-step.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('accounts')
const limit = perAccount('account')

export const loginSecondStep = call({
  method: 'POST',
  path: '/api/auth/login/code',
  summary: 'The second step of a login: the challenge of the first, and a code of the app or a recovery code',
  may: 'accounts.enter',
  body: secondStepSchema,
  answer: loginAnswer,
})

export const twoStep = call({
  method: 'GET',
  path: '/api/auth/two-step',
  summary: 'Whether my login has two steps',
  may: 'twoStep.own',
  answer: twoStepAnswer,
})

export const beginTwoStep = call({
  method: 'POST',
  path: '/api/auth/two-step/key',
  summary: 'A new key for an app; it counts once a code of it has come',
  may: 'twoStep.setUp',
  limit,
  body: twoStepBeginSchema,
  answer: twoStepKeyAnswer,
})

export const confirmTwoStep = call({
  method: 'POST',
  path: '/api/auth/two-step',
  summary: 'Turn two-step login on by a code of the new key; every other session ends, and recovery codes are shown once',
  may: 'twoStep.setUp',
  limit,
  body: twoStepConfirmSchema,
  answer: recoveryCodesAnswer,
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  summary: 'New recovery codes; the former ones are void',
  may: 'twoStep.own',
  limit,
  body: twoStepProofSchema,
  answer: recoveryCodesAnswer,
})

export const endTwoStep = call({
  method: 'POST',
  path: '/api/auth/two-step/off',
  summary: 'Turn two-step login off, by password and code',
  may: 'twoStep.own',
  limit,
  body: twoStepProofSchema,
  answer: acknowledgedSchema,
})
