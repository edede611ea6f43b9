// What the server hands to loaders. The key is exported through entry.server, so that bundle and server share one instance.
import type { Language } from '@menged/ethiopia/languages'
import { createContext } from 'react-router'

export type ServerContext = {
  /** Calls the API in-process. */
  callApi: (request: {
    method: string
    path: string
    body?: unknown
    headers?: Record<string, string>
    /** What the answer shows. */
    subjects?: readonly string[] | undefined
  }) => Promise<{ status: number; json: () => unknown }>
  /** Those that are switched on. */
  languages: readonly Language[]
  amharicDirection: 'ltr' | 'rtl'
  /** Public address of the portal, without a slash at the end. */
  origin: string
  /** One line in the log of the process. */
  log: (message: string, error: unknown) => void
  /** Now, as the process sees it. */
  now: () => Date
}

export const serverContext = createContext<ServerContext>()
