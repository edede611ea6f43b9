// Tells the statistics what people do; nothing ever waits for it, and failures are only logged.
import type { BodyOf } from '@menged/contracts/calls/call'
import type * as calls from '@menged/contracts/calls/statistics'

type Recording = Exclude<(typeof calls)[keyof typeof calls], typeof calls.readStatistics>

export function recordStatistic<Of extends Recording>({ method, path }: Of, body: BodyOf<Of>): void {
  // keepalive: a share or a call leaves the page at once.
  fetch(path, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  }).catch((error: unknown) => console.debug('statistics:', path, error))
}
