import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOTIFICATION_KINDS } from '@menged/contracts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { silentLog } from '../../../test/log.ts'
import { APP_ROLE, OWNER_ROLE } from '../../platform/database/embedded.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { MIGRATIONS_DIR } from '../../platform/database/open.ts'
import { KINDS } from './kinds.ts'

/** The first kind that came after people had chosen what their browsers are sent. */
const FIRST_LATER = '0018_rates.sql'
const BEFORE = ['saved', 'comment', 'request', 'broadcast', 'account']

test('who had chosen kinds before one came is sent that one too: the migration that brings a kind adds it', async () => {
  const database = await createTestDatabase('template0')
  const dir = mkdtempSync(join(tmpdir(), 'menged-kinds-'))
  const connection = database.connection(OWNER_ROLE)
  const migrateTo = (folder: string) => migrate({ connection, dir: folder, log: silentLog(), appRole: APP_ROLE })
  const client = new pg.Client(connection)
  try {
    for (const name of readdirSync(MIGRATIONS_DIR).filter((each) => each < FIRST_LATER))
      copyFileSync(join(MIGRATIONS_DIR, name), join(dir, name))
    await migrateTo(dir)
    await client.connect()
    const users = `insert into users (role, email, password_hash, full_name, confirmed_at, confirm_by, created_at)
      values ('normalUser', 'a@example.et', 'x', 'A', now(), now(), now()) returning id`
    const userId = (await client.query(users)).rows[0].id
    await client.query('insert into notification_settings (user_id, email_kinds) values ($1, $2)', [userId, BEFORE])
    await client.query(
      `insert into push_subscriptions (endpoint, p256dh, auth, user_id, kinds, language, created_at)
        values ('https://push.example/1', 'x', 'x', $1, $2, 'en', now())`,
      [userId, BEFORE],
    )
    await migrateTo(MIGRATIONS_DIR)
    const chosen = 'select email_kinds, kinds from notification_settings join push_subscriptions using (user_id)'
    const { email_kinds, kinds } = (await client.query(chosen)).rows[0]
    expect(email_kinds.sort()).toEqual(NOTIFICATION_KINDS.filter((kind) => BEFORE.includes(kind) || KINDS[kind].isMailed).sort())
    expect(kinds.sort()).toEqual([...NOTIFICATION_KINDS].sort())
  } finally {
    await client.end()
    await database.drop()
    rmSync(dir, { recursive: true })
  }
})
