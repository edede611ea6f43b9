// Tells the statistics what people do; nothing ever waits for it, and failures are only logged.
export function recordStatistic(kind: string, body?: unknown): void {
  // keepalive: a share or a call leaves the page at once.
  fetch(`/api/admin/stats/${kind}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  }).catch((error: unknown) => console.debug('statistics:', kind, error))
}
