// The typed client in the browser: for the account that is signed in, or for a guest.
import type { Language } from '@menged/ethiopia/languages'
import { type Api, apiClient } from '../../api/client.ts'
import { sessionFetch } from './session-fetch.ts'
import type { Ended } from './stored-session.ts'

/** `ended`: what is said of the session when a call finds its token spent. */
export const accountApi = (language: Language, ended?: Ended): Api =>
  apiClient((request) => sessionFetch(request, language, ended))
