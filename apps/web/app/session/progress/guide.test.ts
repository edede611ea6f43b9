import type { Reading } from '@menged/contracts/posts'
import { stepMark } from '@menged/contracts/step-marks'
import { beforeEach, expect, test, vi } from 'vitest'
import { SIGNED_OUT, useSession } from '../session.ts'

const { followGuide } = await import('./guide.ts')
const { readProgress } = await import('./local.ts')

const storage = new Map<string, string>()
const listeners = new Map<string, () => void>()
const STEPS = ['Register', 'Pay', 'Collect'].map((title) => ({ title, text: 'There.' }))
const reading = (over: object = {}): Reading =>
  ({
    _id: 'trade-licence',
    language: 'en',
    title: 'Trade licence',
    guide: { steps: STEPS, documents: [{}, {}] },
    ...over,
  }) as Reading
const tick = (papers: string[], steps: string[] = []) => {
  storage.set('ticks:trade-licence', JSON.stringify(papers))
  storage.set('steps:trade-licence', JSON.stringify(steps))
}
const kept = () => readProgress()['trade-licence']

beforeEach(() => {
  storage.clear()
  listeners.clear()
  useSession.setState(SIGNED_OUT)
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00.000Z') })
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: vi.fn() },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test('a tick is noted after a pause, or when the guide is left; without a tick nothing is', () => {
  const { stop } = followGuide(reading(), 'en')
  expect(kept()).toBeUndefined()
  tick(['tin'])
  listeners.get('change')?.()
  vi.runAllTimers()
  expect(kept()).toMatchObject({
    papers: ['tin'],
    steps: [],
    title: 'Trade licence',
    paperCount: 2,
    marks: STEPS.map(stepMark),
    seen: null,
  })
  tick(['tin'], ['1'])
  listeners.get('change')?.()
  stop()
  expect(kept()).toMatchObject({ papers: ['tin'], steps: [1] })
  expect(listeners.size).toBe(0)
})

test('with its last tick a guest’s guide is forgotten', () => {
  tick(['tin'])
  const { stop } = followGuide(reading(), 'en')
  expect(kept()).toBeDefined()
  tick([])
  stop()
  expect(kept()).toBeUndefined()
})

test('a step that has changed is named until the next tick, and only in the language that was read', () => {
  tick([], ['1'])
  followGuide(reading(), 'en').stop()
  const steps = STEPS.map((step) => (step.title === 'Pay' ? { ...step, fee: 'ETB 200' } : step))
  const changed = reading({ guide: { steps, documents: [] } })
  for (let visit = 0; visit < 2; visit += 1) {
    const following = followGuide(changed, 'en')
    expect(following.changed).toEqual([2])
    following.stop()
  }
  expect(followGuide(reading({ language: 'am' }), 'am').changed).toEqual([])
  const last = followGuide(changed, 'en')
  tick([], ['1', '2'])
  listeners.get('change')?.()
  vi.runAllTimers()
  last.stop()
  expect(followGuide(changed, 'en').changed).toEqual([])
})

test('what was ticked is newer than what the account said, whatever the clock of the device', () => {
  storage.set(
    'progress',
    JSON.stringify({
      'trade-licence': {
        postId: 'trade-licence',
        papers: ['tin'],
        steps: [],
        language: 'en',
        marks: [],
        title: '',
        paperCount: 0,
        changedAt: '2026-11-20T09:00:00.000Z',
        seen: '2026-11-20T09:00:00.000Z',
        of: 'u-1',
      },
    }),
  )
  tick(['tin', 'lease'])
  followGuide(reading(), 'en').stop()
  expect(kept()).toMatchObject({ changedAt: '2026-11-20T09:00:00.001Z', seen: '2026-11-20T09:00:00.000Z', of: 'u-1' })
})
