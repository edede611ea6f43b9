import { categoriesOf, type GudayList, PRICE_MAX, type Specialty, WORKER_CATEGORY_IDS } from '@menged/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId, testContent } from '../../../test/content.ts'
import { sampleReview, sampleWorker } from '../../../test/workers.ts'
import { seedWorkers } from './seed.ts'

type Sample = ReturnType<typeof sampleWorker>
type Service = Sample['services'][number]

const service = (id: number, en: string, am: string, change: Partial<Service> = {}): Service => ({
  id,
  title: { en, am },
  text: { en: `All of ${en}.`, am: `${am} በሙሉ።` },
  price: 500,
  days: 3,
  specialty: 'governmentServices',
  guide: null,
  papers: [{ text: { en: 'Your ID', am: 'መታወቂያዎ' } }],
  ...change,
})
const PASSPORT: Partial<Service> = { specialty: 'passportServices', guide: guideId(3) }
const samples = [
  sampleWorker(1, {
    name: { en: 'Selam Tesfaye', am: 'ሰላም ተስፋዬ' },
    city: 'addis-ababa',
    reviews: [sampleReview(5), sampleReview(5)],
    services: [
      service(101, 'Passport renewal', 'ፓስፖርት ማደስ', { ...PASSPORT, price: 350, days: 30 }),
      service(102, 'Lost passport', 'የጠፋ ፓስፖርት', { ...PASSPORT, price: 600, days: 0 }),
      service(103, 'Taxpayer number', 'የግብር ከፋይ መለያ ቁጥር', { price: 450, days: undefined }),
    ],
  }),
  sampleWorker(2, {
    name: { en: 'Dawit Mengistu', am: 'ዳዊት መንግሥቱ' },
    city: 'adama',
    services: [
      service(201, 'Trade licence', 'የንግድ ፈቃድ', { specialty: 'businessRegistration', price: 1200, guide: 'not-there' }),
      service(202, 'Passport appointment', 'የፓስፖርት ቀጠሮ', { ...PASSPORT, price: 320, days: 1 }),
    ],
  }),
]

const on = testApi({ content: { ...testContent(), workers: samples } })

