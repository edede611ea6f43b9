// The database and its two roles: the owner changes its shape (migrations), the application only its rows.

import type pg from 'pg'
import { type ConnectionConfig, connectPatiently } from './connect.ts'
import { codeOf } from './errors.ts'

export const DATABASE = 'menged'
export const OWNER_ROLE = 'menged_owner'
export const APP_ROLE = 'menged_app'

const NO_SUCH_DATABASE = '3D000'
const PLAIN = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'

/**
 * Rights on tables that do not exist yet; a migration may take some back later (an append-only table), therefore this
 * never grants on the tables that are there, except when the application role is new.
 */
const RIGHTS = `
  REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC;
  GRANT CONNECT ON DATABASE ${DATABASE} TO ${APP_ROLE};
  REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${APP_ROLE};
  GRANT USAGE ON SCHEMA public TO ${APP_ROLE};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER_ROLE} IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${APP_ROLE};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER_ROLE} IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${APP_ROLE};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER_ROLE} IN SCHEMA public GRANT EXECUTE ON FUNCTIONS TO ${APP_ROLE};
`

const RIGHTS_ON_EXISTING = `
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${APP_ROLE};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${APP_ROLE};
`

type Connection = (database: string) => ConnectionConfig

/** Safe to repeat at every start, and healing: whatever of it is missing is made again. */
export async function ensureRoles(connection: Connection, isNew: boolean): Promise<void> {
  const client = isNew ? await create(connection) : await openOrCreate(connection)
  try {
    const { rows } = await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles WHERE rolname IN ($1, $2)', [
      OWNER_ROLE,
      APP_ROLE,
    ])
    const existing = new Set(rows.map(({ rolname }) => rolname))
    const fresh = [OWNER_ROLE, APP_ROLE].filter((role) => !existing.has(role)).map((role) => `CREATE ROLE ${role} ${PLAIN};`)
    const owns = `ALTER DATABASE ${DATABASE} OWNER TO ${OWNER_ROLE};`
    await client.query([...fresh, owns, RIGHTS, existing.has(APP_ROLE) ? '' : RIGHTS_ON_EXISTING].join('\n'))
  } finally {
    await client.end()
  }
}

/** The database is there at every start but the first; a first start that was cut short is finished here. */
async function openOrCreate(connection: Connection): Promise<pg.Client> {
  try {
    return await connectPatiently(connection(DATABASE))
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_DATABASE) throw error
    return await create(connection)
  }
}

async function create(connection: Connection): Promise<pg.Client> {
  const client = await connectPatiently(connection('postgres'))
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
  return await connectPatiently(connection(DATABASE))
}
