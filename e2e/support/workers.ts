// Workers of the journeys: accounts with a page in the marketplace, put straight into the database.
import type { APIRequestContext } from '@playwright/test'
import { runSql } from './database.ts'
import { addPerson } from './people.ts'

/** Of the workers that journeys of this process have brought into the marketplace. */
const here = new Set<string>()

/** Returns the address; its account goes with `leaveMarketplace`. */
export function comes(email: string): string {
  here.add(email)
  return email
}

/** After a journey: others count who is listed. */
export async function leaveMarketplace(): Promise<void> {
  if (here.size > 0) await runSql('delete from users where email = any($1)', [[...here]])
  here.clear()
}

export type JourneyWorker = { id: number; email: string; name: { en: string; am: string } }

/** Confirmed, able to log in with the password of all people of the journeys. */
export async function addWorker(request: APIRequestContext): Promise<JourneyWorker> {
  const name = { en: 'Marta Bekele', am: 'ማርታ በቀለ' }
  const email = comes(await addPerson(request, { fullName: name.am }))
  const [row] = await runSql<{ id: number }>(
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