const get = async (query = '') => {
  const response = await on.get(`/api/guday?language=en${query && `&${query}`}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<GudayList>()
}
const ids = ({ data }: GudayList) => data.map(({ id }) => id)
const one = async (id: number | string, language = 'en') => (await on.get(`/api/guday/${id}?language=${language}`)).json().data

test('the best worker first, and one service of each before the second of one', async () => {
  const all = await get()
  expect(ids(all)).toEqual([101, 201, 102, 202, 103])
  expect([all.totalItems, all.everything, all.guide]).toEqual([5, 5, null])
  expect(all.data[0]).toEqual({
    id: 101,
    title: 'Passport renewal',
    price: 350,
    days: 30,
    worker: {
      id: 1,
      name: 'Selam Tesfaye',
      avatar: '/portraits/selam.svg',
      sample: true,
      isOnline: false,
      isVerified: false,
      rating: 5,
      reviewCount: 2,
      location: 'Addis Ababa',
    },
  })
  expect(ids(await get('show=2'))).toEqual([101, 201])
})

test('by price and by time; what is not known comes last', async () => {
  expect(ids(await get('sort=price-low'))).toEqual([202, 101, 103, 102, 201])
  expect(ids(await get('sort=price-high'))).toEqual([201, 102, 103, 101, 202])
  expect(ids(await get('sort=soonest'))).toEqual([102, 202, 201, 101, 103])
})

test('words in both scripts, with endings and typed in Latin letters, those of a title first', async () => {
  expect(ids(await get('q=passport'))).toEqual([101, 202, 102])
  expect(ids(await get(`q=${encodeURIComponent('ፓሥፖርትን')}`))).toEqual([101, 202, 102])
  expect(ids(await get('q=pasport'))).toEqual([101, 202, 102])
  expect(ids(await get('q=Dawit'))).toEqual([201, 202])
  expect(ids(await get(`q=${encodeURIComponent('አዳማ ፓስፖርት')}`))).toEqual([202])
  expect(await get('q=plumber')).toMatchObject({ data: [], totalItems: 0, everything: 5 })
})

test('every combination of filters gives what a plain list gives, with its counts', async () => {
  const all = samples.flatMap((worker) => worker.services.map((each) => ({ ...each, city: worker.city })))
  const inSector = (specialty: Specialty | undefined, sector: string) =>
    specialty !== undefined && (categoriesOf([specialty]) as string[]).includes(sector)
  for (const category of ['', ...WORKER_CATEGORY_IDS, 'passportServices,businessRegistration'])
    for (const city of ['', 'addis-ababa', 'adama', 'harar'])
      for (const [from, to] of [
        [0, PRICE_MAX],
        [0, 400],
        [400, 1000],
        [1200, 1200],
      ] as const) {
        const answer = await get(`category=${category}&city=${city}&from=${from}&to=${to}`)
        const priced = all.filter(({ price }) => price >= from && (to === PRICE_MAX || price <= to))
        const inCity = priced.filter((each) => city === '' || each.city === city)
        const fits = inCity.filter(
          ({ specialty }) => category === '' || category.split(',').some((id) => inSector(specialty, id)),
        )
        expect(ids(answer).toSorted(), `${category} ${city} ${from}-${to}`).toEqual(fits.map(({ id }) => id).toSorted())
        for (const id of WORKER_CATEGORY_IDS) {
          expect(answer.counts.category[id]).toBe(inCity.filter(({ specialty }) => inSector(specialty, id)).length)
          expect(answer.inCategory[id]).toBe(all.filter(({ specialty }) => inSector(specialty, id)).length)
        }
      }
})

test('help with one guide, which is named', async () => {
  const found = await get(`guide=${guideId(3)}`)
  expect(ids(found)).toEqual([101, 202, 102])
  expect(found.guide).toMatchObject({ _id: guideId(3), language: 'en' })
  expect(await get('guide=nobody-wrote-this')).toMatchObject({ data: [], guide: null })
})

test('one of them, in the language of the reader', async () => {
  expect(await one(101)).toMatchObject({
    title: 'Passport renewal',
    text: 'All of Passport renewal.',
    papers: ['Your ID'],
    days: 30,
    worker: { id: 1, startingPrice: 350 },
    guides: [{ _id: guideId(3) }, { _id: guideId(4) }],
    similar: [{ id: 202 }, { id: 102 }],
  })
  expect(await one(101, 'am')).toMatchObject({ title: 'ፓስፖርት ማደስ', papers: ['መታወቂያዎ'], worker: { name: 'ሰላም ተስፋዬ' } })
  // Its guide is not there.
  expect(await one(201)).toMatchObject({ guides: [] })
})

test('the page of a worker lists them, with the guide to each', async () => {
  const { data } = (await on.get('/api/workers/1?language=en')).json()
  expect(data.services).toEqual(['Passport renewal', 'Lost passport', 'Taxpayer number'])
  expect(data.offers).toMatchObject([
    { id: 101, price: 350, days: 30, guide: { _id: guideId(3) } },
    { id: 102, days: 0 },
    { id: 103, days: null, guide: null },
  ])
})

test('of nothing and of nobody', async () => {
  for (const [method, path] of [
    ['GET', '/api/guday/999?language=en'],
    ['POST', '/api/guday/999/call'],
  ] as const) {
    const response = await on.send(method, path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'guday_not_found' })
  }
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648']) {
    expect((await on.get(`/api/guday/${id}?language=en`)).statusCode).toBe(400)
    expect((await on.post(`/api/guday/${id}/call`)).statusCode).toBe(400)
  }
})

test.each([
  ['category=plumbers', 'category'],
  ['city=paris', 'city'],
  ['from=-1', 'from'],
  ['to=1e9', 'to'],
  ['from=abc', 'from'],
  ['from=500&to=100', 'from'],
  ['sort=paid', 'sort'],
  ['show=0', 'show'],
  ['show=601', 'show'],
  ['guide=%3Cb%3E', 'guide'],
  [`q=${'x'.repeat(10_001)}`, 'q'],
])('%s is refused, and the field is named', async (query, field) => {
  const response = await on.get(`/api/guday?language=en&${query}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid_input', field })
})

