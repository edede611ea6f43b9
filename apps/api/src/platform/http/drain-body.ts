// Reads what is left of a body that was refused before it was read. A connection that is closed over it is reset, and a proxy may lose the
// refusal with it.
import type { IncomingMessage } from 'node:http'

/** More is not read: then the connection is closed over it. */
const MOST_BYTES = 1024 ** 2
const MOST_MS = 1000

export async function drainBody(raw: IncomingMessage): Promise<void> {
  const length = Number(raw.headers['content-length'])
  if (raw.readableEnded || raw.destroyed || !(length <= MOST_BYTES)) return
  await new Promise<void>((done) => {
    const timer = setTimeout(done, MOST_MS)
    const end = () => {
      clearTimeout(timer)
      done()
    }
    for (const event of ['end', 'close', 'error']) raw.once(event, end)
    raw.resume()
  })
}
