// Calls of the browser: `fetch` with the language of the page, and the token of the signed-in person.
import type { Language } from '@menged/contracts/language'
import { type Api, apiClient } from '../../api/client.ts'
import { storedToken } from '../session.ts'

/** There is no time limit: lines are slow here. */
export const browserApi = (language: Language): Api =>
  apiClient(({ method, path, body, signal }) => {
    const token = storedToken()
    return fetch(path, {
      method,
      headers: {
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  })
