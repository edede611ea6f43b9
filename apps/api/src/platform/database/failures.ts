// Distinguishes "the database is away or overloaded, try again" from our own faults.

/** PostgreSQL's own words for it: connection lost, shutting down, no room, too slow, in conflict, read-only. */
const STATES = /^(08...|53...|57P0[1-5]|57014|25006|40001|40P01|55P03)$/

/** Of these, those that say that the connection is gone. */
const LOST = /^(08...|57P0[1-5])$/

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A Unix socket whose queue is full: the server hangs.
  'EAGAIN',
])

/** The pool's errors carry no code. */
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|the pool after calling end|Query read timeout/

export const isUnavailable = (error: unknown): boolean => someCause(error, saysAway)

/** The connection was lost or could not be made; a new one may do. */
export const isLost = (error: unknown): boolean => someCause(error, saysLost)

/** Disk full, a broken disk, or a server that is read-only: what was stored can still be read. */
const UNWRITABLE = /^(53100|58030|25006)$/

/** For what a read stores in addition: false where nothing can be stored for now, since reading needs no writing. */
export async function isStored(storing: Promise<unknown>): Promise<boolean> {
  try {
    await storing
    return true
  } catch (error) {
    if (someCause(error, (each) => UNWRITABLE.test(String((each as NodeJS.ErrnoException).code)))) return false
    throw error
  }
}

function someCause(error: unknown, says: (error: Error) => boolean): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    if (says(each)) return true
  }
  return false
}

/** True when a row was refused because another has its place under this unique key. The transaction is lost. */
export const isTaken = (error: unknown, key: string): boolean => constraintOf(error, '23505') === key

/** The table whose row was gone when another was to be hung on it: somebody removed it at the same moment. */
export const goneFrom = (error: unknown): string | undefined => constraintOf(error, '23503')?.match(/_([a-z]+)_id_fk$/)?.[1]

/** The name of the constraint that refused. */
function constraintOf(error: unknown, state: string): string | undefined {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    const { code, constraint } = each as { code?: unknown; constraint?: unknown }
    if (code === state && typeof constraint === 'string') return constraint
  }
  return undefined
}

function saysAway(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException
  return (typeof code === 'string' && STATES.test(code)) || saysLost(error)
}

function saysLost(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') {
    if (LOST.test(code) || SOCKET_CODES.has(code)) return true
    // The socket file of the embedded server is missing; any other missing file is another matter.
    if ((code === 'ENOENT' || code === 'EACCES') && syscall === 'connect') return true
  }
  return error instanceof AggregateError ? error.errors.some(isLost) : WORDS.test(error.message)
}
