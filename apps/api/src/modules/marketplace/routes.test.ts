import {
  CITY_IDS,
  categoriesOf,
  PRICE_MAX,
  SPECIALTIES,
  WORKER_CATEGORY_IDS,
  WORKER_SORTS,
  type WorkersPage,
} from '@menged/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { sampleReview, sampleWorker } from '../../../test/workers.ts'

const STARS = [[], [5], [5, 4, 5], [2, 3], [5, 5, 5, 5, 4]]
const CALLED = ['Selam', 'Dawit', 'Hana']
const samples = Array.from({ length: 40 }, (_, i) =>
  sampleWorker(i + 1, {
    name: { en: `${CALLED[i % 3]} ${i + 1}`, am: `${['ሰላም', 'ዳዊት', 'ሃና'][i % 3]} ${i + 1}` },
    specialties: [SPECIALTIES[i % 16] ?? 'dataEntry', SPECIALTIES[(i * 5) % 16] ?? 'dataEntry'],
    responseMinutes: 30 + ((i * 37) % 300),
    services: [{ title: { en: 'Service', am: 'አገልግሎት' }, price: (i * 170) % 3000, guide: null }],
    reviews: (STARS[i % STARS.length] ?? []).map((stars) => sampleReview(stars)),
    joinedDaysAgo: i % 7 === 0 ? 10 : 365,
  }),
)

const on = testApi({ content: { ...testContent(), workers: samples } })

