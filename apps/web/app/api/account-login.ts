// Logging in and out, and fetching the profile of whoever is signed in.
import { normalEmail } from '@menged/contracts/account-rules'
import { ENDPOINTS } from '@menged/contracts/endpoints'
import type { Language } from '@menged/contracts/language'
import { accountApi } from './account-client.ts'
import { turnPushOff } from './account-push.ts'
import { adoptToken, endSession, readToken } from './account-session.ts'
import { ApiError, browserCall } from './client.ts'
import { forgetQueue } from './later.ts'
import { storedToken, useSession } from './session.ts'

/** What was typed and not sent lies in storage under names that begin so. */
const DRAFT = 'draft:'
/** On a bad line nobody waits longer for the server's goodbye. */
const GOODBYE_MS = 3000
/** A window event: whoever keeps something of an account on this device lets it go. */
export const SIGNED_OUT_EVENT = 'menged:signed-out'

/** Answers the id of the user. The password is kept nowhere. */
export async function login(email: string, password: string, language: Language): Promise<string> {
  const { token } = await accountApi(language).login({ companyemail: normalEmail(email), password })
  return adoptToken(token)
}

/** Ends the session on the server and on this device; without a line on this device only. */
export async function logout(language: Language): Promise<void> {
  const goodbye = sayGoodbye(language).catch(() => undefined)
  await Promise.race([goodbye, new Promise((next) => setTimeout(next, GOODBYE_MS))])
  forgetSession()
}

/** Push messages for this account end on this device: the next person at it must not read them. */
async function sayGoodbye(language: Language): Promise<void> {
  await turnPushOff(language).catch(() => undefined)
  await browserCall(language)(ENDPOINTS.logout)
}

/** This device's part of leaving. Language, theme and ticks stay. */
export function forgetSession(): void {
  void forgetQueue(useSession.getState().userId)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key)
  } catch {
    // Where storage is closed nothing was kept.
  }
  endSession('signedOut')
  dispatchEvent(new Event(SIGNED_OUT_EVENT))
}

/** Takes the stored token up, and fetches the profile unless it is there. */
export async function takeUpSession(language: Language): Promise<void> {
  if (!readToken()) return
  const { userData, isLoading } = useSession.getState()
  if (userData === null && !isLoading) await fetchProfile(language)
}

/**
 * A refusal ends the session. A bad line, or a server in trouble, does not: the token stays, and the next occasion asks again.
 * An answer that comes after the token has changed is nobody's.
 */
async function fetchProfile(language: Language): Promise<void> {
  const token = storedToken()
  useSession.setState({ isLoading: true })
  try {
    const userData = await accountApi(language).profile()
    if (storedToken() === token) useSession.setState({ userData })
  } catch (error) {
    if (isRefusal(error) && storedToken() === token) endSession('signedOut')
  } finally {
    if (storedToken() === token) useSession.setState({ isLoading: false })
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
