// The fetch on behalf of the signed-in person, or of a guest: each looks at the expiry first, and ends the session whose token is spent.
import type { Language } from '@menged/ethiopia/languages'
import { authorisedFetch, type Outgoing } from '../client/authorised-fetch.ts'
import { storedToken } from '../session.ts'
import { type Ended, endSession, readToken } from './stored-session.ts'

export function sessionFetch(request: Outgoing, language: Language, ended: Ended = 'expired'): Promise<Response> {
  if (storedToken() !== null) readToken()
  return authorisedFetch(request, { language, token: storedToken(), onSpent: () => endSession(ended) })
}
