// The other side of forked.ts: an order in, a file or the fault out. The process ends with the portal, or when the portal lets it go.

/** `bytes`: what the process holds of memory now. */
export type Made = ({ file: Uint8Array } | { fault: string }) & { bytes: number }

export function makeFiles<Order>(fileOf: (order: Order) => Promise<Uint8Array>): void {
  process.on('message', async (order: Order) => {
    const made = await fileOf(order).then(
      (file) => ({ file }),
      (error: unknown) => ({ fault: String((error as Error).stack ?? error) }),
    )
    process.send?.({ ...made, bytes: process.memoryUsage.rss() } satisfies Made)
  })
  // Ctrl-C reaches the whole group; the portal still finishes what is under way.
  process.on('SIGINT', () => {})
}
