// A server of the operator's own that cannot be used: said in one sentence with what to do, without user or password.

export class DatabaseUrlError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'DatabaseUrlError'
  }
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])

/** Returns a DatabaseUrlError where the address, the user or the database is at fault; any other error as it came. */
export function explainServer(error: unknown, setting: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL', url: string): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  const { hostname, port, pathname, username } = new URL(url)
  const server = `the PostgreSQL server ${hostname || 'of this machine'}${port ? `:${port}` : ''} that ${setting} names`
  const why = reason(code, error.message, {
    server,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  })
  return why === undefined ? error : new DatabaseUrlError(why, error)
}

function reason(
  code: string | undefined,
  message: string,
  o: { server: string; user: string; database: string },
): string | undefined {
  const Server = o.server.charAt(0).toUpperCase() + o.server.slice(1)
  if ((code && AWAY.has(code)) || /timeout/i.test(message)) {
    return `${Server} does not answer (${code ?? 'no answer in time'}). Start it or correct the address, then start Menged again.`
  }
  if (code === '28P01' || code === '28000')
    return `${Server} refuses the user ${o.user}. Check user name, password and pg_hba.conf.`
  if (code === '3D000')
    return `${Server} has no database ${o.database}. Create it (createdb --encoding=UTF8) or correct the address.`
  if (code === '42501')
    return `${Server} does not let the user ${o.user} make tables. Grant it CREATE, or set MIGRATION_DATABASE_URL to the owner.`
  return undefined
}
