// Workers of the journeys: accounts with a page in the marketplace, put straight into the database.
import { join } from 'node:path'
import { createLog, loadConfig, openDatabase } from '@menged/api'
import type { APIRequestContext } from '@playwright/test'
import { addPerson } from './people.ts'

/** Runs one statement, as an operator would. */
async function inDatabase<Row>(statement: string, values: unknown[]): Promise<Row[]> {
  const config = loadConfig({
    DATABASE_URL: `postgres:///menged?host=${encodeURIComponent(join(process.env.E2E_DATA_DIR ?? '', 'run'))}&port=5432&user=menged_app`,
    COOKIE_SECRET: 'not used by anything in this journey, but needed',
    TOKEN_SECRET: 'not used by anything in this journey, but needed',
    VAPID_PRIVATE_KEY: 'b25lIGtleSBmb3IgYm90aCBvZiB0aGUgcHJvY2Vzc2U',
    LOG_LEVEL: 'silent',
  })
  const database = await openDatabase(config, createLog(config))
  try {
    return (await database.pool.query(statement, values)).rows as Row[]
  } finally {
    await database.close()
  }
}

export type JourneyWorker = { id: number; email: string; name: { en: string; am: string } }

/** Confirmed, able to log in with the password of all people of the journeys. */
export async function addWorker(request: APIRequestContext): Promise<JourneyWorker> {
  const name = { en: 'Marta Bekele', am: 'ማርታ በቀለ' }
  const email = await addPerson(request, { fullName: name.am })
  const [row] = await inDatabase<{ id: number }>(
    `with account as (update users set role = 'worker', confirmed_at = now() where email = $1 returning id)
    insert into workers (user_id, name_en, name_am, description_en, description_am, location, city, specialties, experience, hourly_rate,
      starting_price, created_at, updated_at)
    select id, $2, $3, 'Files papers and waits in line for you.', 'ሰነድ ያስገባሉ፤ ይሰለፋሉ።', 'Addis Ababa', 'addis-ababa', '{passportServices}', '3-5',
      200, 350, now(), now() from account
    returning id`,
    [email, name.en, name.am],
  )
  return { id: row?.id ?? 0, email, name }
}
