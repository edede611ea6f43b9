import { expect, test } from 'vitest'
import { photoAddress } from './photo-address.ts'
import { ONLINE_MS, presentLink, presentWorker, presentWorkerCard } from './present.ts'
import type { ReviewRow, ServiceRow, WorkerRow } from './queries.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const ago = (ms: number): Date => new Date(NOW.getTime() - ms)
const ROW: WorkerRow = {
  id: 7,
  userId: 'user',
  portrait: null,
  photoId: null,
  nameEn: 'Selam',
  nameAm: 'ሰላም',
  descriptionEn: 'Helps with papers',
  descriptionAm: null,
  aboutEn: 'About',
  aboutAm: null,
  location: 'Bole',
  city: 'addis-ababa',
  specialties: ['dataEntry', 'homeServices'],
  experience: '1-3' as WorkerRow['experience'],
  hourlyRate: 300,
  startingPrice: 200,
  identityCheckedAt: NOW,
  backgroundCheckedAt: NOW,
  available: true,
  activeAt: NOW,
  responseMinutes: 59,
  completedTasks: 4,
  unfinishedTasks: 0,
  reviewCount: 3,
  starsGiven: 14,
  seedHash: null,
  createdAt: NOW,
  updatedAt: NOW,
}
const card = (change: Partial<WorkerRow> = {}, lifted?: ReadonlySet<number>) =>
  presentWorkerCard({ ...ROW, ...change }, { language: 'en', now: NOW, ...(lifted ? { lifted } : {}) })
const page = (
  change: Partial<WorkerRow> = {},
  { services = [], reviews = [] }: { services?: ServiceRow[]; reviews?: ReviewRow[] } = {},
) =>
  presentWorker(
    {
      row: { ...ROW, ...change },
      services,
      reviews,
      stars: [{ stars: 5, count: 2 }],
      similar: [],
      claims: { successRate: 90 },
      now: NOW,
    },
    'en',
  )

test('online is who has switched on and was active less than five minutes ago', () => {
  expect([card(), card({ activeAt: ago(ONLINE_MS - 1) })].map(({ isOnline }) => isOnline)).toEqual([true, true])
  for (const change of [{ activeAt: ago(ONLINE_MS) }, { activeAt: null }, { available: false }])
    expect(card(change).isOnline).toBe(false)
})

test('the badge wants both papers; a sample is who has no account; new is who stands on a place for those', () => {
  expect(card()).toMatchObject({ isVerified: true, sample: false, isNew: false })
  expect(card({ identityCheckedAt: null }).isVerified).toBe(false)
  expect(card({ backgroundCheckedAt: null }).isVerified).toBe(false)
  expect(card({ userId: null }).sample).toBe(true)
  expect([card({}, new Set([7])).isNew, card({}, new Set([8])).isNew]).toEqual([true, false])
})

test('stars have one decimal, none without a review', () => {
  expect([
    card().rating,
    card({ reviewCount: 0, starsGiven: 0 }).rating,
    card({ reviewCount: 3, starsGiven: 13 }).rating,
  ]).toEqual([4.7, 0, 4.3])
})

test('a place is the city in the language of the reader, or what was typed', () => {
  expect(card().location).toBe('Addis Ababa')
  expect(presentWorkerCard(ROW, { language: 'am', now: NOW })).toMatchObject({ name: 'ሰላም', location: 'አዲስ አበባ' })
  expect(card({ city: null }).location).toBe('Bole')
})

test('an answer takes minutes below an hour, then whole hours', () => {
  const times = [1, 59, 60, 89, 90, 1440].map((responseMinutes) => card({ responseMinutes }).responseTime)
  expect(times).toEqual(['1m avg', '59m avg', '1h avg', '1h avg', '2h avg', '24h avg'])
})

test('the rate of success is reckoned from five jobs on; before, it is what the operator says', () => {
  const rate = (completedTasks: number, unfinishedTasks: number) => page({ completedTasks, unfinishedTasks }).successRate
  expect([rate(4, 0), rate(0, 4), rate(5, 0), rate(4, 1), rate(2, 4)]).toEqual([90, 90, 100, 80, 33])
})

test('a page names what is offered, or what the worker can; the stars of each number, nothing for none', () => {
  expect(page().stars).toEqual([0, 0, 0, 0, 2])
  expect(page().offers).toEqual([])
  expect(page().services.length).toBe(2)
  const service = {
    id: 1,
    titleEn: 'Licence',
    titleAm: null,
    price: 100,
    days: 2,
    postId: 'trade-licence',
    guideEn: null,
    guideAm: 'ፈቃድ',
  }
  const { services, offers } = page({}, { services: [service as unknown as ServiceRow] })
  expect(services).toEqual(['Licence'])
  expect(offers).toEqual([
    { id: 1, title: 'Licence', price: 100, days: 2, guide: { _id: 'trade-licence', title: 'ፈቃድ', language: 'am' } },
  ])
})

test('who has reviewed and deleted the account is a former client', () => {
  const review = {
    id: 1,
    clientName: '',
    stars: 5,
    createdAt: NOW,
    serviceEn: null,
    serviceAm: null,
    commentEn: 'Good',
    commentAm: null,
    confirmedJob: true,
    reply: null,
  }
  const [testimonial] = page({}, { reviews: [review as unknown as ReviewRow] }).testimonials
  expect(testimonial).toMatchObject({
    clientName: 'A former client',
    rating: 5,
    service: null,
    comment: 'Good',
    confirmedJob: true,
    reply: null,
  })
  const [named] = page(
    {},
    { reviews: [{ ...review, clientName: 'Hana', serviceEn: 'Licence' } as unknown as ReviewRow] },
  ).testimonials
  expect(named).toMatchObject({ clientName: 'Hana', service: 'Licence' })
})

test('a guide is named in the language of the reader, or in its own; one that is not published by nothing', () => {
  const link = { id: 'trade-licence', titleEn: 'Trade licence', titleAm: 'ፈቃድ' }
  expect(presentLink(link, 'am')).toEqual({ _id: 'trade-licence', title: 'ፈቃድ', language: 'am' })
  expect(presentLink({ ...link, titleAm: null }, 'am')).toEqual({ _id: 'trade-licence', title: 'Trade licence', language: 'en' })
  expect(presentLink({ ...link, titleEn: null, titleAm: null }, 'am')).toBeNull()
  expect(presentLink({ ...link, id: null }, 'am')).toBeNull()
})

test('a picture is the photo in its size, or what ships with a sample', () => {
  expect(photoAddress({ photoId: 'p', portrait: 'selam' }, 'small')).toMatch(/\/p\/small\.webp$/)
  expect(photoAddress({ photoId: 'p', portrait: null }, 'large')).toMatch(/\/p\/large\.webp$/)
  expect(photoAddress({ photoId: null, portrait: 'selam' }, 'small')).toBe('/portraits/selam.svg')
  expect(photoAddress({ photoId: null, portrait: null }, 'small')).toBeNull()
})
