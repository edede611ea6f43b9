import { expect, test } from 'vitest'
import { testClock } from '../../../test/clock.ts'
import type { AppError } from '../errors.ts'
import { createUploadPlaces } from './upload-places.ts'

/** Uploads on a clock that a test moves. `come` returns how the upload stands: still there, or the code that ended it. */
function setUp() {
  const clock = testClock()
  const places = createUploadPlaces(clock)
  const come = ({ ip = '10.0.0.1', isGuest = true, bytesASecond = 50_000 }) => {
    const begun = clock.ticks()
    const upload = { state: 'coming', end: () => {} }
    const received = () => 1400 + ((clock.ticks() - begun) / 1000) * bytesASecond
    try {
      const { lost, end } = places.take({ ip, isGuest, received })
      upload.end = end
      lost.catch((error: AppError) => {
        upload.state = error.code
      })
    } catch (error) {
      upload.state = `refused: ${(error as AppError).code}`
    }
    return upload
  }
  const pass = async (seconds: number) => {
    for (let i = 0; i < seconds; i += 1) {
      clock.advance(1)
      places.sweep()
    }
    await null
  }
  return { come, pass }
}
const HANGING = { bytesASecond: 1 }

test('of 200 forms that hang from 50 addresses, and come again whenever they are ended, none is in the way of anybody', async () => {
  const { come, pass } = setUp()
  let refused = 0
  let hanging = Array.from({ length: 200 }, (_, i) => come({ ip: `10.1.0.${i % 50}`, ...HANGING }))
  for (let second = 0; second < 60; second += 1) {
    const upload = come({ ip: `10.2.0.${second}` })
    const same = come({ ip: `10.1.0.${second % 50}` })
    await pass(4)
    if (upload.state !== 'coming' || same.state !== 'coming') refused += 1
    upload.end()
    same.end()
    hanging = hanging.map((each, i) => (each.state === 'coming' ? each : come({ ip: `10.1.0.${i % 50}`, ...HANGING })))
  }
  expect(refused).toBe(0)
})

test('twelve that hang leave room to their neighbours behind the same address', async () => {
  const { come, pass } = setUp()
  for (let i = 0; i < 12; i += 1) come(HANGING)
  await pass(2)
  const neighbours = Array.from({ length: 4 }, () => come({}))
  await pass(3)
  expect(neighbours.map(({ state }) => state)).toEqual(Array(4).fill('coming'))
})

test('whoever comes at a good speed keeps the place: the thirteenth waits, and comes in when one has ended', async () => {
  const { come, pass } = setUp()
  const good = Array.from({ length: 12 }, () => come({}))
  await pass(2)
  expect(come({}).state).toBe('refused: busy')
  good[0]?.end()
  expect(come({}).state).toBe('coming')
  expect(good.slice(1).every(({ state }) => state === 'coming')).toBe(true)
})

test('what is slower than any line ends after ten seconds, a slow line does not', async () => {
  const { come, pass } = setUp()
  const [hanging, slow] = [come(HANGING), come({ bytesASecond: 3000 })]
  await pass(10)
  expect([hanging.state, slow.state]).toEqual(['coming', 'coming'])
  await pass(1)
  expect([hanging.state, slow.state]).toEqual(['upload_too_slow', 'coming'])
  await pass(40)
  expect(slow.state).toBe('coming')
})

test('guests never fill all places, also at a good speed', async () => {
  const { come, pass } = setUp()
  for (let i = 0; i < 60; i += 1) come({ ip: `10.3.0.${i}` })
  await pass(2)
  const signedIn = Array.from({ length: 12 }, (_, i) => come({ ip: `10.4.0.${i}`, isGuest: false }))
  expect(come({ ip: '10.5.0.1' }).state).toBe('refused: busy')
  expect(signedIn.map(({ state }) => state)).toEqual(Array(12).fill('coming'))
})

test('the network that has most makes room', async () => {
  const { come, pass } = setUp()
  const crowd = Array.from({ length: 12 }, (_, i) => come({ ip: '10.6.0.1', bytesASecond: 4000 + i }))
  const others = Array.from({ length: 24 }, (_, i) => come({ ip: `10.7.0.${i}`, bytesASecond: 3000 }))
  await pass(3)
  expect(come({ ip: '10.8.0.1' }).state).toBe('coming')
  await pass(1)
  expect(crowd.filter(({ state }) => state !== 'coming')).toEqual([crowd[0]])
  expect(others.every(({ state }) => state === 'coming')).toBe(true)
})