test('a sample has no number; an account has the one that it gave, and offers nothing once it is suspended', async () => {
  const { pool } = on.database
  const call = async (id: number) => (await on.post(`/api/guday/${id}/call`)).json()
  expect(await call(101)).toEqual({ success: true, data: { phone: null } })
  const id = await addWorker('<b>Abel</b>')
  expect(await call(id)).toMatchObject({ data: { phone: '+251911000111' } })
  // No other call says it.
  for (const path of ['/api/guday?language=en', `/api/guday/${id}?language=en`])
    expect((await on.get(path)).body).not.toContain('911000111')
  // Text is text.
  expect(await one(id)).toMatchObject({ title: '<b>Stamps</b>', worker: { name: '<b>Abel</b>', sample: false } })
  expect(ids(await get('q=stamps'))).toEqual([id])
  await pool.query(`update users set suspended_at = now() where email = 'abel@example.com'`)
  expect(await call(id)).toMatchObject({ code: 'guday_not_found' })
  await pool.query(`delete from users where email = 'abel@example.com'`)
  expect((await on.post(`/api/guday/${id}/call`)).statusCode).toBe(404)
  expect(ids(await get('q=stamps'))).toEqual([])
})

async function addWorker(name: string): Promise<number> {
  const { pool } = on.database
  const { rows } = await pool.query(
    `with account as (insert into users (role, email, confirmed_at, password_hash, full_name, phone_primary, created_at)
       values ('worker', 'abel@example.com', now(), 'x', 'Abel', '+251911000111', now()) returning id),
     worker as (insert into workers (user_id, name_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
       select id, $1, 'Nekemte', '{dataEntry}', '0-1', 100, 100, now(), now() from account returning id)
     insert into worker_services (worker_id, place, title_en, price) select id, 0, '<b>Stamps</b>', 100 from worker returning id`,
    [name],
  )
  return rows[0].id
}

test('a change is heard of by a notice, and one alone', async () => {
  const { pool } = on.database
  on.api.workers.listening(true)
  expect(ids(await get('sort=price-high'))[0]).toBe(201)
  await pool.query('update worker_services set price = 9000, updated_at = now() where id = 103')
  expect(ids(await get('sort=price-high'))[0]).toBe(201)
  on.api.workers.changed(new Set(['workers']))
  expect(ids(await get('sort=price-high'))[0]).toBe(103)
  on.api.workers.listening(false)
})

test('a sample keeps the addresses of its services when it is put in again, and loses what is taken out', async () => {
  const [first] = samples
  if (!first) throw new Error('no sample')
  const [a, , c] = first.services
  const services = [c, a, service(104, 'Origin ID', 'ቢጫ ካርድ', { price: 900 })].flatMap((each) => each ?? [])
  const { drizzle } = await import('drizzle-orm/node-postgres')
  await seedWorkers(drizzle(on.database.pool), [{ ...first, services }], { guides: new Set([guideId(3)]), now: new Date() })
  expect((await on.get('/api/workers/1?language=en')).json().data.offers.map(({ id }: { id: number }) => id)).toEqual([
    103, 101, 104,
  ])
  expect((await on.get('/api/guday/102?language=en')).statusCode).toBe(404)
  expect(await one(101)).toMatchObject({ title: 'Passport renewal' })
})
