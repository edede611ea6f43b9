// Sample workers made from a number, so that a test can say what it expects of each.
import { EXPERIENCES, SPECIALTIES } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import type { SampleWorker } from '../src/modules/marketplace/seed.ts'

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
