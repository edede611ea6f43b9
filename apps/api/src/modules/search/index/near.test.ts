import { expect, test } from 'vitest'
import { testClock } from '../../../../test/clock.ts'
import { distanceWithin } from '../words/distance.ts'
import { createNearWords, nearAmong } from './near.ts'

const LETTERS = [...'abcdeሀለሐመ']
/** Words of few letters, so that many are near each other; the same at each run. */
const words = Array.from({ length: 4000 }, (_, number) => {
  const length = 3 + (number % 8)
  const script = number % 2 === 0 ? LETTERS.slice(0, 5) : LETTERS.slice(5)
  return Array.from({ length }, (_, place) => script[(number * 7919 + place * place * 104729) % script.length]).join('')
})
const known = [...new Set(words)].sort().map((word, place) => ({ word, posts: place % 17 }))

test('every word within the distance is found, and no other', () => {
  const near = nearAmong(known)
  for (const word of ['abcde', 'abcdeabc', 'ሀለሐመሀ', 'cab', 'ሀለሐ', 'eeee', 'bacdeab', 'zzzz']) {
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    const isLatin = /[a-z]/.test(word)
    const there = known
      .filter((each) => /[a-z]/.test(each.word) === isLatin && each.word.length >= (isLatin ? 4 : 3))
      .map((each) => ({ ...each, distance: distanceWithin(word, each.word, most) }))
      .filter(({ distance }) => distance <= most && word.length >= (isLatin ? 4 : 3))
      .sort((one, other) => one.distance - other.distance || other.posts - one.posts || (one.word < other.word ? -1 : 1))
    const nearest = there.filter(({ distance }) => distance === there[0]?.distance).map((each) => each.word)
    expect([word, near(word, [])]).toEqual([word, nearest.slice(0, 6)])
  }
})

test('what sounds the same is likelier meant', () => {
  const near = nearAmong(['bater', 'water'].map((word) => ({ word, posts: 1 })))
  expect(near('vater', [])).toEqual(['bater', 'water'])
  expect(near('vater', [{ word: 'water', posts: 1 }])).toEqual(['water', 'bater'])
})

test('a word of three letters is taken for nothing but what sounds the same, and has lost its vowels', () => {
  const near = nearAmong(['mark', 'bark', 'buys'].map((word) => ({ word, posts: 1 })))
  expect(near('mrk', [])).toEqual([])
  expect(near('mrk', [{ word: 'mark', posts: 1 }])).toEqual(['mark'])
  expect(near('bus', [{ word: 'buys', posts: 1 }])).toEqual([])
})

test('after a change the old words serve until the new ones are there', async () => {
  const clock = testClock()
  let stamp = 'first'
  let give: (words: { word: string; posts: number }[]) => void = () => {}
  let reads = 0
  const nearWords = createNearWords(
    {
      stamp: async () => stamp,
      words: () => {
        reads += 1
        return new Promise((done) => {
          give = done
        })
      },
    },
    clock,
  )
  const first = nearWords()
  await Promise.resolve()
  give([{ word: 'licence', posts: 1 }])
  expect((await first)('lisence', [])).toEqual(['licence'])
  stamp = 'second'
  expect((await nearWords())('pasport', [])).toEqual([])
  expect(reads).toBe(1)
  clock.advance(60)
  // Nobody waits: these words have not been given yet.
  expect((await nearWords())('pasport', [])).toEqual([])
  expect((await nearWords())('pasport', [])).toEqual([])
  expect(reads).toBe(2)
  give([{ word: 'passport', posts: 1 }])
  await expect.poll(async () => (await nearWords())('pasport', [])).toEqual(['passport'])
  expect(reads).toBe(2)
})
