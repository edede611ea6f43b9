// Reports to the statistics what people do; nothing ever waits for it, and failures are only logged.
import type { BodyOf, Call } from '@menged/contracts/calls/call'
import * as calls from '@menged/contracts/calls/read/statistics'

/** Makes the function that reports one kind. */
export const recorder =
  <Of extends Call>({ method, path }: Of) =>
  (body: BodyOf<Of>): void => {
    // keepalive: a share or a call leaves the page at once.
    fetch(path, {
      method,
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }).catch((error: unknown) => console.debug('statistics:', path, error))
  }

export const recordView = recorder(calls.recordView)
export const recordShare = recorder(calls.recordShare)
