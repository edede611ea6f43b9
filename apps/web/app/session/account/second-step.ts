// The second step of logging in: it comes when a password alone was not enough.
import { loginSecondStep as call } from '@menged/contracts/calls/account/two-step'
import type { Language } from '@menged/ethiopia/languages'
import { accountApi } from './account-api.ts'
import { adoptToken } from './stored-session.ts'

/** Returns the id of the user. */
export async function loginSecondStep(challenge: string, code: string, language: Language): Promise<string> {
  const answer = await accountApi(language)(call, { body: { challenge, code } })
  return adoptToken('token' in answer ? answer.token : '')
}