const get = async (query: string) => {
  const response = await on.get(`/api/workers?language=en${query && `&${query}`}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<WorkersPage>()
}
const ids = ({ data }: WorkersPage) => data.map(({ id }) => id)

// covers M-07, M-15, M-28
test('six at first, and as many as are asked for, the same in front', async () => {
  const six = await get('')
  expect([six.data.length, six.totalItems, six.everyone]).toEqual([6, 40, 40])
  const more = await get('show=12')
  expect(ids(more).slice(0, 6)).toEqual(ids(six))
  expect(new Set(ids(await get('show=600'))).size).toBe(40)
  expect(Object.keys(six.data[0] ?? {}).sort()).toEqual(
    [
      ...['id', 'name', 'avatar', 'sample', 'isOnline', 'isVerified', 'rating', 'reviewCount', 'completedTasks', 'location'],
      ...['responseTime', 'specialty', 'description', 'startingPrice', 'isNew'],
    ].sort(),
  )
})

// covers M-09, M-10, M-11, M-12, M-13, M-14
test('two hundred combinations of words, filters and order give what a plain list gives', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const some = <Value>(values: readonly Value[]) => values.filter(() => random(4) === 0)
  const one = <Value>(values: readonly Value[]) => values[random(values.length)] as Value
  let found = 0
  for (let i = 0; i < 200; i += 1) {
    const query = {
      q: one(['', '', '', 'Selam', 'DAWIT', 'ሃና', 'selam passport', 'nobody at all']),
      category: random(2) ? some(WORKER_CATEGORY_IDS) : [],
      city: random(2) ? some(CITY_IDS) : [],
      from: random(2) ? random(20) * 50 : 0,
      to: random(2) ? 1000 + random(21) * 50 : PRICE_MAX,
      rating: random(5),
      sort: one(WORKER_SORTS),
    }
    const answer = await get(
      new URLSearchParams(Object.entries({ ...query, show: 600 }).map(([key, value]) => [key, String(value)])).toString(),
    )
    const expected = samples.filter((each) => fits(each, query)).map(({ id }) => id)
    expect(
      ids(answer).toSorted((a, b) => a - b),
      JSON.stringify(query),
    ).toEqual(expected)
    expect(answer.totalItems).toBe(expected.length)
    expect(isSorted(answer, query.sort), JSON.stringify(query)).toBe(true)
    for (const id of WORKER_CATEGORY_IDS)
      expect(answer.counts.category[id]).toBe(samples.filter((each) => fits(each, { ...query, category: [id] })).length)
    for (const id of CITY_IDS)
      expect(answer.counts.city[id]).toBe(samples.filter((each) => fits(each, { ...query, city: [id] })).length)
    for (const rating of [1, 2, 3, 4])
      expect(answer.counts.rating[rating]).toBe(samples.filter((each) => fits(each, { ...query, rating })).length)
    found += expected.length
  }
  expect(found).toBeGreaterThan(500)
})

type Sample = (typeof samples)[number]
type Query = { q: string; category: string[]; city: string[]; from: number; to: number; rating: number }

const priceOf = ({ services }: Sample) => Math.min(...services.map(({ price }) => price))
const meanOf = ({ reviews }: Sample) =>
  reviews.length === 0 ? 0 : reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length

function fits(each: Sample, { q, category, city, from, to, rating }: Query): boolean {
  const said = `${each.name.en} ${each.name.am} ${each.specialties.join(' ')} ${each.description.en}`.toLowerCase()
  return (
    q
      .toLowerCase()
      .split(' ')
      .every((word) => said.includes(word)) &&
    (category.length === 0 || categoriesOf(each.specialties).some((id) => category.includes(id))) &&
    (city.length === 0 || city.includes(each.city)) &&
    priceOf(each) >= from &&
    (to === PRICE_MAX || priceOf(each) <= to) &&
    meanOf(each) >= rating
  )
}

function isSorted({ data }: WorkersPage, sort: string): boolean {
  const byId = new Map(samples.map((each) => [each.id, each]))
  const keys = data.map(({ id }) => {
    const each = byId.get(id) as Sample
    const keyOf: Record<string, number> = {
      reviews: -each.reviews.length,
      'price-low': priceOf(each),
      'price-high': -priceOf(each),
      response: each.responseMinutes,
    }
    return keyOf[sort] ?? 0
  })
  return keys.every((key, i) => i === 0 || (keys[i - 1] ?? 0) <= key)
}

test('words in either script, with endings, typed in Latin letters, and of a city', async () => {
  expect((await get('q=ሰላምን')).totalItems).toBe(14)
  expect((await get('q=hanna')).totalItems).toBe(13)
  expect((await get(`q=${encodeURIComponent('ፓሥፖርት')}`)).totalItems).toBeGreaterThan(0)
  expect((await get('q=passports')).totalItems).toBe((await get('q=passport')).totalItems)
  expect((await get('q=hawassa')).totalItems).toBe((await get('city=hawassa')).totalItems)
})

test('who is new is told so on the place that is kept for them', async () => {
  const { data } = await get('show=12')
  expect(data.map(({ isNew }) => isNew).flatMap((is, i) => (is ? [i] : []))).toEqual([2, 8])
  expect((await get('show=12&sort=reviews')).data.some(({ isNew }) => isNew)).toBe(false)
})

// covers M-02, M-16, M-18, M-31
test('one worker, in the language of the reader', async () => {
  const en = (await on.get('/api/workers/5?language=en')).json().data
  expect(en).toMatchObject({
    id: 5,
    name: 'Dawit 5',
    rating: 4.8,
    reviewCount: 5,
    completedTasks: 5,
    successRate: 100,
    stars: [0, 0, 0, 1, 4],
    services: ['Service'],
    isVerified: false,
    sample: true,
    responseTime: '3h avg',
  })
  expect(en.testimonials).toHaveLength(5)
  expect(en.testimonials[0]).toMatchObject({ clientName: 'Rahel M.', comment: 'Good work.', confirmedJob: true, reply: null })
  expect(en.similar.map(({ id }: { id: number }) => id)).not.toContain(5)
  expect(en.similar.length).toBeGreaterThan(0)
  const am = (await on.get('/api/workers/5?language=am')).json().data
  expect(am).toMatchObject({ name: 'ዳዊት 5', responseTime: 'በአማካይ 3 ሰዓት', services: ['አገልግሎት'] })
  expect(am.testimonials[0].comment).toBe('ጥሩ ሥራ።')
})

// covers M-19
test('a worker that does not exist', async () => {
  for (const id of ['999', '2147483647']) {
    const response = await on.get(`/api/workers/${id}?language=en`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'worker_not_found',
      error: "The worker profile you're looking for doesn't exist",
    })
  }
})

test.each([
  ['category=plumbers', 'category'],
  ['category=legalAdvisor,', 'category'],
  ['city=paris', 'city'],
  ['from=-1', 'from'],
  ['to=1e9', 'to'],
  ['from=abc', 'from'],
  ['from=500&to=100', 'from'],
  ['rating=5', 'rating'],
  ['rating=1.5', 'rating'],
  ['sort=paid', 'sort'],
  ['show=0', 'show'],
  ['show=601', 'show'],
  [`q=${'x'.repeat(10_001)}`, 'q'],
])('%s is refused, and the field is named', async (query, field) => {
  const response = await on.get(`/api/workers?language=en&${query}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid_input', field })
})

test.each(['0', '-1', 'abc', '1.5', '2147483648', '99999999999999999999'])('%s is no number of a worker', async (id) => {
  expect((await on.get(`/api/workers/${id}?language=en`)).statusCode).toBe(400)
})

test('a change is seen at once without notices; with them, when one says so', async () => {
  const { pool } = on.database
  const dearest = async () => ids(await get('sort=price-high'))[0]
  await pool.query('update workers set starting_price = 9000, updated_at = now() where id = 3')
  expect(await dearest()).toBe(3)
  const held = on.api.workers
  held.listening(true)
  expect(await dearest()).toBe(3)
  await pool.query('update workers set starting_price = 9001, updated_at = now() where id = 4')
  expect(await dearest()).toBe(3)
  held.changed(new Set(['rates']))
  expect(await dearest()).toBe(3)
  held.changed(new Set(['workers']))
  expect(await dearest()).toBe(4)
  await pool.query('delete from workers where id = 4')
  held.changed(undefined)
  expect(await dearest()).toBe(3)
  expect((await get('')).everyone).toBe(39)
})
