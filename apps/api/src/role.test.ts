import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addAccount } from '../test/actors.ts'
import { testConfig } from '../test/api.ts'
import { testClock } from '../test/clock.ts'
import { createTestDatabase } from '../test/database.ts'
import { APP_ROLE } from './platform/database/embedded.ts'
import { Secret } from './platform/secret.ts'
import { giveRole } from './role.ts'

function urlOf({ host, port, user, database }: { host?: string; port?: number; user?: string; database?: string }): Secret {
  return new Secret(`postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`)
}

test('a role is given in the database that DATABASE_URL names', async () => {
  const database = await createTestDatabase()
  try {
    const { email } = await addAccount({ database, clock: testClock() })
    const config = testConfig({ databaseUrl: urlOf(database.connection(APP_ROLE) as never) })
    expect(await giveRole(config, email, 'editor')).toContain(`${email} was normalUser and is editor.`)
    await expect(giveRole(config, 'nobody@example.et', 'editor')).rejects.toThrow('No account has the address')
  } finally {
    await database.drop()
  }
})

test('tables of an older version are reported', async () => {
  const database = await createTestDatabase('template0')
  try {
    const config = testConfig({ databaseUrl: urlOf(database.connection(APP_ROLE) as never) })
    await expect(giveRole(config, 'a@example.et', 'editor')).rejects.toThrow('Start the portal of this version once')
  } finally {
    await database.drop()
  }
})

test('a folder without a database is named, and none is made there', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'menged-role-'))
  const dataDir = join(dir, 'mistyped')
  try {
    await expect(giveRole(testConfig({ dataDir }), 'a@example.et', 'editor')).rejects.toThrow(
      `There is no database in ${dataDir}.`,
    )
    expect(existsSync(dataDir)).toBe(false)
  } finally {
    rmSync(dir, { recursive: true })
  }
})
