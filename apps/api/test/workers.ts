// Workers of the tests: samples made from a number, so that a test can say what it expects of each, and some with an account.
import { EXPERIENCES, SPECIALTIES } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import { sql } from 'drizzle-orm'
import type { SampleWorker } from '../src/modules/marketplace/seed.ts'
import { type Person, signIn } from './actors.ts'
import type { TestApi } from './api.ts'

const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length] as Value

export const sampleWorker = (number: number, change: Partial<SampleWorker> = {}): SampleWorker => ({
  id: number,
  portrait: 'selam',
  name: { en: `Worker ${number}`, am: `ባለሙያ ${number}` },
  description: { en: 'Files and queues for you.', am: 'ሰነድ ያስገባሉ፤ ይሰለፋሉ።' },
  about: { en: 'About the work.', am: 'ስለ ሥራው።' },
  city: pick(CITIES, number).id,
  specialties: [pick(SPECIALTIES, number)],
  experience: pick(EXPERIENCES, number),
  hourlyRate: 100,
  responseMinutes: 60,
  isVerified: number % 2 === 0,
  joinedDaysAgo: 365,
  services: [{ title: { en: `Service ${number}`, am: `አገልግሎት ${number}` }, price: 100 * number, guide: null }],
  reviews: [],
  ...change,
})

export const sampleReview = (stars: number, change: Partial<SampleWorker['reviews'][number]> = {}) => ({
  client: 'Rahel M.',
  stars,
  service: { en: 'Service', am: 'አገልግሎት' },
  comment: { en: 'Good work.', am: 'ጥሩ ሥራ።' },
  confirmedJob: true,
  daysAgo: 3,
  ...change,
})

/** A worker with an account, signed in. */
export async function signInWorker(on: TestApi, wanted: Parameters<typeof signIn>[1] & { service?: string } = {}) {
  const { service = 'Passport renewal', ...account } = wanted
  const person = await signIn(on, { role: 'worker', name: 'Marta Bekele', ...account })
  const now = on.clock.now().toISOString()
  const { rows } = await on.database.db.execute<{ id: number; service_id: number }>(sql`
    with made as (
      insert into workers (user_id, name_en, name_am, description_en, location, city, specialties, experience, hourly_rate, starting_price,
        created_at, updated_at)
      values (${person.userId}, 'Marta Bekele', 'ማርታ በቀለ', 'Files papers and waits in line for you.', 'Addis Ababa', 'addis-ababa',
        '{passportServices}', '3-5', 200, 350, ${now}::timestamptz, ${now}::timestamptz)
      returning id
    )
    insert into worker_services (worker_id, place, title_en, price) select id, 0, ${service}, 350 from made
    returning worker_id as id, id as service_id`)
  return { ...person, id: Number(rows[0]?.id), serviceId: Number(rows[0]?.service_id) }
}

/** Somebody with the role and a page of their own, without services. */
export async function addWorker(on: TestApi): Promise<Person & { id: number }> {
  const me = await signIn(on, { role: 'worker' })
  const { rows } = await on.database.db.execute(sql`insert into workers
    (user_id, name_en, description_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
    values (${me.userId}, 'Hana', 'Files papers.', 'Adama', '{documentFiling}', '1-3', 200, 200, now(), now()) returning id`)
  return { ...me, id: Number(rows[0]?.id) }
}
