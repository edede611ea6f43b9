// What a caller says about its server, and what its operator calls these settings.

export type EngineOptions = {
  /** Folder of the database, its backups, its lock and its socket; made when it is missing. */
  dataDir: string
  /** Folder that holds `postgres` and `initdb`; the bundled programs of this platform without it. */
  binDir?: string | undefined
  /** A database and two roles to make and keep; only `postgres` and its superuser without it. */
  database?: DatabaseNames | undefined
  /** Called with each line that PostgreSQL or the supervisor writes. */
  log?: ((line: string) => void) | undefined
  /** Begins the name of the folder under /tmp that holds the socket when the path of `dataDir` is too long for one. */
  socketPrefix?: string | undefined
  /** Words of the sentences that an `EngineError` says. */
  terms?: Terms | undefined
}

/** The owner changes the shape of the database (migrations), the application only its rows. */
export type DatabaseNames = { name: string; owner: string; app: string }

export type Terms = {
  /** The program that the operator starts. */
  program: string
  /** The setting that becomes `binDir`. */
  binDir: string
  /** The setting that names another server in place of this one; no sentence speaks of it without. */
  otherServer?: string
}

export const DEFAULT_TERMS: Terms = { program: 'this program', binDir: 'binDir' }
export const DEFAULT_SOCKET_PREFIX = 'embedded-postgres'

/** The end of "Install …, or set …". */
export const binariesOrServer = ({ binDir, otherServer }: Terms): string =>
  otherServer === undefined ? binDir : `${binDir} or ${otherServer}`
