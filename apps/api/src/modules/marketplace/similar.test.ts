// Who else does what a worker does.
import { CITIES } from '@menged/ethiopia/cities'
import { expect, test } from 'vitest'
import { similarTo } from './catalogue.ts'
import { bitsOf, type Entry } from './worker-cache.ts'

const worker = (id: number, specialty: string, city: string, categories: Parameters<typeof bitsOf>[0]): Entry =>
  ({
    id,
    specialty,
    cityPlace: CITIES.findIndex((each) => each.id === city),
    categoryBits: bitsOf(categories),
  }) as unknown as Entry

/** In the order of their ratings. */
function workersOf(...all: Entry[]) {
  return { get: (id: number) => all.find((each) => each.id === id), ordered: () => all }
}

// covers M-18
test('of the same specialty first, then of a shared category in the city, then of it elsewhere; nobody else', () => {
  const workers = workersOf(
    worker(1, 'passportServices', 'adama', ['facilitators']),
    worker(2, 'legalServices', 'addis-ababa', ['legalAdvisor']),
    worker(3, 'homeServices', 'addis-ababa', ['facilitators']),
    worker(4, 'documentFiling', 'harar', ['facilitators', 'documentWriter']),
    worker(5, 'documentFiling', 'addis-ababa', ['facilitators', 'documentWriter']),
    worker(6, 'documentFiling', 'addis-ababa', ['facilitators', 'documentWriter']),
  )
  expect(similarTo(workers, 6, 9)).toEqual([4, 5, 3, 1])
  expect(similarTo(workers, 6, 2)).toEqual([4, 5])
  expect(similarTo(workers, 7, 2)).toEqual([])
})
