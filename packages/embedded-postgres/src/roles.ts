// The database and its two roles: the owner changes its shape (migrations), the application only its rows.

import pg from 'pg'
import { type ConnectionConfig, connectPatiently } from './connect.ts'
import { codeOf } from './errors.ts'
import type { DatabaseNames } from './options.ts'

const NO_SUCH_DATABASE = '3D000'
const PLAIN = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'

/**
 * Rights on tables that do not exist yet; a migration may take some back later (an append-only table), therefore this
 * never grants on the tables that are there, except when the application role is new.
 */
const rights = ({ name, owner, app }: DatabaseNames): string => `
  REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
  GRANT CONNECT ON DATABASE ${name} TO ${app};
  REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${app};
  GRANT USAGE ON SCHEMA public TO ${app};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${app};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${app};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA public GRANT EXECUTE ON FUNCTIONS TO ${app};
`

const rightsOnExisting = ({ app }: DatabaseNames): string => `
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${app};
`

type Connection = (database: string) => ConnectionConfig

/** Safe to repeat at every start, and healing: whatever of it is missing is made again. */
export async function ensureRoles(connection: Connection, names: DatabaseNames, isNew: boolean): Promise<void> {
  const client = isNew ? await create(connection, names) : await openOrCreate(connection, names)
  try {
    const { rows } = await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles WHERE rolname IN ($1, $2)', [
      names.owner,
      names.app,
    ])
    const existing = new Set(rows.map(({ rolname }) => rolname))
    const fresh = [names.owner, names.app].filter((role) => !existing.has(role))
    const quoted = quotedNames(names)
    await client.query(
      [
        ...fresh.map((role) => `CREATE ROLE ${pg.escapeIdentifier(role)} ${PLAIN};`),
        `ALTER DATABASE ${quoted.name} OWNER TO ${quoted.owner};`,
        rights(quoted),
        existing.has(names.app) ? '' : rightsOnExisting(quoted),
      ].join('\n'),
    )
  } finally {
    await client.end()
  }
}

const quotedNames = ({ name, owner, app }: DatabaseNames): DatabaseNames => ({
  name: pg.escapeIdentifier(name),
  owner: pg.escapeIdentifier(owner),
  app: pg.escapeIdentifier(app),
})

/** The database is there at every start but the first; a first start that was cut short is finished here. */
async function openOrCreate(connection: Connection, names: DatabaseNames): Promise<pg.Client> {
  try {
    return await connectPatiently(connection(names.name))
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_DATABASE) throw error
    return await create(connection, names)
  }
}

async function create(connection: Connection, names: DatabaseNames): Promise<pg.Client> {
  const client = await connectPatiently(connection('postgres'))
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(names.name)}`)
  } finally {
    await client.end()
  }
  return await connectPatiently(connection(names.name))
}
