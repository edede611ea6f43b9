// Where the process listens: tried before the database is opened, so that a taken port is reported at once, and worded for the operator.
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '@menged/api'

/** The start failed for a reason that the operator can mend; the message says how. */
export class StartError extends Error {}

type Where = Pick<Config, 'host' | 'port'>

/** Opens the port for a moment. @throws StartError */
export async function tryAddress({ host, port }: Where): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, { host, port })
  }
}

export function listenError(error: NodeJS.ErrnoException, { host, port }: Where): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm run up`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm run up`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${host}. HOST must be one of its own addresses, such as 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}
