// The typed client for calls on behalf of an account. Comes when it is needed.
import type { Language } from '@menged/contracts/language'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../page/api-error.ts'
import { browserApi } from '../client/browser-api.ts'
import { storedToken } from '../session.ts'
import { endSession, readToken } from './stored-session.ts'

/** Each call looks at the expiry first; one that the server refuses because the token is spent ends the session as well. */
export function accountApi(language: Language): Api {
  const api = browserApi(language)
  const call = async (...asked: Parameters<Api>) => {
    if (storedToken() !== null) readToken()
    const token = storedToken()
    try {
      return await api(...asked)
    } catch (error) {
      const isSpent = error instanceof ApiError && error.answer?.code === 'token_expired'
      if (isSpent && token !== null && storedToken() === token) endSession('expired')
      throw error
    }
  }
  return call as Api
}
