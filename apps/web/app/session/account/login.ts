// Logging in and out, and fetching the profile of the signed-in person.
import { normalEmail } from '@menged/contracts/accounts/rules'
import * as calls from '@menged/contracts/calls/account/accounts'
import { profile } from '@menged/contracts/calls/account/profile'
import type { Language } from '@menged/ethiopia/languages'
import { ApiError } from '../../page/api-error.ts'
import { endSessionOn } from '../deferred/later-sending.ts'
import { storedToken, useSession } from '../session.ts'
import { accountApi } from './account-api.ts'
import { keepName, waitForName } from './known-name.ts'
import { turnPushOff } from './push.ts'
import { adoptToken, endSession, readToken } from './stored-session.ts'

/** On a bad line nobody waits longer for the server's goodbye. */
const GOODBYE_MS = 3000

/** Returns the id of the user; or the challenge that a code has to answer. The password is kept nowhere. */
export async function login(email: string, password: string, language: Language): Promise<string | { challenge: string }> {
  const answer = await accountApi(language)(calls.login, { body: { companyemail: normalEmail(email), password } })
  return 'challenge' in answer ? { challenge: answer.challenge } : adoptToken(answer.token)
}

/**
 * Ends the session on the server, which is notified before anything else, and on this device; offline the server is notified later.
 * Push messages for this account end here as well: the next person at this device must not read them.
 */
export async function logout(language: Language): Promise<void> {
  const token = storedToken()
  const ended = token === null ? null : endSessionOn(token, GOODBYE_MS)
  const quiet = turnPushOff(language).catch(() => undefined)
  const patience = new Promise((next) => setTimeout(next, GOODBYE_MS))
  await Promise.all([ended, Promise.race([quiet, patience])])
  // Somebody else may have logged in meanwhile, in another tab.
  if (storedToken() === token) forgetSession()
}

/** This device's part of leaving. */
export const forgetSession = (): void => endSession('signedOut')

/** Takes the stored token up, and fetches the profile unless it is there. */
export async function takeUpSession(language: Language): Promise<void> {
  if (!readToken()) return
  const { userData, isLoading } = useSession.getState()
  if (userData === null && !isLoading) await fetchProfile(language)
}

/** After a link of a mail was used: the account is another, or this session has ended, which the person who used the link knows. */
export async function lookAnew(language: Language): Promise<void> {
  try {
    const { data: userData } = await accountApi(language, 'signedOut')(profile)
    if (useSession.getState().isAuthenticated) useSession.setState({ userData })
  } catch (error) {
    if (isRefusal(error) && storedToken() !== null) forgetSession()
  }
}

/**
 * A refusal ends the session. A bad line, or a server in trouble, does not: the token stays, the last known name stands in the menu, and
 * the next occasion tries again.
 * A response that comes after the token has changed is dropped.
 */
async function fetchProfile(language: Language): Promise<void> {
  const token = storedToken()
  useSession.setState({ isLoading: true })
  try {
    const { data: userData } = await accountApi(language)(profile)
    if (storedToken() !== token) return
    useSession.setState({ userData })
    keepName(userData)
  } catch (error) {
    if (storedToken() !== token) return
    if (isRefusal(error)) endSession('signedOut')
    else waitForName()
  } finally {
    if (storedToken() === token) useSession.setState({ isLoading: false })
  }
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && (error.status === 401 || error.status === 403)
